import { fieldsOfRows, type OwnSource, recordsOf } from '@gazetteer/charts';
import { writtenCode } from '@gazetteer/tabular';
import { placeKey, type ReadDistinct } from '../areas/place.ts';
import type { Column } from '../tables/column.ts';
import type { KnownPlaces } from './places/known-places.ts';
import type { PlacedChart } from './place-chart.ts';
import { type SourceFields, withPlace } from './source-fields.ts';

type OwnRows = NonNullable<OwnSource['rows']>;

/** The columns of own rows, and the places that are in them. */
export async function describeOwnRows(known: KnownPlaces, source: OwnSource): Promise<SourceFields> {
  const rows = source.rows ?? [];
  const fields = fieldsOfRows(source.columns, rows);
  const read = distinctRows(source, rows);
  const places = [
    ...(await saidPlaces(known, source, read)),
    ...(await known.list(
      columnsOf(source).filter(
        ({ id }) => !source.columns.some((column) => column.id === id && column.place),
      ),
      (id) => fields.find((field) => field.id === id)?.distinct ?? 0,
      read,
    )),
  ];
  const times = fields.filter(({ kind }) => kind === 'time');
  return {
    fields: fields.map((field) => withPlace(field, places)),
    places,
    rowCount: rows.length,
    latest: times[0]?.max,
  };
}

/** The columns that the person says hold places; what they say is believed. */
async function saidPlaces(
  known: KnownPlaces,
  { columns }: OwnSource,
  read: ReadDistinct,
): Promise<SourceFields['places']> {
  const places: SourceFields['places'] = [];
  for (const { id: field, place } of columns) {
    if (!place || !(await known.isLevel(place.level))) continue;
    const { by, scheme, level, parent } = place;
    const beside = columns.some(({ id }) => id === parent) ? parent : undefined;
    places.push(await known.describe({ by, field, scheme, level, parent_field: beside ?? null }, read));
  }
  return places;
}

/** Distinct values of columns as text, as the engine reads them from tables. */
export function distinctRows({ columns }: OwnSource, rows: OwnRows): ReadDistinct {
  return async (names) => {
    const places = names.map((name) => columns.findIndex(({ id }) => id === name));
    const distinct = new Map<string, string[]>();
    for (const row of rows) {
      const values = places.map((place) => writtenCode(row[place]));
      distinct.set(JSON.stringify(values), values);
    }
    return [...distinct.values()];
  };
}

/** Own rows by column, each with the code of its area under `name`; rows of no known place are left out. */
export function* placedRecords(
  source: OwnSource,
  { writing, lookup }: Pick<PlacedChart, 'writing' | 'lookup'>,
  name: string,
): Iterable<Record<string, unknown>> {
  const codes = new Map(lookup.map(({ value, parent, code }) => [placeKey(value, parent ?? ''), code]));
  for (const record of recordsOf(source.columns, source.rows ?? [])) {
    const code = codes.get(keyOf(writing, record));
    if (code !== undefined) yield { ...record, [name]: code };
  }
}

/** The other ones: of places that are not known, or of none. */
export function* unplacedRecords(
  source: OwnSource,
  { writing, unmatched }: Pick<PlacedChart, 'writing' | 'unmatched'>,
): Iterable<Record<string, unknown>> {
  const unknown = new Set(unmatched.map(({ value, parent }) => placeKey(value, parent ?? '')));
  for (const record of recordsOf(source.columns, source.rows ?? [])) {
    const isEmpty = writtenCode(record[writing.field]).trim() === '';
    if (isEmpty || unknown.has(keyOf(writing, record))) yield record;
  }
}

function keyOf(
  { field, parent_field }: PlacedChart['writing'],
  record: Readonly<Record<string, unknown>>,
): string {
  const parent = parent_field === null ? '' : writtenCode(record[parent_field]);
  return placeKey(writtenCode(record[field]), parent);
}

function columnsOf({ columns }: OwnSource): Column[] {
  return columns.map(({ id, type, label, role }) => ({
    id,
    type,
    info: { ...(label !== undefined && { label }), ...(role !== undefined && { role }) },
  }));
}
