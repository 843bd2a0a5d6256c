import { calm, lasting } from '$lib/preferences.svelte';

/** Where a piece that appears comes from (or one that vanishes goes to) when it was nowhere else on the table. */
export type AnchorOf = (piece: string, zone: string, appears: boolean) => string;

interface Seen {
  element: HTMLElement;
  rect: DOMRect;
  piece: string;
  zone: string;
}

const HEIGHT = 5; // above the table, below the prompt: what is asked stays readable
const TRAVEL = 320;
const STAGGER = 40;
const EASE = 'cubic-bezier(.3,.1,.2,1)';

function anchorRect(root: HTMLElement, name: string): DOMRect | null {
  if (!name) return null;
  for (const element of root.querySelectorAll(`[data-anchor="${name}"]`)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) return rect;
  }
  return null;
}

/** From one rectangle's place and width to another's. */
function shift(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${Math.max(0.2, Math.min(1.6, from.width / to.width))})`;
}

/** Pieces (elements with data-piece and data-zone) travel from where they were to where they are. They have no identity
 * beyond their kind, so a vanished and an appeared one of the same kind are taken for the same. */
export class Flights {
  #seen = new Map<string, Seen>();

  /** Before the page changes. */
  capture(root: HTMLElement): void {
    this.#seen = this.#look(root);
  }

  /** After it has. */
  animate(root: HTMLElement, anchorOf: AnchorOf): void {
    if (calm() || document.hidden || !this.#seen.size) return;
    const now = this.#look(root);
    const vanished = [...this.#seen].filter(([key]) => !now.has(key)).map(([, seen]) => seen);
    let turn = 0;
    for (const [key, seen] of now) {
      const before = this.#seen.get(key);
      let from = before?.rect ?? null;
      if (!before) {
        const twin = vanished.findIndex((gone) => gone.piece === seen.piece && gone.zone !== seen.zone);
        from =
          twin >= 0
            ? vanished.splice(twin, 1)[0]!.rect
            : anchorRect(root, anchorOf(seen.piece, seen.zone, true));
      }
      if (!from || (Math.abs(from.x - seen.rect.x) < 2 && Math.abs(from.y - seen.rect.y) < 2)) continue;
      seen.element.animate(
        [
          { transform: shift(from, seen.rect), zIndex: HEIGHT },
          { transform: 'none', zIndex: HEIGHT },
        ],
        {
          duration: lasting(TRAVEL),
          delay: before ? 0 : lasting(STAGGER * turn++),
          easing: EASE,
          fill: 'backwards',
        },
      );
    }
    for (const gone of vanished) this.#sendOff(root, gone, anchorOf(gone.piece, gone.zone, false), turn++);
    this.#seen.clear(); // a journey is made once
  }

  #look(root: HTMLElement): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    const counts = new Map<string, number>();
    for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
      const { piece = '', zone = '' } = element.dataset;
      const rect = element.getBoundingClientRect();
      if (!rect.width) continue;
      const kind = `${zone} ${piece}`;
      const index = counts.get(kind) ?? 0;
      counts.set(kind, index + 1);
      seen.set(`${kind} ${index}`, { element, rect, piece, zone });
    }
    return seen;
  }

  /** A likeness of the piece travels to where it is seen no more. */
  #sendOff(root: HTMLElement, gone: Seen, anchor: string, turn: number): void {
    const to = anchorRect(root, anchor);
    if (!to) return;
    const likeness = gone.element.cloneNode(true) as HTMLElement;
    likeness.removeAttribute('data-piece');
    likeness.inert = true;
    Object.assign(likeness.style, {
      position: 'fixed',
      left: `${gone.rect.x}px`,
      top: `${gone.rect.y}px`,
      width: `${gone.rect.width}px`,
      margin: '0',
      listStyle: 'none',
      zIndex: String(HEIGHT),
      pointerEvents: 'none',
    });
    root.append(likeness);
    const flight = likeness.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: shift(to, gone.rect), opacity: 0.4 },
      ],
      { duration: lasting(TRAVEL), delay: lasting(STAGGER * turn), easing: EASE, fill: 'both' },
    );
    flight.finished.then(
      () => likeness.remove(),
      () => likeness.remove(),
    );
  }
}
