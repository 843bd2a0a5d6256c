import type { Intention } from '$lib/schema';
import { intention, type Batch, type Desk, type Offer, type Scene } from '../../table/desk';
import { tell } from '../../table/text.svelte';
import type { EventName, Moves, Verb } from '../../generated/ars_universalis';
import { studio } from './studio.svelte';
import { handOf, rulesOf, soloWorks, viewOf } from './view';

const stepOf = (scene: Scene) => viewOf(scene.position).turn.step;
const mine = (scene: Scene) => handOf(scene.position, scene.position.seat) ?? [];
const has = (scene: Scene, verb: Verb) => scene.position.legal.some((move) => move.verb === verb);

function batch(scene: Scene): Batch<Moves> | null {
  const { turn, surplus } = viewOf(scene.position);
  switch (turn.step) {
    case 'trade':
      return studio.selling ? { least: 1, most: Infinity } : null;
    case 'solo_discard':
      return { least: surplus, most: surplus };
    case 'receive':
      return { least: has(scene, 'keep') ? 0 : 1, most: surplus, then: 'keep' };
    default:
      return null;
  }
}

/** The solved work that was touched last can be completed. */
function offer(scene: Scene): Offer | null {
  const easel = studio.solved;
  if (!easel || !['projects', 'solo'].includes(stepOf(scene))) return null;
  const other = studio.easels.find((one) => one !== easel && one.bench.cards.length);
  const { points, title } = easel;
  const spends = tell('bench-spends', { cards: easel.bench.cards.join(', ') });
  return {
    title: tell('offer-complete', { title, points }),
    help: other
      ? `${spends} ${tell('bench-keeps', { title: other.title, count: other.bench.cards.length })}`
      : spends,
    button: tell('bench-complete', { points }),
    busy: easel.busy,
    make: () => void easel.complete(),
  };
}

const FURTHEST = 30; // raises that are offered at once

/** While another bids: how far one goes for the figure, or that one does not; and to leave the phase. */
function ahead(scene: Scene): Intention[][] {
  const { turn, auctioned, bidding, in_play, bid, players } = viewOf(scene.position);
  const { seat } = scene.position;
  const found: Intention[][] = [];
  if (turn.step === 'bidding' && auctioned && bidding.includes(seat)) {
    const most = Math.min(players[seat]!.coins - bid, FURTHEST);
    const raises = Array.from({ length: Math.max(0, most) }, (_, more) => `raise ${bid + 1 + more}`);
    const when = { auctioned };
    if (raises.length)
      found.push(raises.map((_, last) => intention('bidding', [...raises.slice(0, last + 1), 'pass'], when)));
    found.push([intention('bidding', ['pass'], when)]);
  }
  if (['auction', 'bidding'].includes(turn.step ?? '') && in_play.includes(seat))
    found.push([intention('auction', ['withdraw'])]);
  return found;
}

/** Between two: a round more without a figure loses the game. */
function isLastChance({ position }: Scene): boolean {
  const { players } = viewOf(position);
  const own = players[position.seat];
  return players.length === 2 && own !== undefined && own.idle + 1 >= rulesOf(position).idle_rounds;
}

const PROPOSED: readonly Verb[] = ['raise', 'hire', 'end'];

export const desk: Desk<Moves, EventName> = {
  buttons: ['keep', 'pass', 'decline', 'withdraw', 'end'],

  // To raise by the least, or to hire the one figure there is, is proposed as soon as one is asked.
  // While one's hand makes a work the way leads to its bench, not to the end of the turn.
  main: (scene) =>
    PROPOSED.find((verb) => has(scene, verb) && !(verb === 'end' && studio.lead(scene.position))) ?? null,

  offer,
  ahead,

  doubt(scene, move) {
    if (move.verb === 'decline' && isLastChance(scene))
      return { title: tell('doubt-decline'), help: tell('doubt-decline.help') };
    const easel = move.verb === 'end' && stepOf(scene) === 'projects' ? studio.solved : null;
    if (!easel) return null;
    const { title, points } = easel;
    return { title: tell('doubt-end'), help: tell('doubt-end.help', { title, points }) };
  },

  details(scene) {
    const view = viewOf(scene.position);
    const rules = rulesOf(scene.position);
    const figure = view.auctioned ?? (stepOf(scene) === 'recruitment' ? view.table[0] : null);
    return {
      figure: figure ? tell(`figure-${figure}`) : '',
      bid: view.bid,
      last: String(has(scene, 'take') || (view.in_play.length === 1 && stepOf(scene) === 'auction')),
      coins: view.players[scene.position.seat]?.coins ?? 0,
      danger: String(isLastChance(scene)),
      sell: rules.sell_price,
      buy: rules.buy_price,
      shift: rules.shift_coins,
      limit: view.limit,
      workshop: String(view.workshop.length > 0),
      help: String(!scene.position.withheld.includes('complete')),
      most: view.surplus,
    };
  },

  // To pass an auction is said by one word, and asked for again in the next; the turn ends the same way, and where
  // that would leave something behind it is asked first.
  direct: (_, move) => move.verb === 'pass' || move.verb === 'end',

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

  decided(scene) {
    const { forfeits, players } = viewOf(scene.position);
    if (!forfeits.length || forfeits.length === players.length) return null;
    return tell('ended-forfeit', { me: String(forfeits.includes(scene.position.seat)) });
  },

  anchor(event, _piece, zone, appears) {
    if (zone === 'hand') return 'materials';
    if (event?.event === 'acquired' && zone === 'offer' && !appears) return `seat-${event.args.seat}`;
    return zone === 'offer' && appears ? 'figures' : '';
  },
};
