import galaxy from 'icon:galaxy';

import type { GameLook } from '../index';

export const look: GameLook = { emblem: galaxy, players: [1, 1], minutes: '30–45' };
