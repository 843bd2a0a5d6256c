const BY_CHANCE = [0.05, 0.1, 0.15];
const BY_POINTS = [2, 4, 6]; // as `coach.judge` has them

/** What is said of a move that costs so much; the best one is sound. */
export function labelOf(loss: number, byChance: boolean): string {
  if (!loss) return 'sound';
  const passed = (byChance ? BY_CHANCE : BY_POINTS).filter((limit) => loss >= limit).length;
  return ['loose', 'loose', 'slip', 'ruin'][passed]!;
}
