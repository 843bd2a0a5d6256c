/** The focus never falls to the body: where its element goes, what comes nearest to it takes over. Whoever plays by
 * keyboard goes on from there; whoever does not hears and sees nothing of it. */

const CAN = 'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), [tabindex]';
const NEXT = [
  '[data-spot="legal"], [data-spot="selected"]',
  'section.prompt button.filled:not([disabled])',
  'dialog[open] button.filled:not([disabled])',
];
const REST = ['[data-prompt]', 'main h1', 'h1'];

interface Kept {
  element: Element;
  above: Element[]; // what it lies in, from the inside
  x: number;
  y: number;
  name: string;
  byKeyboard: boolean;
}
let kept: Kept | null = null;

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

function seen(element: Element): boolean {
  return element.getClientRects().length > 0 && !element.closest('[inert]');
}

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  const { x, y, width, height } = target.getBoundingClientRect();
  const above: Element[] = [];
  for (let at = target.parentElement; at; at = at.parentElement) above.push(at);
  const byKeyboard = target.matches(':focus-visible');
  kept = { element: target, above, x: x + width / 2, y: y + height / 2, name: nameOf(target), byKeyboard };
}

function lost(): boolean {
  const here = document.activeElement;
  if (here && here !== document.body) return false;
  return kept !== null && (!kept.element.isConnected || !kept.element.matches(CAN) || !seen(kept.element));
}

/** The same thing drawn anew; for the keyboard also what can be used, the nearest first. */
function* heirs({ above, name, x, y, byKeyboard }: Kept): Generator<HTMLElement> {
  const around = above.find((element) => element.isConnected) ?? document.body;
  for (const one of around.querySelectorAll<HTMLElement>(CAN)) if (nameOf(one) === name) yield one;
  const far = (one: Element) => {
    const rect = one.getBoundingClientRect();
    return Math.hypot(rect.x + rect.width / 2 - x, rect.y + rect.height / 2 - y);
  };
  for (const wanted of byKeyboard ? NEXT : [])
    yield* [...document.querySelectorAll<HTMLElement>(wanted)].sort((one, other) => far(one) - far(other));
  for (const wanted of REST)
    for (const place of document.querySelectorAll<HTMLElement>(wanted)) {
      place.tabIndex = -1; // to be reached by script alone
      yield place;
    }
}

function mend(): void {
  if (!kept || !lost()) return;
  const preventScroll = !kept.byKeyboard;
  for (const heir of heirs(kept)) {
    if (!seen(heir)) continue;
    heir.focus({ preventScroll });
    if (document.activeElement === heir) return;
  }
}

export function keepFocus(): void {
  document.addEventListener('focusin', remember);
  const watch = new MutationObserver(() => {
    mend();
    requestAnimationFrame(mend); // what is disabled loses the focus only when it is drawn
  });
  const attributeFilter = ['disabled', 'hidden', 'inert'];
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
}
