/** Where something dragged would go: before a place of a row of a bench, or back to the hand. */
export type Drop = { bench: number; row: number; place: number } | 'hand';

interface Sliding {
  line: number; // pixels from one line of the staff to the next
  from: number;
  to: (lines: number) => void;
}

const SLACK = 7; // pixels a finger may tremble while it taps
const REACH = 24; // around a row

const benchOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-bench]')?.dataset.bench ?? -1);

/**
 * Dragging with a pointer. Benches carry `data-bench`, rows `data-row`, what lies in them `data-place`, the hand
 * `data-hand`. A tap stays a click; a click that ends a drag is swallowed.
 */
export class Drag {
  key = $state<string | null>(null); // what is on its way
  from = $state(-1); // the bench it lay on
  over = $state.raw<Drop | null>(null);
  x = $state(0);
  y = $state(0);
  #root: () => HTMLElement | undefined;
  #ondrop: (key: string, to: Drop) => void;

  constructor(root: () => HTMLElement | undefined, ondrop: (key: string, to: Drop) => void) {
    this.#root = root;
    this.#ondrop = ondrop;
  }

  /** From a pointer's press on. With `sliding`, up and down slides, until it goes too far. */
  begin(event: PointerEvent, key: string, sliding?: Sliding): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX: x, clientY: y, pointerId } = event;
    const width = (event.currentTarget as HTMLElement).offsetWidth;
    const from = benchOf(event.currentTarget as HTMLElement);
    let moved = false;
    const move = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      const [dx, dy] = [now.clientX - x, now.clientY - y];
      if (!moved && Math.hypot(dx, dy) < (sliding ? Math.min(SLACK, sliding.line / 2) : SLACK)) return;
      moved = true;
      if (sliding && Math.abs(dx) < width * 0.6 && Math.abs(dy) < sliding.line * 5.5) {
        this.key = null;
        sliding.to(sliding.from - Math.round(dy / sliding.line));
        return;
      }
      if (this.key === null) sliding?.to(sliding.from);
      this.key = key;
      this.from = from;
      this.x = now.clientX;
      this.y = now.clientY;
      this.over = this.#find(now.clientX, now.clientY);
    };
    const stop = (now: Event) => {
      if (now instanceof PointerEvent && now.pointerId !== pointerId) return;
      if (now instanceof KeyboardEvent && now.key !== 'Escape') return;
      for (const name of ['pointerup', 'pointercancel', 'keydown']) removeEventListener(name, stop, true);
      removeEventListener('pointermove', move);
      if (!moved) return;
      const { key: dragged, over } = this;
      this.key = this.over = null;
      if (now.type === 'keydown') now.stopPropagation();
      if (now.type !== 'pointerup') return;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, true));
      if (dragged !== null && over) this.#ondrop(dragged, over);
    };
    addEventListener('pointermove', move);
    for (const name of ['pointerup', 'pointercancel', 'keydown']) addEventListener(name, stop, true);
  }

  /** Would it come to lie here? */
  at(bench: number, row: number, place: number): boolean {
    const { over } = this;
    return (
      over !== null && over !== 'hand' && over.bench === bench && over.row === row && over.place === place
    );
  }

  #find(x: number, y: number): Drop | null {
    const root = this.#root();
    if (!root) return null;
    const hand = root.querySelector('[data-hand]')?.getBoundingClientRect();
    if (hand && y >= hand.top) return 'hand';
    for (const row of root.querySelectorAll<HTMLElement>('[data-row]')) {
      const box = row.getBoundingClientRect();
      if (x < box.left - REACH || x > box.right + REACH || y < box.top || y > box.bottom) continue;
      let place = 0;
      for (const one of row.querySelectorAll<HTMLElement>('[data-place]')) {
        const { left, width, top, bottom } = one.getBoundingClientRect();
        if (bottom < y || (top <= y && left + width / 2 < x)) place = Number(one.dataset.place) + 1;
      }
      return { bench: benchOf(row), row: Number(row.dataset.row), place };
    }
    return null;
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
