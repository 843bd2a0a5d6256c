import imperialCrown from 'icon:imperial-crown';

import type { GameLook } from '../index';

export const look: GameLook = { emblem: imperialCrown, minutes: '90', guessed: true };
