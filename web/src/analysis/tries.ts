import type { Trial } from '$lib/schema';

/** What was tried at a decision, as a record writes it, and what was answered; null: not yet. */
export interface Tried {
  move: string;
  trial: Trial | null;
}

// Kept as long as the window is: an analysis is for all who may see the game, a try is nobody else's. Another engine
// would judge otherwise.
const keyOf = (id: string, decision: number, engine: string) => `ludarium.tries ${id} ${decision} ${engine}`;

export function keptTries(id: string, decision: number, engine: string): Tried[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(id, decision, engine)) ?? '[]');
    return Array.isArray(found) ? (found as Tried[]) : [];
  } catch {
    return []; // storage forbidden, or not ours
  }
}

export function keepTries(id: string, decision: number, engine: string, tries: readonly Tried[]): void {
  try {
    sessionStorage.setItem(keyOf(id, decision, engine), JSON.stringify(tries));
  } catch {
    // Without storage they last as long as the page.
  }
}
