import { ask } from '$lib/api';
import type { DealBegun, NewTournament, TournamentInfo, TournamentPage } from '$lib/schema';

const event = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;

/** What is asked about tournaments. */
export const api = {
  tournaments: () => ask<TournamentInfo[]>('GET', '/api/tournaments'),
  newTournament: (wish: NewTournament) => ask<TournamentPage>('POST', '/api/tournaments', wish),
  tournament: (id: string) => ask<TournamentPage>('GET', event(id)),
  joinTournament: (id: string) => ask<TournamentPage>('POST', `${event(id)}/join`),
  leaveTournament: (id: string) => ask<TournamentPage>('POST', `${event(id)}/leave`),
  sitOut: (id: string, out: boolean) => ask<TournamentPage>('POST', `${event(id)}/sit`, { out }),
  beginDeal: (id: string, deal: number) => ask<DealBegun>('POST', `${event(id)}/deal`, { deal }),
  sayHere: (id: string, here: boolean) => ask<TournamentPage>('POST', `${event(id)}/here`, { here }),
  startTournament: (id: string) => ask<TournamentPage>('POST', `${event(id)}/start`),
  hurryTournament: (id: string) => ask<TournamentPage>('POST', `${event(id)}/next`),
  removeEntrant: (id: string, entrant: number) =>
    ask<TournamentPage>('POST', `${event(id)}/remove`, { entrant }),
  cancelTournament: (id: string) => ask<TournamentPage>('POST', `${event(id)}/cancel`),
  resultsAddress: (id: string) => `${event(id)}/results.csv`,
};
