/** Sums over cards, word by word (`M014`, `+`, `(` …), and their exact values. The engine's is puzzles/expression.py. */

export type Sign = '+' | '-' | '*' | '/';
export type Fraction = readonly [numerator: bigint, denominator: bigint];
/** Why words are no expression, at least not yet; `place` is the word where it shows. */
export interface Flaw {
  flaw: 'breaks-off' | 'operator-missing' | 'number-missing' | 'not-closed' | 'not-opened';
  place: number;
}

const SIGNS: readonly string[] = ['+', '-', '*', '/'];
export const isSign = (word: string | undefined): word is Sign => word !== undefined && SIGNS.includes(word);
const isSum = (word: string | undefined) => word === '+' || word === '-';

/** Cards and signs in postfix order, or what is wrong. */
export function parseExpression(words: readonly string[]): string[] | Flaw {
  const postfix: string[] = [];
  let at = 0;
  const flaw = (kind: Flaw['flaw']): Flaw => ({ flaw: kind, place: at });

  function factor(): Flaw | null {
    const word = words[at];
    if (word === undefined) return flaw('breaks-off');
    if (word === '(') {
      at += 1;
      const inner = sum();
      if (inner) return inner;
      if (words[at] !== ')') return flaw(at < words.length ? 'operator-missing' : 'not-closed');
    } else if (word === ')' || isSign(word)) return flaw('number-missing');
    else postfix.push(word);
    at += 1;
    return null;
  }
  /** Parts with signs of one rank between them, from left to right. */
  function series(part: () => Flaw | null, sums: boolean): Flaw | null {
    let wrong = part();
    for (let sign = words[at]; !wrong && isSign(sign) && isSum(sign) === sums; sign = words[at]) {
      at += 1;
      wrong = part();
      postfix.push(sign);
    }
    return wrong;
  }
  const product = () => series(factor, false);
  const sum = (): Flaw | null => series(product, true);

  const wrong = sum();
  if (wrong) return wrong;
  if (at < words.length) return flaw(words[at] === ')' ? 'not-opened' : 'operator-missing');
  return postfix;
}

/** With no more parentheses than needed. */
export function write(postfix: readonly string[]): string {
  const stack: { text: string; made: string }[] = []; // and the sign it was made with
  for (const word of postfix) {
    if (!isSign(word)) {
      stack.push({ text: word, made: '' });
      continue;
    }
    const right = stack.pop()!;
    const left = stack.pop()!;
    const before = isSum(left.made) && !isSum(word) ? `(${left.text})` : left.text;
    const closed =
      (isSum(right.made) && word !== '+') || (word === '/' && (right.made === '*' || right.made === '/'));
    stack.push({ text: before + word + (closed ? `(${right.text})` : right.text), made: word });
  }
  return stack[0]!.text;
}

function divisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (b) [a, b] = [b, a % b];
  return a;
}

function lowest(numerator: bigint, denominator: bigint): Fraction {
  const common = divisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return [numerator / common, denominator / common];
}

/** The exact value; null where something is divided by zero. */
export function value(postfix: readonly string[], number: (card: string) => number): Fraction | null {
  const stack: Fraction[] = [];
  for (const word of postfix) {
    if (!isSign(word)) {
      stack.push([BigInt(number(word)), 1n]);
      continue;
    }
    const [c, d] = stack.pop()!;
    const [a, b] = stack.pop()!;
    if (word === '+') stack.push(lowest(a * d + c * b, b * d));
    else if (word === '-') stack.push(lowest(a * d - c * b, b * d));
    else if (word === '*') stack.push(lowest(a * c, b * d));
    else if (c === 0n) return null;
    else stack.push(lowest(a * d, b * c));
  }
  return stack[0]!;
}

export const writeFraction = ([numerator, denominator]: Fraction): string =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;

/** What stands there if unfinished ends are left off and open parentheses closed: its value so far. */
export function soFar(words: readonly string[]): string[] | null {
  const rest = [...words];
  while (rest.length && (rest.at(-1) === '(' || isSign(rest.at(-1)))) rest.pop();
  let open = 0;
  for (const word of rest) open += word === '(' ? 1 : word === ')' ? -1 : 0;
  for (; open > 0; open -= 1) rest.push(')');
  const postfix = parseExpression(rest);
  return Array.isArray(postfix) ? postfix : null;
}
