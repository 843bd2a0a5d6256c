/** Where things of this size stand that each want their own place on a line, from left to right: those that would touch
 * are moved apart, as far as the line is long enough. */
export function apart(wanted: readonly number[], size: number, from: number, to: number): number[] {
  const step = Math.min(size, (to - from) / Math.max(1, wanted.length - 1));
  let free = from;
  const pushed = wanted.map((place) => {
    const at = Math.max(place, free);
    free = at + step;
    return at;
  });
  let last = to;
  return pushed
    .reverse()
    .map((place) => {
      const at = Math.min(place, last);
      last = at - step;
      return at;
    })
    .reverse();
}
