import type { Character, Common, Rules } from '../../generated/plus_ultra';
import type { TextArgs } from '$lib/i18n.svelte';
import { ours, signed } from '../../rules/provenance';
import type { Ruleset } from '../../rules/ruleset';
import { tell, told } from '../../table/text.svelte';

/** The characters in the order of the rules: basic, advanced, and the one of the expansion. */
export const CHARACTERS: readonly Character[] = [
  'admiral',
  'banker',
  'cardinal',
  'trader',
  'constable',
  'conqueror',
  'pirate',
  'king',
  'viceroy',
  'inquisitor',
  'prince',
  'queen',
  'secretary',
  'ambassador',
];

export const COMMONS: readonly Common[] = [
  'painter',
  'loan',
  'fund_regiments',
  'explore_seas',
  'open_mission',
  'visit_court',
  'workshops',
  'buy_estate',
  'visit_embassies',
];

export const hasPassive = (character: string): boolean => told(`passive-${character}`);

/** Passives that work once, when the card is played; the others work for the whole round. */
const ONCE: ReadonlySet<string> = new Set<Character>([
  'king',
  'viceroy',
  'prince',
  'secretary',
  'ambassador',
]);
export const passiveSign = (character: string): { sign: string; text: string } =>
  ONCE.has(character) ? { sign: '○', text: tell('passive-once') } : { sign: '∞', text: tell('passive') };

export const resourceOf = (rules: Ruleset, character: string): string =>
  (rules as Rules).resource_icon[character] ?? '';

/** "6 → 3, 4–5 → 2": what the Crown's wealth is worth to the King, equal neighbours together, nothing left out. */
function crownTiers(gains: Readonly<Record<string, number>>): string {
  const tiers: { least: number; most: number; gain: number }[] = [];
  for (const [wealth, gain] of Object.entries(gains).sort(([one], [other]) => Number(other) - Number(one))) {
    const last = tiers.at(-1);
    if (last?.gain === gain) last.least = Number(wealth);
    else tiers.push({ least: Number(wealth), most: Number(wealth), gain });
  }
  return tiers
    .filter(({ gain }) => gain)
    .map(({ least, most, gain }) => `${least === most ? most : `${least}–${most}`} → ${gain}`)
    .join(', ');
}

/** Every number a card may name, by the id of its constant, and those that are lists; signed are those of
 * `reconstructed`. */
export function numbers(rules: Ruleset, reconstructed: ReadonlySet<string> = new Set()): TextArgs {
  const { trader_b2_tiers, king_b1_gp, queen_b1_gp, painter_values } = rules as Rules;
  const list = (constant: keyof Rules, text: string) => (reconstructed.has(constant) ? ours(text) : text);
  const offers = Object.entries(trader_b2_tiers).map(([ducats, points]) => `${ducats} → ${points}`);
  return {
    ...signed(rules, reconstructed),
    trader_offers: list('trader_b2_tiers', offers.join(', ')),
    king_tiers: list('king_b1_gp', crownTiers(king_b1_gp)),
    queen_places: list('queen_b1_gp', Object.values(queen_b1_gp).join(' / ')),
    painter_faces: list('painter_values', Object.values(painter_values).join(', ')),
  };
}

/** The cards of the New World, from the printed colony up. */
export const SITES = [
  'nw_hispaniola',
  'nw_cuba',
  'nw_new_spain',
  'nw_castilla_oro',
  'nw_new_granada',
  'nw_peru',
  'nw_la_plata',
] as const satisfies readonly (keyof Rules)[];

export const NATIONS: readonly string[] = ['austria', 'england', 'france', 'portugal', 'papal_states'];

/** The embassy tiles: every pair and every triple of the nations. */
export const EMBASSIES: readonly (readonly string[])[] = [
  ...NATIONS.flatMap((one, index) => NATIONS.slice(index + 1).map((other) => [one, other])),
  ...NATIONS.flatMap((one, first) =>
    NATIONS.slice(first + 1).flatMap((other, gap) =>
      NATIONS.slice(first + gap + 2).map((third) => [one, other, third]),
    ),
  ),
];
