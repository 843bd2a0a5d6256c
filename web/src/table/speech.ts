import { humanise } from '$lib/humanise';
import type { Args, Entry, Event, Move } from '$lib/schema';
import type { Phrase, Voice } from './voice';
import type { Scene } from './desk';
import type { TextArgs } from './text.svelte';

/** One line of the chronicle. */
export interface Line {
  seq: number;
  seat: number; // whose doing it is; -1: the table's
  text: string;
  event: Event;
  note?: string; // how the move was made, where somebody had to show it
}

/** Something that befell the reader. */
export interface Befallen {
  text: string;
  area: string; // of the table, where it is seen
}

/** Equal events one after another, told at once. */
interface Run {
  event: Event; // the first
  phrase: Phrase;
  varying: string;
  values: (string | number)[]; // of the varying argument
  doer: number; // -1: nobody
  times: number;
  stem: string; // of its messages
  differ: boolean; // in other arguments than the varying one
}

type Value = string | number;
type Mood = 'event' | 'would'; // what happened, or would

/** Sentences about one game at one table, said to one reader (a seat; -1: a spectator). The codes come from the rules;
 * core/text.py tells how the messages are named, and tests/shared/speech_cases.json the rules that the terminal keeps,
 * too. */
export class Speech {
  constructor(
    readonly voice: Voice,
    readonly names: readonly string[],
    readonly reader: number,
  ) {}

  name(seat: number): string {
    return seat === this.reader ? this.voice.tell('you-subject') : (this.names[seat] ?? '');
  }

  word(vocabulary: string, value: Value, count = 1): string {
    const id = `${vocabulary}-${value}`;
    return this.voice.told(id) ? this.voice.tell(id, { count }) : humanise(value);
  }

  listed(vocabulary: string, values: readonly Value[]): string {
    const counts = new Map<Value, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .map(([value, count]) => this.word(vocabulary, value) + (count > 1 ? ` ×${count}` : ''))
      .join(', ');
  }

  move(move: Move, scene: Scene, form = ''): string {
    const id = `verb-${move.verb}${form && `.${form}`}`;
    const { tell, told, details } = this.voice;
    return told(id) ? tell(id, { ...details(scene, move), ...this.args(move.verb, move.args) }) : move.text;
  }

  reason(reason: string, args: Args): string {
    const id = `reason-${reason}`;
    const { tell, told, declaration } = this.voice;
    const phrase = declaration.reasons[reason] ?? {}; // the server has reasons of its own
    return told(id) ? tell(id, this.#spoken(phrase, args)) : tell('reason-unknown', { code: reason });
  }

  /** The arguments of a move as they are said. */
  args(verb: string, args: Args): TextArgs {
    return this.#spoken(this.voice.declaration.verbs[verb] ?? {}, args);
  }

  /** What a move would do, as lines. */
  foretell(events: Event[]): string[] {
    return this.lines({ seq: 0, events }, 'would').map((line) => line.text);
  }

  /** Events as lines; a run of equal ones, or of consequences of the first, is one line. */
  lines(entry: Pick<Entry, 'seq' | 'events'> & Partial<Entry>, mood: Mood = 'event'): Line[] {
    const lines: Line[] = [];
    for (const run of this.#runs(entry.events, mood)) {
      const id = this.#message(run);
      const last = lines.at(-1);
      if (last && run.doer >= 0 && run.doer === last.seat && this.voice.told(`${id}.then`)) {
        const stem = last.text.replace(/\.$/, '');
        const follows = stem.includes(': ') || last.event.event === run.event.event; // one more of the same
        last.text = `${stem}${follows ? ', ' : ': '}${this.#write(run, id, 'then')}.`;
      } else {
        lines.push({ seq: entry.seq, seat: run.doer, text: this.#write(run, id, ''), event: run.event });
      }
    }
    const made = lines.find((line) => line.seat === entry.seat) ?? lines[0];
    if (made && entry.note) made.note = entry.note;
    return lines;
  }

  /** What others did to the reader and what of it, a line for each kind of event. */
  befell(events: readonly Event[], befalls: Readonly<Record<string, string>>): Befallen[] {
    const touching = events.filter(({ event, args }) => {
      const phrase = this.voice.declaration.events[event] ?? {};
      const seats = Object.keys(phrase).flatMap((key) => (phrase[key] === 'seat' ? [args[key]] : []));
      const alone = seats.length === 1;
      return event in befalls && seats.at(-1) === this.reader && (alone || seats[0] !== this.reader);
    });
    return [...new Set(touching.map(({ event }) => event))].map((name) => {
      const alike = touching.filter(({ event }) => event === name);
      const args = this.#spoken(this.voice.declaration.events[name] ?? {}, alike.at(-1)!.args);
      const told = this.lines({ seq: 0, events: alike }).map((line) => line.text);
      const text = [...told, this.voice.tell(`event-${name}.matters`, args)].join(' ');
      return { text, area: befalls[name]! };
    });
  }

  #runs(events: readonly Event[], mood: Mood): Run[] {
    const runs: Run[] = [];
    for (const event of events) {
      if (this.voice.untold?.includes(event.event)) continue;
      const run = this.#begun(event, mood);
      const last = runs.at(-1);
      if (!last || last.event.event !== event.event || !sameKeys(last.event.args, event.args)) {
        runs.push(run);
        continue;
      }
      const differing = Object.keys(event.args).filter((key) => event.args[key] !== last.event.args[key]);
      const differ = last.differ || differing.some((key) => key !== run.varying);
      if (this.#form(run.stem, differ) || (differing.length === 0 && !last.differ)) {
        last.differ = differ;
        last.values.push(...run.values);
        last.times += 1;
      } else runs.push(run);
    }
    return runs;
  }

  #begun(event: Event, mood: Mood): Run {
    const phrase = this.voice.declaration.events[event.event] ?? {};
    const varying = this.#varying(phrase);
    const value = event.args[varying];
    const [first] = Object.keys(phrase);
    const doer = first && phrase[first] === 'seat' ? Number(event.args[first] ?? -1) : -1;
    const values = value === undefined ? [] : [value];
    const told = this.voice.told(`${mood}-${event.event}`);
    const stem = `${told ? mood : 'event'}-${event.event}`; // a sentence without a verb serves both
    return { event, phrase, varying, values, doer, times: 1, stem, differ: false };
  }

  /** The one argument in which the events of a run may differ: the only one that names a thing. */
  #varying(phrase: Phrase): string {
    const named = Object.keys(phrase).filter((key) => this.#named(phrase[key]!));
    return named.length === 1 ? named[0]! : '';
  }

  #named(vocabulary: string): boolean {
    return !!this.voice.declaration.vocabularies[vocabulary];
  }

