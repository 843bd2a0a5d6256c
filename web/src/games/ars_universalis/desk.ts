import type { Batch, Desk, Scene } from '../../table/desk';
import { tell } from '../../table/text.svelte';
import { studio } from './studio.svelte';
import { handOf, limitOf, rulesOf, soloWorks, viewOf } from './view';

const stepOf = (scene: Scene) => viewOf(scene.position).turn.step;
const mine = (scene: Scene) => handOf(scene.position, scene.position.seat) ?? [];
const has = (scene: Scene, verb: string) => scene.position.legal.some((move) => move.verb === verb);

/** How many materials are on their way: those bought, or those the new figure brings. */
function coming(scene: Scene): number {
  const { seat } = scene.position;
  for (const { seat: who, moves, events } of scene.entries.toReversed()) {
    const bid = moves.find((move) => move.verb === 'buy');
    if (who === seat && bid) return Number(bid.args.number);
    const found = events.findLast(({ event, args }) => event === 'acquired' && args.seat === seat);
    if (found) return studio.cards?.figures.find((figure) => figure.id === found.args.figure)?.materials ?? 0;
  }
  return 0;
}

function batch(scene: Scene): Batch | null {
  const hand = mine(scene);
  switch (stepOf(scene)) {
    case 'trade':
      return studio.selling ? { least: 1, most: Infinity } : null;
    case 'solo_discard': {
      const left = hand.length - limitOf(scene.position);
      return { least: left, most: left };
    }
    case 'receive': {
      const most = hand.length + coming(scene) - limitOf(scene.position);
      return { least: has(scene, 'keep') ? 0 : 1, most, then: 'keep' };
    }
    default:
      return null;
  }
}

export const desk: Desk = {
  buttons: ['keep', 'pass', 'decline', 'withdraw', 'end'],

  main: (scene) => (has(scene, 'end') ? 'end' : null),

  details(scene) {
    const view = viewOf(scene.position);
    const rules = rulesOf(scene.position);
    const figure = view.auctioned ?? (stepOf(scene) === 'recruitment' ? view.table[0] : null);
    return {
      figure: figure ? tell(`figure-${figure}`) : '',
      bid: view.bid,
      last: String(has(scene, 'take') || (view.in_play.length === 1 && stepOf(scene) === 'auction')),
      coins: view.players[scene.position.seat]?.coins ?? 0,
      sell: rules.sell_price,
      buy: rules.buy_price,
      shift: rules.shift_coins,
      limit: limitOf(scene.position),
      workshop: String(view.workshop.length > 0),
      help: String(!scene.position.withheld.includes('complete')),
      most: Math.max(0, mine(scene).length + coming(scene) - limitOf(scene.position)),
    };
  },

  // To pass an auction is said by one word, and asked for again in the next.
  direct: (_, move) => move.verb === 'pass',

  batch,

  filler(scene, argument) {
    const view = viewOf(scene.position);
    if (argument === 'take') return view.bank[0] ?? null;
    if (argument === 'give') return mine(scene)[0] ?? null;
    return null;
  },

  sources: () => [
    ...['painting', 'literature', 'music', 'sculpture', 'science'],
    ...['bonuses', 'transitions', 'developments', 'achievement', 'marker', 'treasures'],
  ],

  outcome(scene) {
    const view = viewOf(scene.position);
    if (view.grid) {
      return {
        title: tell(view.outcome === 'won' ? 'solo-won' : 'solo-lost'),
        help: tell('solo-works', { works: soloWorks(view) }),
      };
    }
    return null;
  },

  anchor(event, _piece, zone, appears) {
    if (zone === 'hand') return 'materials';
    if (event?.event === 'acquired' && zone === 'offer' && !appears) return `seat-${event.args.seat}`;
    return zone === 'offer' && appears ? 'figures' : '';
  },
};
