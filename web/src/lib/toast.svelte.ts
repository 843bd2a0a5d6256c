import { RequestError } from './api';
import { knows, say } from './i18n.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'warning';
}

const SHOWN_FOR = 6000;
let next = 0;

/** Short messages at the foot of the page, newest last. */
export const toasts = $state<Toast[]>([]);

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

export function toast(text: string, kind: Toast['kind'] = 'note'): void {
  const id = next++;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

/** The sentence for a refused request. */
export function problemText(error: unknown): string {
  const reason = error instanceof RequestError ? error.reason : 'unknown';
  const id = `problem-${reason}`;
  return knows(id)
    ? say(id, error instanceof RequestError ? error.args : {})
    : say('problem-unknown', { code: reason });
}

/** Does something with the server; says so when it was refused. Gives undefined then. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    toast(problemText(error), 'warning');
    return undefined;
  }
}
