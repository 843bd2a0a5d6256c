import { ADVANCED, BASIC } from '../../games/plus_ultra/cards';
import type { Ruleset } from '../ruleset';

export interface Deck {
  mode: 'basic' | 'ambassador' | 'court' | 'both';
  seats: number;
  deck: number;
  drafted: number;
  left: number; // besides the one put aside
}

/** The sets are the ruleset's: designers may move a character from one to the other. */
export function sets(rules: Ruleset): { basic: number; advanced: number } {
  const known = Object.values((rules.character_set ?? {}) as Record<string, string>);
  return {
    basic: known.filter((set) => set === 'basic').length || BASIC.length,
    advanced: known.filter((set) => set === 'advanced').length || ADVANCED.length,
  };
}

/** The character deck of every mode and number of players. */
export function decks(rules: Ruleset): Deck[] {
  const { basic, advanced } = sets(rules);
  const each = rules.characters_per_player as Record<string, number>;
  const court = Number(rules.court_characters);
  const row = (mode: Deck['mode'], seats: number, deck: number, hand: number): Deck => ({
    mode,
    seats,
    deck,
    drafted: seats * hand,
    left: deck - 1 - seats * hand,
  });
  return [
    ...[2, 3, 4].map((seats) => row('basic', seats, basic, each[seats]!)),
    ...[3, 4].map((seats) => row('ambassador', seats, basic + 1, each[seats]!)),
    row('court', 3, basic + 1, court),
    row('court', 4, basic + advanced, court),
    row('both', 3, basic + 2, court),
    row('both', 4, basic + advanced + 1, court),
  ];
}
