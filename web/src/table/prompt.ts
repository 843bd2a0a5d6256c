import { humanise } from '$lib/humanise';
import { nameOf, type LiveTable } from './table.svelte';
import { tell, told } from './text.svelte';

/** The voice of the table: what is asked, and why or how. */
export interface Prompt {
  title: string;
  help: string;
  waiting: boolean;
}

export function promptOf(table: LiveTable): Prompt {
  const { position, scene, speech, voice } = table;
  if (!position || !scene || !speech || !voice) return { title: '', help: '', waiting: true };
  if (table.said) return table.said;
  if (table.replaying !== null) {
    const lines = table.lines
      .filter((line) => line.seq === position.seq && line.seat !== table.seat)
      .map((line) => line.text);
    return { title: tell('replaying'), help: lines.join(' '), waiting: true };
  }
  if (table.over) return { ...outcome(table), waiting: true };
  if (position.table.paused) return { title: tell('paused'), help: tell('paused.help'), waiting: true };
  if (!table.myTurn) return waiting(table);

  const step = String((position.view.turn as { step?: string } | undefined)?.step ?? '');
  const details = { seats: position.table.seats.length, ...voice.details(scene) };
  const { choice } = table;
  const asks = [`prompt-${step}`, `step-${step}`].find(told);
  let title = asks ? tell(asks, details) : tell('your-turn', { step: humanise(step) });
  let help = told(`${asks}.help`) ? tell(`${asks}.help`, details) : asks ? '' : tell('your-turn.help');
  if (table.offer) ({ title, help } = table.offer);
  else if (choice.batch)
    help = tell('batch-count', {
      chosen: choice.chosen.length,
      most: choice.batch.most,
      exact: String(choice.batch.least === choice.batch.most),
    });
  else if (choice.ready) {
    const chosen = `chosen-${choice.ready.verb}`; // where the table shows it better than its name says it
    title = told(chosen)
      ? tell(chosen, voice.details(scene, choice.ready))
      : speech.move(choice.ready, scene);
    help = told(`about-${choice.ready.verb}`)
      ? tell(`about-${choice.ready.verb}`, voice.details(scene, choice.ready))
      : '';
  } else if (choice.picks.length) {
    help = choice.missing
      .map((argument) => (told(`ask-${argument}`) ? tell(`ask-${argument}`) : humanise(argument)))
      .join(' ');
    const sample = choice.narrowed[0];
    if (sample && told(`begun-${sample.verb}`)) {
      const known = Object.fromEntries(
        Object.entries(sample.args).filter(([key]) => !choice.missing.includes(key)),
      );
      title = tell(`begun-${sample.verb}`, {
        ...details,
        missing: choice.missing.join(),
        ...speech.args(sample.verb, known),
      });
    }
  }
  return { title, help, waiting: false };
}

function waiting(table: LiveTable): Prompt {
  const { position, speech, scene } = table;
  const asked = position!.asked.map((seat) => nameOf(table.link.seats[seat]!));
  const draft = position!.draft.map((move) => speech!.move(move, scene!));
  const names = new Intl.ListFormat(document.documentElement.lang).format(asked);
  const title = asked.length ? tell('waiting-for', { names, count: asked.length }) : tell('waiting');
  const help = draft.length
    ? tell('handed-in', { moves: draft.join(', ') })
    : table.seat < 0
      ? tell(table.former === null ? 'watching' : 'watching-bot')
      : '';
  return { title, help, waiting: true };
}

/** How it ended: by a rule of the game, somebody resigned, time was up, or the points decide. */
function ending(table: LiveTable, points: number): string {
  const own = table.scene && table.desk?.decided?.(table.scene);
  if (own) return own;
  const { ended } = table.position!;
  const resigned = table.link.seats.flatMap((seat, index) => (seat.resigned ? index : []));
  if (ended !== 'resigned' || !resigned.length)
    return tell(ended === 'time' ? 'ended-time' : 'ended-points', { points });
  const others = resigned.filter((seat) => seat !== table.seat).map((seat) => table.names[seat]!);
  const names = new Intl.ListFormat(document.documentElement.lang).format(others);
  return tell('ended-resigned', { names, count: others.length, me: String(resigned.includes(table.seat)) });
}

function outcome(table: LiveTable): Omit<Prompt, 'waiting'> {
  const own = table.scene && table.desk?.outcome?.(table.scene);
  if (own) return own;
  const results = table.position?.results ?? [];
  const winners = results.filter((score) => score.place === 1).map((score) => score.seat);
  if (!winners.length) return { title: tell('game-over'), help: '' };
  const names = new Intl.ListFormat(document.documentElement.lang).format(
    winners.map((seat) => table.names[seat]!),
  );
  const won = winners.includes(table.seat);
  return {
    title: won
      ? tell('you-won', { count: winners.length })
      : tell('they-won', { names, count: winners.length }),
    help: ending(table, results.find((score) => score.place === 1)!.total),
  };
}
