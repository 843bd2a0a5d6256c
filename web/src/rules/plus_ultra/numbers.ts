import type { Rules } from '../../generated/plus_ultra';

export interface Deck {
  mode: 'basic' | 'ambassador' | 'court' | 'both';
  seats: number;
  deck: number;
  drafted: number;
  left: number; // besides the one put aside
}

/** The sets are the ruleset's: designers may move a character from one to the other. */
export function sets(rules: Rules): { basic: number; advanced: number } {
  const many = (wanted: string) => Object.values(rules.character_set).filter((set) => set === wanted).length;
  return { basic: many('basic'), advanced: many('advanced') };
}

/** The character deck of every mode and number of players. */
export function decks(rules: Rules): Deck[] {
  const { basic, advanced } = sets(rules);
  const each = rules.characters_per_player;
  const court = rules.court_characters;
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
