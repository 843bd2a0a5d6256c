import galaxy from 'icon:galaxy';

import type { GameLook } from '../index';

export const look: GameLook = { emblem: galaxy, minutes: '30–45' };
