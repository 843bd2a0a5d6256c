export interface Point {
  x: number;
  y: number;
}

/** `count` points on a circle, clockwise from the top. */
export function ring(count: number, centre: Point, radius: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}
