import { tell } from '../../table/text.svelte';
import { isAction, type CardData, type Rules } from '../../games/artificium/view';
import type { Book, Figure } from '../book';
import { ours } from '../provenance';
import type { Ruleset } from '../ruleset';
import Cards from './Cards.svelte';
import Resources from './Resources.svelte';
import Squares from './Squares.svelte';

const cardsOf = (rules: Ruleset) => (rules as Rules).cards;
const cardWords = (cards: readonly string[]) => () => cards.map((card) => tell(`card-${card}`)).join('\n');

const gallery = (...cards: string[]): Figure => ({
  picture: Cards,
  args: { cards },
  words: cardWords(cards),
});
const one = (card: string): Figure => ({ ...gallery(card), beside: true });

const RAW = ['sawmill', 'farm'];
const SECOND = ['charcoal_hut', 'hunting_lodge', 'mill_bakery', 'brewery'];
const THIRD = ['crystal_mine', 'iron_foundry'];
const FOURTH = ['laboratory', 'swordsmith'];
const FIFTH = ['wizard_tower', 'castle'];

const sum = (cards: readonly CardData[]) => cards.reduce((total, card) => total + card.count, 0);

export const book: Book = {
  sections: [
    { id: 'aim', level: 2 },
    { id: 'components', level: 2 },
    { id: 'resources', level: 2 },
    { id: 'setup', level: 2 },
    { id: 'round', level: 2 },
    { id: 'round-start', level: 3 },
    { id: 'market', level: 3 },
    { id: 'choose', level: 3 },
    { id: 'resolve', level: 3 },
    { id: 'trade', level: 3 },
    { id: 'round-end', level: 3 },
    { id: 'buildings', level: 2 },
    { id: 'wizard-tower', level: 3 },
    { id: 'castle', level: 3 },
    { id: 'actions', level: 2 },
    { id: 'exploration', level: 3 },
    { id: 'theft', level: 3 },
    { id: 'rebuilding', level: 3 },
    { id: 'fair', level: 3 },
    { id: 'track', level: 2 },
    { id: 'end', level: 2 },
    { id: 'example', level: 2 },
    { id: 'piles', level: 2 },
    { id: 'open-and-secret', level: 2 },
    { id: 'good-to-know', level: 2 },
    { id: 'reconstructed', level: 2 },
  ],
  figures: {
    anatomy: gallery('farm', 'swordsmith', 'fair'),
    resources: {
      picture: Resources,
      words: (rules) =>
        [
          ...Object.keys((rules as Rules).buy).map((name) => tell(`resource-${name}`, { count: 1 })),
          ...Object.keys(cardsOf(rules)).map((card) => tell(`card-${card}`)),
        ].join('\n'),
    },
    raw: gallery(...RAW),
    second: gallery(...SECOND),
    third: gallery(...THIRD, ...FOURTH),
    fifth: gallery(...FIFTH),
    wizard_tower: one('wizard_tower'),
    castle: one('castle'),
    exploration: one('exploration'),
    theft: one('theft'),
    rebuilding: one('rebuilding'),
    fair: one('fair'),
    track: { picture: Squares },
  },
  derive(ruleset) {
    const rules = ruleset as Rules;
    const cards = Object.entries(rules.cards);
    const all = cards.map(([, card]) => card);
    const actions = cards.filter(([name]) => isAction(rules, name)).map(([, card]) => card);
    const points = (card: string) => rules.cards[card]?.points ?? 0;
    const sale = rules.sell.beer! + rules.sell.sword! + 2 * rules.sell.wood!;
    const start = 11; // the marker at the beginning of the example
    const chain = ['sawmill', 'mill_bakery', 'brewery', 'swordsmith', 'castle'];
    const marker = chain.map((_, index) =>
      chain.slice(0, index + 1).reduce((total, card) => total + points(card), start),
    );
    return {
      all_cards: sum(all),
      action_cards: sum(actions),
      building_cards: sum(all) - sum(actions),
      kinds: all.length,
      raw_points: points('sawmill'),
      second_points: points('brewery'),
      third_points: points('iron_foundry'),
      fourth_points: points('swordsmith'),
      top_points: points('castle'),
      last_square: ours(rules.track_squares - 1),
      wizard_net: rules.wizard_draw - rules.wizard_discard,
      sale: ours(sale),
      sale_points: ours(Math.floor(sale / rules.coins_per_point)),
      example_start: start,
      ...Object.fromEntries(marker.map((square, index) => [`example_${index + 1}`, square])),
      victim_before: rules.castle_setback + 3,
      victim_after: 3,
      first_square: 0,
      least_seats: 2,
      most_seats: 6,
    };
  },
};
