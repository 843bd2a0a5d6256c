import type { Entry, Move } from '$lib/schema';
import type { Amendment, Scene } from '../../table/desk';
import { resourceOrder, rulesOf, viewOf } from './view';

// The rules take trades in one order only: sales, then purchases, each along the resource board. A player may click in
// any order; what does not fit is put into its place by taking back some trades and making them again.

/** The trades of the turn under way, and the last step before them. */
function made({ position, entries }: Scene): { trades: Entry[]; before: number } {
  let start = entries.length;
  while (start > 0) {
    const entry = entries[start - 1]!;
    const [move] = entry.moves;
    if (entry.seat !== position.seat || !move || !['buy', 'sell'].includes(move.verb)) break;
    start -= 1;
  }
  return { trades: entries.slice(start), before: entries[start - 1]?.seq ?? 0 };
}

/** What has been bought (or sold: negative) of each resource. */
function balance(trades: readonly Entry[]): Record<string, number> {
  const net: Record<string, number> = {};
  for (const move of trades.flatMap((trade) => trade.moves)) {
    const resource = String(move.args.resource);
    net[resource] = (net[resource] ?? 0) + (move.verb === 'buy' ? 1 : -1);
  }
  return net;
}

function withTrade(net: Record<string, number>, verb: string, resource: string): Record<string, number> {
  return { ...net, [resource]: (net[resource] ?? 0) + (verb === 'buy' ? 1 : -1) };
}

/** Can this balance be reached with what there was before the trades? */
function affordable(scene: Scene, now: Record<string, number>, wanted: Record<string, number>): boolean {
  const rules = rulesOf(scene.position);
  const me = viewOf(scene.position).players[scene.position.seat]!;
  let coins = me.coins;
  for (const resource of resourceOrder(rules)) {
    const was = now[resource] ?? 0;
    const will = wanted[resource] ?? 0;
    coins += was > 0 ? was * rules.buy[resource]! : was * rules.sell[resource]!;
    coins -= will > 0 ? will * rules.buy[resource]! : will * rules.sell[resource]!;
    if ((me.resources[resource] ?? 0) - was + will < 0) return false;
  }
  return coins >= 0;
}

/** Trades that become possible by taking back and making again some of those made. */
export function furtherTrades(scene: Scene): Move[] {
  const { trades } = made(scene);
  if (!trades.length) return [];
  const legal = new Set(scene.position.legal.map((move) => move.text));
  const now = balance(trades);
  return resourceOrder(rulesOf(scene.position)).flatMap((resource) =>
    ['sell', 'buy'].flatMap((verb) => {
      const text = `${verb} ${resource}`;
      if (legal.has(text) || !affordable(scene, now, withTrade(now, verb, resource))) return [];
      return [{ text, verb, args: { resource } }];
    }),
  );
}

export function amendTrades(scene: Scene, move: Move): Amendment {
  const { trades, before } = made(scene);
  const net = withTrade(balance(trades), move.verb, String(move.args.resource));
  const order = resourceOrder(rulesOf(scene.position));
  const some = (verb: string, sign: number) =>
    order.flatMap((resource) =>
      Array<string>(Math.max(0, sign * (net[resource] ?? 0))).fill(`${verb} ${resource}`),
    );
  const wanted = [...some('sell', -1), ...some('buy', 1)];
  let to = before;
  let kept = 0; // moves; of an entry all or none
  for (const { seq, moves } of trades) {
    if (!moves.every(({ text }, index) => text === wanted[kept + index])) break;
    kept += moves.length;
    to = seq;
  }
  return { to, moves: wanted.slice(kept) };
}
