import imperialCrown from 'icon:imperial-crown';

import type { GameLook } from '../index';

export const look: GameLook = { emblem: imperialCrown, players: [2, 4] };
