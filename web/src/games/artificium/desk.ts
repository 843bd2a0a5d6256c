import type { EventName, Moves, Verb } from '../../generated/artificium';
import { intention, type Batch, type Desk, type Scene } from '../../table/desk';
import { cardOrder, handOf, resourceOrder, rulesOf, size, viewOf } from './view';
import { tell } from '../../table/text.svelte';
import { lacking } from './words';

/** How a revealed card is used. */
const USES: ReadonlySet<string> = new Set<Verb>(['use', 'explore', 'steal', 'rebuild', 'besiege']);

const stepOf = (scene: Scene) => viewOf(scene.position).turn.step;

/** What is handed in together: the rules find the order. */
function batch(scene: Scene): Batch<Moves> | null {
  const step = stepOf(scene);
  if (step !== 'wizard_discard' && step !== 'round_end') return null;
  const left = viewOf(scene.position).to_drop;
  return { least: left ?? 0, most: left ?? Infinity, ...(step === 'round_end' && { then: 'done' }) };
}

export const desk: Desk<Moves, EventName> = {
  buttons: ['use', 'discard', 'take_back', 'mulligan', 'pass', 'done'],

  main: (scene) => (stepOf(scene) === 'resolve' ? 'use' : null),

  details(scene, move) {
    const rules = rulesOf(scene.position);
    const view = viewOf(scene.position);
    const resource = String(move?.args.resource ?? '');
    const prices = {
      buy: rules.buy[resource],
      sell: rules.sell[resource],
      steal: view.theft_cost?.[resource],
    };
    const coins = prices[move?.verb as keyof typeof prices] ?? view.swap_cost ?? 0;
    const revealed = view.players[scene.position.seat]?.revealed;
    const found = revealed ? view.cards?.[revealed] : undefined;
    const { legal } = scene.position;
    return {
      first: String(legal.some(({ verb }) => verb === 'mulligan')),
      usable: legal.some(({ verb }) => USES.has(verb))
        ? 'now'
        : found && size(found.missing) + found.lacks_coins > 0
          ? 'lacks'
          : 'no',
      list: found ? lacking(found) : '',
      undo: String(scene.position.table.undo_off === ''),
      draw: rules.mulligan_draw,
      discard: view.to_drop ?? rules.wizard_discard,
      coins,
      kind: revealed ?? 'none',
      ...(revealed && { card: tell(`card-${revealed}`) }),
    };
  },

  // Leaving the market is said by one word.
  direct: (scene, move) => stepOf(scene) === 'market' && move.verb === 'pass',
  // Trades are made together with what ends the turn.
  stages: (scene, move) => stepOf(scene) === 'resolve' && ['buy', 'sell'].includes(move.verb),

  batch,
  // While others look for a card: to leave the market when it is one's turn.
  ahead: (scene) =>
    stepOf(scene) === 'market' && !viewOf(scene.position).players[scene.position.seat]?.passed
      ? [[intention('market', ['pass'])]]
      : [],

  filler(scene, argument) {
    const view = viewOf(scene.position);
    if (argument === 'take') return Object.keys(view.market)[0] ?? null;
    if (argument === 'victim') return view.players.findIndex((_, seat) => seat !== scene.position.seat);
    if (argument === 'resource') return resourceOrder(rulesOf(scene.position))[0]!;
    return Object.keys(handOf(scene.position))[0] ?? null;
  },

  sources: (position) => [...cardOrder(rulesOf(position)), 'setbacks', 'coins'],

  anchor(event, piece, zone, appears) {
    // A card turned up was there already, face down.
    if (zone.startsWith('laid-'))
      return appears && piece === 'back' ? `seat-${zone.slice('laid-'.length)}` : '';
    if (zone.startsWith('played-') && appears) return `seat-${zone.slice('played-'.length)}`;
    if (event?.event === 'swapped' && zone === 'market') return `seat-${event.args.seat}`;
    return appears ? 'deck' : 'discard';
  },
};
