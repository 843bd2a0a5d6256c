import type { Move } from '$lib/schema';
import type { Declaration, Field } from '../../table/declaration';

type Value = string | number;
type Part = Readonly<Record<string, unknown>>;

/** One thing that lies somewhere: its kind, and how many of it. */
export interface Piece {
  value: Value;
  count: number;
}

/** A field of the view as it is drawn. */
export interface Zone {
  path: string;
  names: readonly string[]; // of the field, after those of the parts it lies in
  field: Field;
  shape: 'number' | 'flag' | 'pieces' | 'heaps' | 'unseen';
  pieces: readonly Piece[]; // heaps: a label and its number; number, unseen: the one number
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const isValue = (value: unknown): value is Value => typeof value === 'string' || typeof value === 'number';

/** A bag or a row as it is told: by name, or one after another. */
function counted(value: unknown): Piece[] {
  if (Array.isArray(value)) return value.map((count, index) => ({ value: index + 1, count: Number(count) }));
  return Object.entries(value as Part).map(([name, count]) => ({ value: name, count: Number(count) }));
}

/** Equal neighbours together. */
function gathered(values: readonly unknown[]): Piece[] {
  const pieces: Piece[] = [];
  for (const value of values.filter(isValue)) {
    const last = pieces.at(-1);
    if (last?.value === value) last.count += 1;
    else pieces.push({ value, count: 1 });
  }
  return pieces;
}

function drawn(field: Field, value: unknown): Pick<Zone, 'shape' | 'pieces'> | null {
  if (typeof value === 'boolean') return { shape: 'flag', pieces: [{ value: String(value), count: 1 }] };
  if (value === null || value === '') return { shape: 'pieces', pieces: [] };
  if (isValue(value)) {
    if (field.type === 'kind' || typeof value === 'string')
      return { shape: 'pieces', pieces: [{ value, count: 1 }] };
    const unseen = field.type === 'bag' || field.type === 'pile';
    return { shape: unseen ? 'unseen' : 'number', pieces: [{ value, count: value }] };
  }
  if (field.type === 'bag')
    return { shape: 'pieces', pieces: counted(value).filter(({ count }) => count > 0) };
  if (field.type === 'row' || !Array.isArray(value)) return { shape: 'heaps', pieces: counted(value) };
  return { shape: 'pieces', pieces: gathered(value) };
}

/** The zones of a part of the view, those of the parts inside it among them. */
export function zonesOf(
  declaration: Declaration,
  part: string,
  view: Part,
  path = '',
  names: readonly string[] = [],
): Zone[] {
  return (declaration.parts[part] ?? []).flatMap((field): Zone[] => {
    const value = view[field.name];
    const here = { path: `${path}${field.name}`, names: [...names, field.name] };
    if (value === undefined) return [];
    if (field.of !== null && field.of in declaration.parts) {
      const inside = Array.isArray(value) ? value : [value];
      return inside.flatMap((one: unknown, index) =>
        isPart(one)
          ? zonesOf(declaration, field.of!, one, `${here.path}.${index}.`, [
              ...here.names,
              ...(inside.length > 1 ? [String(index + 1)] : []),
            ])
          : [],
      );
    }
    const shown = drawn(field, value);
    return shown ? [{ ...here, field, ...shown }] : [];
  });
}

/** The list of the state that holds a part for every seat. */
export function seatsField(declaration: Declaration, view: Part, seats: number): Field | undefined {
  return declaration.parts[declaration.state]?.find(({ name, type, of }) => {
    const value = view[name];
    return type === 'list' && of! in declaration.parts && Array.isArray(value) && value.length === seats;
  });
}

/** By zone, which argument of which verbs is chosen there. An argument's place is the first zone, one's own before
 * those of the table, that holds every value it can have; two arguments of a verb never share one. */
export function places(
  { verbs }: Declaration,
  zones: readonly Zone[],
  legal: readonly Move[],
): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  for (const [verb, phrase] of Object.entries(verbs)) {
    const moves = legal.filter((move) => move.verb === verb);
    if (!moves.length) continue;
    for (const [argument, vocabulary] of Object.entries(phrase)) {
      const zone = zones.find(
        ({ path, field, pieces }) =>
          field.of === vocabulary &&
          !found.get(path)?.[verb] &&
          moves.every((move) => pieces.some(({ value }) => String(value) === String(move.args[argument]))),
      );
      if (zone) found.set(zone.path, { ...found.get(zone.path), [verb]: argument });
    }
  }
  return found;
}
