import { CHARACTERS, COMMONS, EMBASSIES, hasPassive, numbers } from '../../games/plus_ultra/cards';
import type { Rules } from '../../generated/plus_ultra';
import { tell } from '../../table/text.svelte';
import type { Book, Figure } from '../book';
import { ours } from '../provenance';
import Character from './Character.svelte';
import Commons from './Commons.svelte';
import Embassies from './Embassies.svelte';
import Estates from './Estates.svelte';
import Harvest from './Harvest.svelte';
import Majority from './Majority.svelte';
import Market from './Market.svelte';
import Modes from './Modes.svelte';
import { sets } from './numbers';
import Peers from './Peers.svelte';
import Pieces from './Pieces.svelte';
import Sites from './Sites.svelte';
import Tiles from './Tiles.svelte';
import War from './War.svelte';
import Zones from './Zones.svelte';

const card = (character: string): Figure => ({
  picture: Character,
  args: { character },
  words: (rules) =>
    [
      ...[1, 2].map((basic) => `action-${character}-${basic}.full`),
      ...(hasPassive(character) ? [`passive-${character}`] : []),
    ]
      .map((id) => tell(id, numbers(rules)))
      .join('\n'),
});

/** What the rules themselves fix and no table changes. */
const SEATS = [2, 4] as const;
const REGISTER = 50;

export const book: Book = {
  sections: [
    { id: 'aim', level: 2 },
    { id: 'components', level: 2 },
    { id: 'tiles', level: 3 },
    { id: 'board', level: 3 },
    { id: 'setup', level: 2 },
    { id: 'orders', level: 2 },
    { id: 'round', level: 2 },
    { id: 'beginning', level: 3 },
    { id: 'draft', level: 3 },
    { id: 'war', level: 3 },
    { id: 'turn', level: 3 },
    { id: 'bulls', level: 3 },
    { id: 'paying', level: 3 },
    { id: 'estates', level: 3 },
    { id: 'end-of-round', level: 3 },
    { id: 'market', level: 2 },
    { id: 'natives', level: 3 },
    { id: 'sea-trade', level: 3 },
    { id: 'characters', level: 2 },
    { id: 'character-admiral', level: 3 },
    { id: 'character-banker', level: 3 },
    { id: 'character-cardinal', level: 3 },
    { id: 'character-trader', level: 3 },
    { id: 'character-constable', level: 3 },
    { id: 'character-conqueror', level: 3 },
    { id: 'character-pirate', level: 3 },
    { id: 'character-king', level: 3 },
    { id: 'character-viceroy', level: 3 },
    { id: 'character-inquisitor', level: 3 },
    { id: 'character-prince', level: 3 },
    { id: 'character-queen', level: 3 },
    { id: 'character-secretary', level: 3 },
    { id: 'character-ambassador', level: 3 },
    { id: 'common-actions', level: 2 },
    { id: 'court', level: 2 },
    { id: 'new-world-cards', level: 2 },
    { id: 'buildings', level: 3 },
    { id: 'raids', level: 3 },
    { id: 'ambassador-expansion', level: 2 },
    { id: 'scoring', level: 2 },
    { id: 'open-and-hidden', level: 2 },
    { id: 'hints', level: 2 },
    { id: 'good-to-know', level: 2 },
    { id: 'reconstructed', level: 2 },
  ],
  figures: {
    pieces: { picture: Pieces },
    tiles: { picture: Tiles },
    zones: { picture: Zones },
    modes: { picture: Modes },
    peers: { picture: Peers },
    war: { picture: War },
    estates: { picture: Estates },
    harvest: { picture: Harvest },
    market: { picture: Market },
    admiral: card('admiral'),
    banker: card('banker'),
    cardinal: card('cardinal'),
    trader: card('trader'),
    constable: card('constable'),
    conqueror: card('conqueror'),
    pirate: card('pirate'),
    king: card('king'),
    viceroy: card('viceroy'),
    inquisitor: card('inquisitor'),
    prince: card('prince'),
    queen: card('queen'),
    secretary: card('secretary'),
    ambassador: card('ambassador'),
    commons: {
      picture: Commons,
      words: (rules) =>
        COMMONS.map(
          (action) => `${tell(`common-${action}`)}: ${tell(`about-${action}.full`, numbers(rules))}`,
        ).join('\n'),
    },
    sites: { picture: Sites },
    embassies: { picture: Embassies },
    majority: { picture: Majority },
  },
  derive(given) {
    const rules = given as Rules;
    const known = sets(rules);
    const sum = (numbers: Readonly<Record<string, number>>) =>
      Object.values(numbers).reduce((total, one) => total + one, 0);
    return {
      least_seats: SEATS[0],
      most_seats: SEATS[1],
      register: REGISTER,
      characters: CHARACTERS.length,
      basic_characters: known.basic,
      advanced_characters: known.advanced,
      stack: ours(sum(rules.tile_mix)),
      estate_tiles: sum(rules.estate_backs),
      embassy_tiles: EMBASSIES.length,
      example_sale: rules.trader_b1_base - 1,
    };
  },
};
