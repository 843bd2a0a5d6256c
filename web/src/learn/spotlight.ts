import type { Pointer } from '$lib/schema';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const AROUND = 7; // of a piece that is lit
const STEP = 16; // between two places at which the bubble is tried
const EDGE = 10; // the bubble keeps off the window's edge
const AIR = 90; // around what is lit: what it touches should be seen, too

const quoted = (value: string) => JSON.stringify(value);

/** What finds the things that a step shows: the one that stands for all arguments, or else one for each. */
export function selectors({ area, verb, args }: Pointer): [string, string[]] {
  const one = (kind: string, name: string) => `[data-${kind}~=${quoted(name)}]`;
  if (area) return [one('area', area), []];
  const named = Object.entries(args).map(([name, value]) => one('handle', `${verb}.${name}=${value}`));
  return [named.join('') || one('handle', verb), named];
}

const visible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
};

/** The elements that a step shows: of several that stand for the same, the first that can be seen. */
export function pointed(root: ParentNode, pointers: readonly Pointer[]): Element[] {
  const first = (selector: string) => [...root.querySelectorAll(selector)].find(visible) ?? [];
  const found = pointers.flatMap((pointer) => {
    const [all, each] = selectors(pointer);
    const whole = [first(all)].flat();
    return whole.length ? whole : each.flatMap(first);
  });
  return [...new Set(found)];
}

/** The pieces that a move names: as few as stand for all its arguments, and none that stands for other values of them.
 * Where there are none, what stands for the move itself. */
export function piecesOf(root: ParentNode, { verb, args }: Pointer): HTMLElement[] {
  const named = Object.keys(args).map((name) => `${verb}.${name}=`);
  const open = new Set(Object.entries(args).map(([name, value]) => `${verb}.${name}=${value}`));
  const fitting = [...root.querySelectorAll<HTMLElement>('[data-handle]')].flatMap((piece) => {
    const words = piece.dataset.handle!.split(' ');
    const told = words.filter((word) => named.some((name) => word.startsWith(name)));
    return told.length && told.every((word) => open.has(word)) && visible(piece) ? { piece, told } : [];
  });
  const found = fitting
    .sort((one, other) => other.told.length - one.told.length)
    .filter(({ told }) => told.filter((word) => open.delete(word)).length);
  if (found.length) return found.map(({ piece }) => piece);
  return [...root.querySelectorAll<HTMLElement>(`[data-handle~=${quoted(verb)}]`)]
    .filter(visible)
    .slice(0, 1);
}

/** Brings things into sight, as little as it takes, once a phone's dock has its height and the page its room below. */
export function reveal(pointers: readonly Pointer[]): void {
  const bring = () => {
    for (const thing of pointers.flatMap((one) => piecesOf(document, one)).reverse())
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  };
  requestAnimationFrame(() => requestAnimationFrame(bring));
}

/** It and what hangs on it, such as the tag of a card in hand. */
export function extent(element: Element): Box {
  const hung = element.closest('[data-whole]')?.children ?? [];
  const boxes = [element, ...hung].map((part) => part.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The upper edge of a phone's dock, for what does not lie in it. */
const dockFor = (element: Element) =>
  (element.closest('[data-dock]') ? null : document.querySelector('[data-dock]'))?.getBoundingClientRect()
    .top ?? Infinity;

/** Where it is seen: below the page's bar, which ends at `top`, and above the dock. */
export function boxOf(element: Element, top: number): Box {
  const box = extent(element);
  return {
    left: box.left - AROUND,
    top: Math.max(box.top - AROUND, top),
    right: box.right + AROUND,
    bottom: Math.min(box.bottom + AROUND, dockFor(element)),
  };
}

/** Is some of it behind the bar or the dock, though there is room for all of it? */
export function cutOff(element: Element, top: number): boolean {
  const box = element.getBoundingClientRect();
  const bottom = Math.min(dockFor(element), innerHeight);
  return box.height < bottom - top && (box.top < top || box.bottom > bottom);
}

export const same = (one: readonly Box[], other: readonly Box[]) =>
  one.length === other.length &&
  one.every((box, index) => {
    const another = other[index]!;
    return (['left', 'top', 'right', 'bottom'] as const).every(
      (side) => Math.abs(box[side] - another[side]) < 1,
    );
  });

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - AIR,
  top: top - AIR,
  right: right + AIR,
  bottom: bottom + AIR,
});

/** Where the bubble covers nothing that is lit, as near as possible to the first piece; where there is no such place,
 * as little of it as can be. */
export function placeFor(
  size: { width: number; height: number },
  lit: readonly Box[],
  window: { width: number; height: number; top: number },
): { left: number; top: number; covers: boolean } {
  const to = lit[0];
  const centre = to
    ? { x: (to.left + to.right) / 2, y: (to.top + to.bottom) / 2 }
    : { x: window.width / 2, y: window.height / 2 };
  let best = { left: EDGE, top: window.top, worth: Infinity, covers: false };
  const last = { left: window.width - size.width - EDGE, top: window.height - size.height - EDGE };
  for (let top = window.top; top <= Math.max(window.top, last.top); top += STEP) {
    for (let left = EDGE; left <= Math.max(EDGE, last.left); left += STEP) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const covered = lit.reduce((sum, one) => sum + overlap(box, one), 0);
      const away = Math.hypot((box.left + box.right) / 2 - centre.x, (box.top + box.bottom) / 2 - centre.y);
      const close = lit.reduce((sum, one) => sum + overlap(box, grown(one)), 0);
      const worth = covered * 1000 + close * 0.05 + away;
      if (worth < best.worth) best = { left, top, worth, covers: covered > 0 };
    }
  }
  return best;
}

/** A path over the whole window with a hole for each box, for the rule evenodd. */
export function veil(width: number, height: number, holes: readonly Box[], radius = 9): string {
  const frame = `M0 0H${width}V${height}H0Z`;
  const within = (one: Box, other: Box) =>
    one !== other && overlap(one, other) >= (one.right - one.left) * (one.bottom - one.top);
  const apart = holes.filter((one) => !holes.some((other) => within(one, other))); // twice cut is not cut
  const cut = apart.map(({ left, top, right, bottom }) => {
    const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
    return (
      `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right} ${top + r}V${bottom - r}` +
      `A${r} ${r} 0 0 1 ${right - r} ${bottom}H${left + r}A${r} ${r} 0 0 1 ${left} ${bottom - r}` +
      `V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`
    );
  });
  return frame + cut.join('');
}
