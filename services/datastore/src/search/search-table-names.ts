import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { mayRead } from '../tables/table-access.ts';
import { listNames } from '../tables/table.store.ts';
import { buildCount, buildSearch, type SearchSource } from './build-search.ts';
import type { SearchRequest } from './search-request.ts';
import { requireBearable } from './search-bounds.ts';
import type { FoundRows } from './search-table.ts';

/** The name under which clients of CKAN list the tables there are. */
export const TABLE_NAMES = '_table_metadata';

const columns = [
  { id: 'name', type: 'text' },
  { id: 'oid', type: 'int' },
  { id: 'alias_of', type: 'text' },
];

/** Searches the list of tables and aliases that the caller may read, as if it were a table. */
export async function searchTableNames(
  context: DatastoreContext,
  caller: Caller,
  request: SearchRequest & { includeTotal: boolean },
): Promise<FoundRows> {
  requireBearable(request);
  const names = await readableNames(context, caller);
  const rows = names.map(({ name, alias_of }, index) => ({ _id: index + 1, name, oid: index + 1, alias_of }));
  // JSON text in place of a table: the first parameter of the statement is numbered last.
  const source = (place: number): SearchSource => ({
    from: `(select unnest(cast(cast($${place} as json) as struct(_id bigint, name varchar, oid bigint, alias_of varchar)[]), recursive := true))`,
    columns,
    rowCount: rows.length,
    denseIds: false,
  });
  const run = async (build: typeof buildSearch | typeof buildCount) => {
    const place = (build(source(1), request)?.parameters.length ?? 0) + 1;
    const statement = build(source(place), request);
    if (!statement) return undefined;
    const parameters = [...statement.parameters, JSON.stringify(rows)];
    return context.workers.run({ tables: [], sql: statement.sql, parameters });
  };
  const found = await run(buildSearch);
  const total = request.includeTotal
    ? Number((await run(buildCount))?.rows[0]?.[0] ?? rows.length)
    : undefined;
  const { fields } = buildSearch(source(1), request);
  // A text search tells two more things behind the columns.
  const shown = found?.rows.map((row) => row.slice(0, fields.length)) ?? [];
  return { resourceId: TABLE_NAMES, fields, rows: shown, total, isEstimate: false, codes: [] };
}

async function readableNames(context: DatastoreContext, caller: Caller) {
  const names = await listNames(context.sql);
  const readable = new Set<string>();
  for (const { name, alias_of } of names) {
    if (alias_of) continue;
    const resource = await context.resources.find(name);
    if (resource && (await mayRead(context, caller, resource))) readable.add(name);
  }
  return names.filter(({ name, alias_of }) => readable.has(alias_of ?? name));
}
