import type { EventName, Moves } from '../../generated/plus_ultra';
import { intention, type ArgsOf, type Desk, type MoveOf, type Scene } from '../../table/desk';
import { tell, type TextArgs } from '../../table/text.svelte';
import { nameOf } from '../../table/table.svelte';
import { CHARACTERS, COMMONS, hasPassive, NATIONS, numbers } from './cards';
import { buildingOf, rulesOf, viewOf, type Rules, type View } from './view';

const stepOf = (scene: Scene) => viewOf(scene.position).turn.step;

// The numbers of a game never change; its texts ask for all of them in every sentence.
const known = new WeakMap<Rules, TextArgs>();
function told(rules: Rules): TextArgs {
  const found = known.get(rules) ?? numbers(rules);
  known.set(rules, found);
  return found;
}

const isCommon = (verb: string) => (COMMONS as readonly string[]).includes(verb);

const goodOf = (view: View, source: string): string | undefined =>
  source === 'surplus' ? view.surplus.at(-1) : view.market[Number(source) - 1];

function colonyName(view: View, position: number): string {
  const site = view.new_world[position - 1]?.site;
  return site
    ? tell('note-site', { position, site: tell(`site-${site}`) })
    : tell('note-place', { position });
}

/** What the reader has, and who asks him. */
function own(scene: Scene): TextArgs {
  const view = viewOf(scene.position);
  const { seat, table } = scene.position;
  const me = view.players[seat];
  const asking = table.seats[view.active];
  return {
    actor: asking ? nameOf(asking) : '–',
    own: view.active === seat ? 'yes' : 'no',
    purse: me?.ducats ?? 0,
    gp: me?.score ?? 0,
    ready: me?.ready ?? 0,
    pool: me?.pool ?? 0,
    bulls: me?.bulls ?? 0,
  };
}

/** Whose regiment is replaced, which estate is given up. */
function named(scene: Scene, move: MoveOf<Moves>): TextArgs {
  const view = viewOf(scene.position);
  if (move.verb === 'replace') {
    const owner = scene.position.table.seats[view.track[Number(move.args.square) - 1] ?? -1];
    return { owner: owner ? nameOf(owner) : '' };
  }
  const estates = view.players[scene.position.seat]?.estates;
  if (move.verb === 'discard_estate' && typeof estates === 'object')
    return { estate: tell(`estate-${estates[Number(move.args.number) - 1] ?? 'house'}`) };
  return {};
}

/** Who gets the rest of the pack. */
function goesOn(scene: Scene): TextArgs {
  const view = viewOf(scene.position);
  const next = view.pack_to === null ? undefined : scene.position.table.seats[view.pack_to];
  return {
    others: (view.pack?.length ?? 1) - 1,
    to: !next ? 'none' : view.pack_to === scene.position.seat ? 'me' : 'next',
    next: next ? nameOf(next) : '',
  };
}

export const desk: Desk<Moves, EventName> = {
  buttons: ['use_bull', 'no_effect', 'decline', 'end_turn'],

  // The end of a turn, and what is left when a card can do nothing.
  main(scene) {
    const verbs = new Set(scene.position.legal.map((move) => move.verb));
    verbs.delete('discard_estate');
    if (stepOf(scene) === 'after') return 'end_turn';
    return verbs.size === 1 && verbs.has('no_effect') ? 'no_effect' : null;
  },

  // Answers to what others' characters ask: nobody has to wait for them.
  ahead: (scene) =>
    viewOf(scene.position).active === scene.position.seat
      ? []
      : [
          [intention('offer', ['offer pass']), intention('offer', ['offer pay'])],
          [
            intention('tribute', ['tribute ducat', 'tribute gp']),
            intention('tribute', ['tribute gp', 'tribute ducat']),
          ],
          [
            intention('ransom', ['ransom ducat', 'ransom regiment', 'decline']),
            intention('ransom', ['ransom regiment', 'ransom ducat', 'decline']),
            intention('ransom', ['decline']),
          ],
        ],

  details(scene, move) {
    const view = viewOf(scene.position);
    const rules = rulesOf(scene.position);
    const actor = view.performing;
    const found: TextArgs = {
      ...told(rules),
      ...own(scene),
      level: view.level,
      common: scene.position.legal.some(({ verb }) => isCommon(verb)) ? 'yes' : 'no',
      acting: actor ? tell(`character-${actor}`) : '–',
      played: view.acting ? tell(`character-${view.acting}`) : '–',
      copied: actor === view.acting ? 'no' : 'yes',
    };
    if (actor) found.passive = hasPassive(actor) ? tell(`passive-${actor}`, found) : '';
    if (view.where !== null) {
      found.where = view.where;
      found.colony = colonyName(view, view.where);
    }
    if (!move) return found;
    const { args } = move;
    if (move.verb === 'draft') Object.assign(found, goesOn(scene));
    if (args.basic !== undefined && actor) found.does = tell(`action-${actor}-${args.basic}`, found);
    const position = Number(args.position ?? view.where ?? 0);
    const place = view.new_world[position - 1];
    if (place) {
      found.colony = colonyName(view, position);
      if (place.tile && place.tile !== 'face_down') found.tile = tell(`tile-${place.tile}`);
      if (args.slot !== undefined) {
        const named = place.site && args.slot !== 'none';
        found.building = named
          ? tell(`building-${buildingOf(rules, place.site!, Number(args.slot))}`)
          : tell(`slot-${args.slot}`);
      }
    }
    if (args.source !== undefined) found.tile = tell(`tile-${goodOf(view, String(args.source))}`);
    if (args.desk !== undefined) {
      const shown = view.display[Number(String(args.desk).at(-1)) - 1];
      found.embassy = shown ? tell(`embassy-${shown}`) : tell('desk-stack');
    }
    if (args.at !== undefined)
      found.place = Number(args.at) ? colonyName(view, Number(args.at)) : tell(`cathedral-${args.at}`);
    if (args.direction !== undefined && view.where !== null)
      found.to = colonyName(view, view.where + (args.direction === 'up' ? 1 : -1));
    return { ...found, ...named(scene, move), ...view.prices[move.text] };
  },

  // Said by one word, and nothing to think over.
  direct: (_, move) => move.verb === 'decline' || move.verb === 'end_turn',

  filler(scene, argument) {
    const legal = scene.position.legal.find((move) => move.args[argument] !== undefined);
    if (legal) return legal.args[argument]!;
    const usual: ArgsOf<Moves> = {
      basic: 1,
      position: 1,
      slot: 'none',
      onto: 'free',
      source: '1',
      square: 1,
      window: 'no',
      answer: 'yes',
      readiness: 'ready',
      what: 'sea',
      steps: 1,
      good: 'house',
      ducats: 1,
      tier: 1,
      windows: 1,
      desk: 'stack',
      by: 'regiment',
      tile: 'natives',
      number: 1,
      regiments: 0,
      owner: 0,
    };
    return usual[argument] ?? null;
  },

  sources: () => [
    ...CHARACTERS,
    ...COMMONS,
    ...['peers', 'sea_trade', 'war', 'capture', 'cathedral', 'forts', 'church', 'offer', 'loans'],
    ...['tribute', 'piracy', 'inquisition'],
    ...['houses', 'majorities', 'bulls', 'windows', 'sea_ranks', 'voyages', 'portrait', 'estates'],
    ...['embassies', ...NATIONS],
  ],

  anchor(event, _piece, zone, appears) {
    if (zone.startsWith('held-')) return 'pack';
    if (appears) return '';
    if (event?.event === 'acted') return `seat-${event.args.seat}`;
    return '';
  },
};
