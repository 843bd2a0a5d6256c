import laurelCrown from 'icon:laurel-crown';

import type { GameLook } from '../index';

export const look: GameLook = { emblem: laurelCrown, players: [1, 4], minutes: '45', puzzles: '/puzzles' };
