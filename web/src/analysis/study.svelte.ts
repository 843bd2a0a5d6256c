import { api } from '$lib/api';
import type { Judgement, Report } from '$lib/schema';
import { attempt } from '$lib/toast.svelte';
import { keyDecisions } from './words';

const OFTEN = 1500; // milliseconds between two looks at how far it is

/** The analysis of one game as it grows, and which decision is looked at. */
export class Study {
  report = $state.raw<Report | null>(null);
  running = $state(false);
  loaded = $state(false);
  whose = $state<number | null>(null); // whose key decisions are listed; null: everybody's
  chosen = $state(0); // the number of a decision
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  keys: Judgement[] = $derived(this.report ? keyDecisions(this.report.verdicts, this.whose) : []);
  decision: Judgement | null = $derived.by(() => {
    const found = this.report?.verdicts.find(({ number }) => number === this.chosen);
    return found ?? this.keys[0] ?? null;
  });

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#take(api.analysis(this.id));
  }
  start = (): Promise<void> => this.#take(api.analyse(this.id));
  stop = (): Promise<void> => this.#take(api.stopAnalysis(this.id));

  async #take(asked: ReturnType<typeof api.analysis>): Promise<void> {
    const found = await attempt(asked);
    this.loaded = true;
    if (!found) return;
    this.running = found.running;
    this.report = found.report ?? this.report;
    clearTimeout(this.#timer);
    if (found.running) this.#timer = setTimeout(() => void this.look(), OFTEN);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** To the next key decision, or the one before. */
  step(by: number): void {
    const at = this.keys.findIndex(({ number }) => number === this.decision?.number);
    const next = this.keys[Math.max(0, Math.min(this.keys.length - 1, at + by))];
    if (next) this.chosen = next.number;
  }
}
