/** Arrow keys go to the nearest thing in their direction, whatever the board looks like. */
const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;

export function steer(event: KeyboardEvent, root: HTMLElement): void {
  const direction = DIRECTIONS[event.key];
  const here = document.activeElement;
  if (!direction || !here?.matches('[data-spot]')) return;
  const [x, y] = centre(here.getBoundingClientRect());
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const spot of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const rect = spot.getBoundingClientRect();
    if (spot === here || !rect.width) continue;
    const [sx, sy] = centre(rect);
    const along = (sx - x) * direction[0] + (sy - y) * direction[1];
    const aside = Math.abs((sx - x) * direction[1]) + Math.abs((sy - y) * direction[0]);
    const distance = along + 3 * aside;
    if (along > 4 && distance < least) {
      least = distance;
      best = spot;
    }
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}
