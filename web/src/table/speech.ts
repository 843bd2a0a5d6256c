import type { Args, Entry, Event, Move, Verdict } from '$lib/schema';
import type { Scene, Voice } from './desk';
import { tell, told, type TextArgs } from './text.svelte';

/** One line of the chronicle. */
export interface Line {
  seq: number;
  seat: number; // whose doing it is; -1: the table's
  text: string;
  event: Event;
  note?: string; // how the move was made, where somebody had to show it
}

interface Run {
  event: Event;
  args: Args; // without the one in which they differ
  values: (string | number)[];
  times: number;
}

/** Sentences about one game at one table, said to one reader (a seat; -1: a spectator). The codes come from the rules;
 * core/text.py tells how the messages are named. */
export class Speech {
  constructor(
    readonly desk: Voice,
    readonly names: readonly string[],
    readonly reader: number,
  ) {}

  name(seat: number): string {
    return seat === this.reader ? tell('you-subject') : (this.names[seat] ?? '');
  }

  word(vocabulary: string, value: string | number, count = 1): string {
    const id = `${vocabulary}-${value}`;
    return told(id) ? tell(id, { count }) : String(value).replaceAll('_', ' ');
  }

  listed(vocabulary: string, values: readonly (string | number)[]): string {
    const counts = new Map<string | number, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .map(([value, count]) => this.word(vocabulary, value) + (count > 1 ? ` ×${count}` : ''))
      .join(', ');
  }

  move(move: Move, scene: Scene, form = ''): string {
    const id = `verb-${move.verb}${form && `.${form}`}`;
    return told(id) ? tell(id, { ...this.desk.details(scene, move), ...this.args(move.args) }) : move.text;
  }

  reason(reason: string, args: Args): string {
    const id = `reason-${reason}`;
    return told(id) ? tell(id, this.args(args)) : tell('reason-unknown', { code: reason });
  }

  /** Events as lines; a run of equal ones, or of consequences of the first, is one line. */
  lines(entry: Pick<Entry, 'seq' | 'events'> & Partial<Entry>): Line[] {
    const lines: Line[] = [];
    for (const run of this.#runs(entry.events)) {
      const seat = typeof run.args.seat === 'number' ? run.args.seat : -1;
      const last = lines.at(-1);
      const id = this.#message(run);
      if (last && last.seat === seat && seat >= 0 && told(`${id}.then`)) {
        const stem = last.text.replace(/\.$/, '');
        const follows = stem.includes(': ') || last.event.event === run.event.event; // one more of the same
        last.text = `${stem}${follows ? ', ' : ': '}${this.#write(run, id, 'then')}.`;
      } else {
        const aside = run.event.event === 'round_began';
        lines.push({
          seq: entry.seq,
          seat: aside ? -1 : seat,
          text: this.#write(run, id, ''),
          event: run.event,
        });
      }
    }
    const made = lines.find((line) => line.seat === entry.seat) ?? lines[0];
    if (made && entry.note) made.note = entry.note;
    return lines;
  }

  args(args: Args): TextArgs {
    const spoken: TextArgs = { me: 'none' };
    for (const [key, value] of Object.entries(args)) {
      const vocabulary = this.desk.vocabulary[key];
      if (vocabulary === 'seat') {
        spoken[key] = this.name(Number(value));
        if (Number(value) === this.reader) spoken.me = key;
      } else if (vocabulary) {
        const of = Object.values(args).find((other) => told(`${vocabulary}-${other}-${value}`));
        spoken[key] = this.word(of === undefined ? vocabulary : `${vocabulary}-${of}`, value);
      } else spoken[key] = value;
    }
    return spoken;
  }

  #runs(events: readonly Event[]): Run[] {
    const runs: Run[] = [];
    for (const event of events) {
      const varying = this.#varying(event);
      const { [varying]: value, ...args } = event.args;
      const last = runs.at(-1);
      const equal =
        last &&
        last.event.event === event.event &&
        JSON.stringify(last.args) === JSON.stringify(args) &&
        last.values.length > 0 === (value !== undefined) &&
        (value === last.values[0] || told(`event-${event.event}.many`));
      if (equal) {
        if (value !== undefined) last.values.push(value);
        last.times += 1;
      } else runs.push({ event, args, values: value === undefined ? [] : [value], times: 1 });
    }
    return runs;
  }

  /** The one argument in which the events of a run may differ: the only one that names a thing. */
  #varying(event: Event): string {
    const named = Object.keys(event.args).filter((key) => (this.desk.vocabulary[key] ?? 'seat') !== 'seat');
    return named.length === 1 ? named[0]! : '';
  }

  /** Without its secret argument an event has another sentence. */
  #message(run: Run): string {
    const id = `event-${run.event.event}`;
    return told(`${id}-hidden`) && run.values.length === 0 ? `${id}-hidden` : id;
  }

  #write(run: Run, id: string, form: string): string {
    const args: TextArgs = { ...this.args(run.args), times: run.times };
    const varying = this.#varying(run.event);
    const vocabulary = this.desk.vocabulary[varying];
    const many = told(`event-${run.event.event}.many`);
    if (vocabulary && run.values.length) {
      args[varying] =
        run.times > 1 && many
          ? this.listed(vocabulary, run.values)
          : this.word(vocabulary, run.values[0]!, Number(run.args.number ?? 1));
    }
    const shape = form || (run.times > 1 && told(`${id}.many`) ? 'many' : '');
    const text = told(id) ? tell(shape ? `${id}.${shape}` : id, args) : run.event.event;
    return run.times > 1 && !many ? text.replace(/\.?$/, (end) => ` ×${run.times}${end}`) : text;
  }
}

/** What is wrong or missing in a note; values that have names are parts, with spaces between several. */
export function sayVerdict({ state, reason, args }: Verdict): string {
  const part = (value: string) =>
    told(`part-${value}`) ? tell(`part-${value}`) : value.replaceAll('_', ' ').replace(/^-/, '−');
  const spoken = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === 'number' ? value : value.split(' ').map(part).join(', '),
  ]);
  const id = `verdict-${reason || state}`;
  return told(id) ? tell(id, Object.fromEntries(spoken) as TextArgs) : reason.replaceAll('-', ' ');
}
