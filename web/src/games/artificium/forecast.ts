import { isAction, size, theftCost, type Bag, type Player, type Rules, type View } from './view';

/** Could this card be used as things stand? For planning; what is legal the server says. */
export interface Forecast {
  card: string;
  state: 'ready' | 'after' | 'buy' | 'lacks' | 'no-target';
  missing: Bag; // resources still needed
  price: number; // coins to buy them
  lacksCoins: number; // for the card itself
  after: string | null; // a card of the hand that makes what is missing
  points: number;
  score: number; // after it
  crossed: { square: number; resource: string }[];
}

/** The bonus squares entered on the way from one score to another. */
export function crossed(rules: Rules, from: number, points: number): Forecast['crossed'] {
  const found = [];
  for (let square = from + 1; square <= from + points; square++) {
    const resource = rules.bonus[String(square % rules.track_squares)];
    if (resource) found.push({ square: square % rules.track_squares, resource });
  }
  return found;
}

export function nextBonus(
  rules: Rules,
  score: number,
): { square: number; resource: string; away: number } | null {
  for (let away = 1; away <= rules.track_squares; away++) {
    const square = (score + away) % rules.track_squares;
    const resource = rules.bonus[String(square)];
    if (resource) return { square, resource, away };
  }
  return null;
}

export function forecast(rules: Rules, view: View, seat: number, card: string, hand: Bag): Forecast {
  const me = view.players[seat]!;
  const data = rules.cards[card]!;
  const { missing, price } = lacking(rules, me, card);
  const lacksCoins = Math.max(0, (data.coins ?? 0) - me.coins);
  const base: Forecast = {
    card,
    state: 'ready',
    missing,
    price,
    lacksCoins,
    after: null,
    points: data.points,
    score: me.score + data.points,
    crossed: crossed(rules, me.score, data.points),
  };
  if (isAction(rules, card))
    return { ...base, state: hasTarget(rules, view, seat, card) ? 'ready' : 'no-target' };
  if (!size(missing)) return { ...base, state: lacksCoins ? 'lacks' : 'ready' };
  const after = makerInHand(rules, me, hand, card, missing, new Set([card]));
  if (me.coins >= price + (data.coins ?? 0)) return { ...base, state: 'buy', after };
  return { ...base, state: after ? 'after' : 'lacks', after };
}

function lacking(rules: Rules, me: Player, card: string): { missing: Bag; price: number } {
  const missing: Record<string, number> = {};
  let price = 0;
  for (const [resource, needed] of Object.entries(rules.cards[card]!.pays ?? {})) {
    const short = needed - (me.resources[resource] ?? 0);
    if (short <= 0) continue;
    missing[resource] = short;
    price += short * rules.buy[resource]!;
  }
  return { missing, price };
}

/** The chain: a card of the hand that makes the one thing missing, and can itself be used or built up to. */
function makerInHand(
  rules: Rules,
  me: Player,
  hand: Bag,
  card: string,
  missing: Bag,
  seen: Set<string>,
): string | null {
  const [resource, second] = Object.keys(missing);
  if (!resource || second) return null;
  for (const maker of Object.keys(hand)) {
    if (!hand[maker] || seen.has(maker) || maker === card) continue;
    if ((rules.cards[maker]!.gets?.[resource] ?? 0) < missing[resource]!) continue;
    const own = lacking(rules, me, maker);
    if (!size(own.missing)) return maker;
    if (makerInHand(rules, me, hand, maker, own.missing, new Set([...seen, maker]))) return maker;
  }
  return null;
}

function hasTarget(rules: Rules, view: View, seat: number, card: string): boolean {
  const me = view.players[seat]!;
  const others = view.players.filter((_, other) => other !== seat);
  switch (card) {
    case 'exploration':
      return others.some((other) => size(other.hand) > 0);
    case 'theft':
      return others.some((other) =>
        Object.keys(other.resources).some((resource) => {
          const cost = theftCost(rules, resource);
          return cost !== undefined && cost <= me.coins;
        }),
      );
    case 'rebuilding':
      return Object.keys(me.played).some((played) => played !== 'rebuilding');
    default:
      return true;
  }
}
