import type { EventName, Moves } from '../../generated/universal_tapestry';
import type { Desk, Scene } from '../../table/desk';
import { tell } from '../../table/text.svelte';
import { nameOf } from './pieces';
import { byTime, isGap, minutes, ownSymbols, rulesOf, viewOf } from './view';

const stepOf = (scene: Scene) => viewOf(scene.position)?.turn.step;

export const desk: Desk<Moves, EventName> = {
  buttons: ['discard', 'finish'],

  // What is left when a card can go nowhere, or when there is nothing more to win.
  main: (scene) => {
    const verbs = new Set(scene.position.legal.map((move) => move.verb));
    if (verbs.has('finish')) return 'finish';
    return stepOf(scene) === 'resolve' && verbs.size === 1 && verbs.has('discard') ? 'discard' : null;
  },

  details(scene, move) {
    const view = viewOf(scene.position);
    const own = ownSymbols(scene.position);
    const hand = view?.hand;
    const back = view?.area[Number(move?.args.slot)];
    const taken = view?.tapestry[`${move?.args.row} ${move?.args.column}`];
    return {
      card: hand ? nameOf(hand, own) : '',
      colour: isGap(back) ? '–' : tell(`colour-${back}`),
      taken: taken ? nameOf(taken, own) : '–',
      places: view?.holding?.places.length ?? 0,
      swaps: view?.holding?.swaps.length ?? 0,
      some: String(!!view?.holding && view.holding.places.length + view.holding.swaps.length > 0),
      cards: view ? Object.keys(view.tapestry).length : 0,
      complete: String(view !== null && Object.keys(view.tapestry).length >= view.full),
      timed: String(byTime(scene.position)),
      points: rulesOf(scene.position).points[hand?.[0] ?? ''] ?? 0,
      discards: (view?.discards.length ?? 0) + 1,
      most: view?.most_discards ?? 0,
      last: String(view !== null && view.discards.length >= view.most_discards),
      touch: String(matchMedia('(pointer: coarse)').matches),
    };
  },

  // What comes to the draw area is seen there.
  untold: ['dealt', 'refilled'],

  // A card once seen cannot be put back, so there is nothing to think over.
  direct: (_, move) => move.verb === 'draw',

  filler: () => null,

  sources: () => ['R', 'O', 'Y', 'G', 'B', 'P', 'won'],

  outcome(scene) {
    const view = viewOf(scene.position);
    if (!view?.result) return null;
    const cards = Object.keys(view.tapestry).length;
    if (view.result === 'lost') {
      return {
        title: view.gave_up ? tell('end-gave-up') : tell('end-lost'),
        help: tell('end-laid', { cards }),
      };
    }
    if (!byTime(scene.position))
      return { title: tell('end-won'), help: tell('points', { points: view.points }) };
    const rank = view.rank ? tell(`rank-${view.rank}`) : '';
    return { title: tell('end-won'), help: [minutes(view.elapsed), rank].filter(Boolean).join(' · ') };
  },

  anchor(event, _piece, zone, appears) {
    if (!appears) return '';
    if (zone === 'hand' && event?.event === 'drew') return `slot-${event.args.slot}`;
    return zone.startsWith('slot-') ? 'deck' : '';
  },
};
