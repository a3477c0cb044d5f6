import { ApplicationError, type Caller } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { NamedColumn, Row, RowNews, TableNews } from '../model/news.ts';
import type { Comparison } from '../model/ports.ts';
import type { FieldAnswer, PackageAnswer, ResourceAnswer, RowsAnswer, VersionsAnswer } from './answers.ts';

/** A message tells rows in this many columns at most. */
const MOST_COLUMNS = 6;

/** The present version of a table; undefined where it has none. */
export async function presentVersion(
  { call }: Pick<FollowContext, 'call'>,
  caller: Caller,
  table: string,
): Promise<{ version: number; rows: number } | undefined> {
  const found = (await call(
    'datastore_version_list',
    { resource_id: table, limit: 1 },
    caller,
  )) as VersionsAnswer;
  const [present] = found.versions;
  return present && { version: present.version, rows: present.row_count };
}

/** The columns of a table, without its own numbers of rows, and which of them have codes of places. */
async function columnsOf(
  { call }: Pick<FollowContext, 'call'>,
  caller: Caller,
  table: string,
): Promise<{ columns: NamedColumn[]; ofPlaces: string[] }> {
  const input = { resource_id: table, limit: 0, include_total: false, place_names: true };
  const { fields, places = [] } = (await call('datastore_search', input, caller)) as RowsAnswer;
  return {
    columns: fields.filter(({ id }) => !id.startsWith('_')).map(namedColumn),
    ofPlaces: places.map(({ field }) => field),
  };
}

export function namedColumn({ id, info }: FieldAnswer): NamedColumn {
  return {
    id,
    label: textOf(info?.label) ?? id,
    unit: textOf(info?.unit),
    isMeasure: info?.role === 'measure',
  };
}

/** What differs between two versions of a table of a dataset; versions whose rows are gone tell their size alone. */
export async function readTableNews(
  context: Pick<FollowContext, 'call' | 'tables'>,
  caller: Caller,
  {
    dataset,
    resource,
    from,
    to,
  }: { dataset: PackageAnswer; resource: ResourceAnswer; from: number; to: number },
): Promise<TableNews | undefined> {
  const present = await presentVersion(context, caller, resource.id);
  if (!present) return undefined;
  const { columns, ofPlaces } = await columnsOf(context, caller, resource.id);
  const found = await compare(context, caller, resource.id, { from, to });
  const table = {
    id: resource.id,
    name: resource.name || dataset.title,
    page: pageOfTable(dataset, resource),
    rowCount: present.rows,
  };
  if (!found)
    return {
      ...table,
      columns: [],
      key: [],
      moreColumns: 0,
      rows: null,
      columnsAdded: [],
      columnsRemoved: [],
    };
  const { key, samples, added, removed, changed } = found;
  const labels = (names: string[]) =>
    names.map((name) => columns.find(({ id }) => id === name)?.label ?? name);
  const columnsAdded = labels(found.columns.added);
  const columnsRemoved = labels(found.columns.removed);
  const told = toldColumns(columns, key ?? [], samples);
  const shown = await withPlaceNames(context, caller, resource.id, ofPlaces, narrowed(samples, told));
  return {
    ...table,
    columns: told,
    key: key ?? [],
    moreColumns: columns.length - told.length,
    rows: { added, removed, changed, samples: shown },
    columnsAdded,
    columnsRemoved,
  };
}

/** Whether anything differs between the two versions, as far as that is known. */
export function isChanged({ rows, columnsAdded, columnsRemoved }: TableNews): boolean {
  if (!rows) return true;
  return rows.added + rows.removed + (rows.changed ?? 0) + columnsAdded.length + columnsRemoved.length > 0;
}

export function pageOfTable(dataset: PackageAnswer, { id, sku }: ResourceAnswer): string {
  return `/p/${encodeURIComponent(dataset.name)}/r/${encodeURIComponent(sku || id)}`;
}

async function compare(
  { tables }: Pick<FollowContext, 'tables'>,
  caller: Caller,
  table: string,
  versions: { from: number; to: number },
): Promise<Comparison | undefined> {
  try {
    return await tables.compare(caller, table, versions);
  } catch (error) {
    // The rows of an older version go after a while, and very large tables take too long.
    if (error instanceof ApplicationError && ['gone', 'timed_out', 'damaged'].includes(error.code))
      return undefined;
    throw error;
  }
}

/** Those that tell rows apart first, then those in which a row changed, then the others as they stand. */
function toldColumns(columns: NamedColumn[], key: string[], { changed }: RowNews['samples']): NamedColumn[] {
  const differs = (id: string) =>
    changed.some(({ before, after }) => JSON.stringify(before[id]) !== JSON.stringify(after[id]));
  const rank = ({ id }: NamedColumn) => (key.includes(id) ? 0 : differs(id) ? 1 : 2);
  return columns.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_COLUMNS);
}

function narrowed(
  { added, removed, changed }: RowNews['samples'],
  columns: NamedColumn[],
): RowNews['samples'] {
  const pick = (row: Row): Row => Object.fromEntries(columns.map(({ id }) => [id, row[id] ?? null]));
  return {
    added: added.map(pick),
    removed: removed.map(pick),
    changed: changed.map(({ before, after }) => ({ before: pick(before), after: pick(after) })),
  };
}

/** The rows with its name before each code of a place, where it has one. */
async function withPlaceNames(
  { call }: Pick<FollowContext, 'call'>,
  caller: Caller,
  table: string,
  columns: string[],
  { added, removed, changed }: RowNews['samples'],
): Promise<RowNews['samples']> {
  const rows = [...added, ...removed, ...changed.flatMap(({ before, after }) => [before, after])];
  const codesIn = (id: string) => rows.flatMap((row) => row[id] ?? []);
  const filters = Object.fromEntries(
    columns.map((id) => [id, codesIn(id)]).filter(([, codes = []]) => codes.length > 0),
  );
  // The table store names the codes that filters ask for, whether or not it finds a row.
  const input = { resource_id: table, filters, limit: 0, include_total: false, place_names: true };
  const { places = [] } =
    Object.keys(filters).length > 0 ? ((await call('datastore_search', input, caller)) as RowsAnswer) : {};
  const name = (row: Row): Row => {
    const named = { ...row };
    for (const { field, named: codes } of places) {
      const found = codes.find(({ value }) => value === String(row[field]));
      if (found?.name) named[field] = `${found.name} (${found.value})`;
    }
    return named;
  };
  return {
    added: added.map(name),
    removed: removed.map(name),
    changed: changed.map(({ before, after }) => ({ before: name(before), after: name(after) })),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
