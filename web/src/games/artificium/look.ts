import anvil from 'icon:anvil';

import type { GameLook } from '../index';

export const look: GameLook = { emblem: anvil, minutes: '20–50' };
