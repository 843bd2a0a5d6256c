import laurelCrown from 'icon:laurel-crown';

import type { GameLook } from '../index';

export const look: GameLook = { emblem: laurelCrown, minutes: '45' };
