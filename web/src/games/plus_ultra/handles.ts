import type { Handle } from '../../table/choice.svelte';

/** Everything on the board that can be chosen: which arguments of which moves it stands for. */

const ACTIONS = [
  'basic',
  'ship',
  'deposit',
  'donate',
  'sell',
  'spend',
  'replace',
  'reinforce',
  'recruit',
  'carry',
  'windows',
  'raid',
  'plunder',
  'acquire',
  'take_estate',
  'settle',
  'catch',
  'take_embassy',
  'copy',
];
const all = (verbs: readonly string[], argument: string) =>
  Object.fromEntries(verbs.map((verb) => [verb, argument]));

export const actionHandle = (basic: number): Handle => ({ verbs: all(ACTIONS, 'basic'), value: basic });
export const packHandle = (character: string): Handle => ({
  verbs: { draft: 'character' },
  value: character,
});
export const cardHandle = (character: string): Handle => ({
  verbs: { play_card: 'character' },
  value: character,
});
export const copyHandle = (character: string): Handle => ({ verbs: { copy: 'character' }, value: character });

export const commonHandle = (common: string): Handle => ({
  verbs: { [common]: '', unlock: 'common' },
  value: common,
});

export const goodHandle = (position: number): Handle => ({
  verbs: all(['ship', 'carry', 'plunder'], 'position'),
  value: position,
});
export const nativesHandle = (position: number, tile: string): Handle => ({
  verbs: all(['catch', 'mission_capture'], 'position'),
  value: position,
  also: { tile },
});
export const colonyHandle = (position: number): Handle => ({
  verbs: all(['open_mission', 'settle'], 'position'),
  value: position,
});
export const slotHandle = (position: number, slot: number): Handle => ({
  verbs: all(['open_mission', 'settle'], 'slot'),
  value: slot,
  also: { position },
});
export const newHouseHandle = (slot: number | 'none'): Handle => ({ verbs: { house: 'slot' }, value: slot });
export const cathedralHandle = (position: number): Handle => ({
  verbs: { cathedral: 'at' },
  value: position,
});

export const raidHandle = (direction: 'down' | 'up'): Handle => ({
  verbs: { raid_move: 'direction' },
  value: direction,
});

export const marketHandle = (square: number): Handle => ({
  verbs: { sell: 'source', donate: 'source', ship: 'onto' },
  value: square,
});
export const surplusHandle: Handle = { verbs: { sell: 'source', donate: 'source' }, value: 'surplus' };
export const churchHandle = (square: number): Handle => ({
  verbs: { donate: 'square', coin: 'square' },
  value: square,
});
export const warHandle = (square: number): Handle => ({ verbs: { replace: 'square' }, value: square });
export const seatHandle = (seat: number): Handle => ({
  verbs: { raid: 'victim', reinforce: 'owner' },
  value: seat,
});
export const shipHandle = (seat: number): Handle => ({ verbs: { raid: 'victim' }, value: seat, copy: 1 });
export const estateHandle = (square: number): Handle => ({
  verbs: all(['buy_estate', 'take_estate'], 'square'),
  value: square,
});
export const ownEstateHandle = (place: number): Handle => ({
  verbs: { discard_estate: 'number' },
  value: place,
});
export const embassyHandle = (desk: string): Handle => ({
  verbs: all(['visit_embassies', 'take_embassy'], 'desk'),
  value: desk,
});

/** Arguments that are no thing on the board: their values are offered beside the prompt. */
export const ASKED: readonly string[] = [
  'answer',
  'regiments',
  'by',
  'direction',
  'readiness',
  'what',
  'steps',
  'good',
  'ducats',
  'tier',
  'windows',
  'window',
  'at',
  'common',
];
/** Of these only one value is no thing on the board. */
export const ELSEWHERE: Readonly<Record<string, string>> = { at: 'gp', common: 'none' };

/** Moves that are asked for at once, without anything chosen before. */
export const QUESTIONS: ReadonlySet<string> = new Set([
  'standup',
  'buy_bull',
  'bid',
  'muster',
  'unlock',
  'natives',
  'cathedral',
  'ransom',
  'offer',
  'tribute',
  'passive',
  'raid_move',
]);

export const askedHandle = (verbs: readonly string[], argument: string, value: string | number): Handle => ({
  verbs: all(verbs, argument),
  value,
});
