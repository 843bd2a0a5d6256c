/** How many numbers each command of an SVG path takes, and which of them are coordinates. */
const SHAPE: Record<string, string> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rrrffxy', // radii, turn, two flags of one digit, the end
  z: '',
};
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

/** The same outline in whole units. An icon has 512 of them and is seldom seen larger than 120 pixels, so nobody sees
 * the difference, and it is a third shorter. Every point is rounded by itself: errors never add up. */
export function rounded(path: string): string {
  let rest = path;
  let written = '';
  let last = '';
  const from = { x: 0, y: 0 }; // where the pen really is, and where it has been put
  const put = { x: 0, y: 0 };
  const start = { from: { x: 0, y: 0 }, put: { x: 0, y: 0 } };

  const take = (pattern: RegExp): number => {
    const found = pattern.exec(rest);
    if (!found) throw new Error(`no number at: ${rest.slice(0, 20)}`);
    rest = rest.slice(found[0].length);
    return Number(found[1]);
  };
  const write = (command: string, numbers: readonly number[]): void => {
    let text = command === last && command !== 'm' ? '' : command;
    for (const [index, number] of numbers.entries()) {
      const digits = String(number);
      const apart = (index > 0 || text === '') && number >= 0;
      text += (apart ? ' ' : '') + digits;
    }
    written += text;
    last = command;
  };

  let command = '';
  while ((rest = rest.replace(/^[\s,]+/, ''))) {
    if (/^[a-z]/i.test(rest)) {
      command = rest[0]!;
      rest = rest.slice(1);
    } else if (command === 'm') command = 'l';
    else if (command === 'M') command = 'L';
    const name = command.toLowerCase();
    const shape = SHAPE[name];
    if (shape === undefined) throw new Error(`unknown command ${command}`);
    if (name === 'z') {
      write('z', []);
      Object.assign(from, start.from);
      Object.assign(put, start.put);
      continue;
    }
    const relative = command === name;
    const end = { ...from };
    const numbers: number[] = [];
    for (const kind of shape) {
      if (kind === 'f') numbers.push(take(FLAG));
      else if (kind === 'r') numbers.push(Math.round(take(NUMBER) * 10) / 10);
      else {
        const axis = kind as 'x' | 'y';
        const value = take(NUMBER);
        end[axis] = relative ? from[axis] + value : value;
        numbers.push(Math.round(end[axis]) - put[axis] || 0); // never -0
      }
    }
    Object.assign(from, end);
    if (shape.endsWith('x') || shape.endsWith('xy')) put.x = Math.round(from.x);
    if (shape.endsWith('y')) put.y = Math.round(from.y);
    if (name === 'm') Object.assign(start, { from: { ...from }, put: { ...put } });
    if (name === 'l' && numbers.every((number) => number === 0)) continue;
    write(name, numbers);
  }
  return written;
}