  /** The attribute that tells a run of this event; none if there is none. */
  #form(stem: string, differ: boolean): string {
    const forms = differ ? ['series'] : ['many', 'series'];
    return forms.find((form) => this.voice.told(`${stem}.${form}`)) ?? '';
  }

  /** Without its secret arguments an event may have another sentence. */
  #message({ event, phrase, stem }: Run): string {
    const missing = Object.keys(phrase).some((key) => event.args[key] === undefined);
    return missing && this.voice.told(`${stem}-hidden`) ? `${stem}-hidden` : stem;
  }

  #write(run: Run, id: string, form: string): string {
    const { tell, told } = this.voice;
    const { event, phrase, varying, values, times } = run;
    const args = this.#spoken(phrase, event.args, Number(event.args.number ?? 1));
    args.times = times;
    const joined = times > 1 ? this.#form(run.stem, run.differ) : '';
    if (joined && values.length) args[varying] = this.listed(phrase[varying]!, values);
    const shape = form || (joined && told(`${id}.${joined}`) ? joined : '');
    const write = () => (told(id) ? tell(shape ? `${id}.${shape}` : id, args) : humanise(event.event));
    const text = write();
    if (times === 1 || (joined && values.length)) return text;
    args.times = 1;
    return text === write() ? text.replace(/\.?$/, (end) => ` ×${times}${end}`) : text; // unless it says how many
  }

  /** The arguments as they are said; `count` of the one thing that an event names. */
  #spoken(phrase: Phrase, args: Args, count = 1): TextArgs {
    const spoken: TextArgs = { me: 'none' };
    const varying = this.#varying(phrase);
    for (const [key, value] of Object.entries(args)) {
      const vocabulary = phrase[key] ?? '';
      if (vocabulary === 'seat') {
        spoken[key] = this.name(Number(value));
        if (Number(value) === this.reader) spoken.me = key;
        continue;
      }
      const of = Object.values(args).find((other) => this.voice.told(`${vocabulary}-${other}-${value}`));
      if (of !== undefined) spoken[key] = this.word(`${vocabulary}-${of}`, value);
      else if (this.#named(vocabulary))
        spoken[key] = this.word(vocabulary, value, key === varying ? count : 1);
      else spoken[key] = value;
    }
    return spoken;
  }
}

const sameKeys = (one: Args, other: Args) =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((key) => key in other);
