import type { OwnPlace } from '@gazetteer/charts';
import type { OwnTable } from '../read/own-table.ts';
import type { Corrections } from './corrections.ts';
import { findPlaces, sureOf } from './find-places.ts';
import type { TableReader } from './read-corrected.ts';

const MOST_COLUMNS = 12;

/** The columns of a table that hold places without a doubt, by their index. */
export async function guessPlaces(
  table: OwnTable,
  reader: TableReader,
  corrections: Corrections,
): Promise<Map<number, OwnPlace>> {
  const found = new Map<number, OwnPlace>();
  const read = table.columns.map((_, index) => reader.column(index, corrections));
  const texts = table.columns.map(({ id }, index) => ({ id, values: table.texts[index] ?? [] }));
  const asked = read.flatMap(({ column, field }, index) =>
    field.kind === 'category' && (column.type === 'text' || column.type === 'int') ? [index] : [],
  );
  for (const index of asked.slice(0, MOST_COLUMNS)) {
    const column = texts[index];
    if (!column) continue;
    const others = asked.flatMap((other) => (other === index ? [] : (texts[other] ?? [])));
    const sure = sureOf(column, await findPlaces(column, others));
    if (sure) found.set(index, sure.place);
  }
  return found;
}

/** The corrections with those columns told to be places that the person has not touched since. */
export function withPlaces(
  now: Corrections,
  before: Corrections,
  places: ReadonlyMap<number, OwnPlace>,
): Corrections {
  const columns = now.columns.map((column, index) => {
    const place = places.get(index);
    const isUntouched = column === before.columns[index];
    return place && isUntouched ? { writing: null, dropsMissing: true, place } : column;
  });
  return { ...now, columns };
}
