import { humanise } from '$lib/humanise';
import type { Position } from '$lib/schema';
import { useTable, type LiveTable } from '../../table/table.svelte';
import { tell, told } from '../../table/text.svelte';
import { places, seatsField, zonesOf, type Zone } from './zones';

/** The name of a field, or of an argument: the catalogue's, or in plain words. */
export function label(...names: readonly string[]): string {
  return names.map((name) => (told(`label-${name}`) ? tell(`label-${name}`) : humanise(name))).join(' ');
}

/** The table as its declaration tells it: zones of all, zones of each seat, and where what is chosen. */
export class Sight {
  constructor(
    readonly table: LiveTable = useTable(),
    readonly position: () => Position = () => this.table.position!,
  ) {}

  declaration = $derived.by(() => this.table.declaration!);
  #view = $derived.by(() => this.position().view);
  #seats = $derived.by(() => seatsField(this.declaration, this.#view, this.position().table.seats.length));

  shared: Zone[] = $derived.by(() => {
    const { declaration } = this;
    const zones = zonesOf(declaration, declaration.state, this.#view);
    const own = `${this.#seats?.name ?? ''}.`;
    const titled = this.position().rules.rounds === undefined ? '' : 'round'; // it stands in the title bar
    return zones.filter(({ path }) => !path.startsWith(own) && path !== titled);
  });

  of(seat: number): Zone[] {
    const field = this.#seats;
    const list = field && (this.#view[field.name] as unknown[]);
    const part = list?.[seat] as Record<string, unknown> | undefined;
    return part ? zonesOf(this.declaration, field!.of!, part, `${field!.name}.${seat}.`) : [];
  }

  /** Points as far as they can be seen. */
  score(seat: number): number | null {
    const told = this.position().table.scores?.[seat];
    const zone = this.of(seat).find(({ field }) => field.name === 'score');
    return told ?? (zone ? Number(zone.pieces[0]?.value) : null);
  }

  places = $derived.by(() =>
    places(this.declaration, [...this.of(this.position().seat), ...this.shared], this.table.choice.legal),
  );

  word(zone: Zone, value: string | number): string {
    return this.named(zone.field.of, value);
  }
  named(vocabulary: string | null, value: string | number): string {
    if (vocabulary === 'seat') return this.table.names[Number(value)] ?? String(value);
    return vocabulary ? (this.table.speech?.word(vocabulary, value) ?? String(value)) : String(value);
  }

  /** The place of a value in its vocabulary: what it looks like. */
  look(zone: Zone, value: string | number): number {
    return this.declaration.vocabularies[zone.field.of ?? '']?.indexOf(String(value)) ?? -1;
  }
}
