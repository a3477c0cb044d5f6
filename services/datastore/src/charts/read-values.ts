import type { ReadDistinct } from '../areas/place.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Ask } from '../engine/query-worker.contract.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { TABLE } from '../tables/table-sql.ts';
import type { FileSource } from './chart-source.ts';

const MILLISECONDS = 5 * 60_000;
/** More different places than any level of a map has shapes for. */
export const MOST_PLACES = 20_000;

type Reader = Pick<DatastoreContext, 'workers'>;

/** Asks the rows of a source; they are called as those of any table. */
export function askSource(
  { workers }: Reader,
  { path }: Pick<FileSource, 'path'>,
  signal?: AbortSignal,
): Ask {
  const tables = [{ name: TABLE, path }];
  return async (sql) =>
    (await withinLimits(workers.run({ tables, sql, timeoutMilliseconds: MILLISECONDS }, signal))).rows;
}

/** Distinct values of columns of a source as text, empty text for none. */
export function readDistinct(ask: Ask): ReadDistinct {
  const known = new Map<string, Promise<string[][]>>();
  return (fields) => {
    const texts = fields
      .map((field) => `coalesce(cast(${quoteIdentifier(field)} as varchar), '')`)
      .join(', ');
    const sql = `select distinct ${texts} from ${TABLE} limit ${MOST_PLACES}`;
    const read = known.get(sql) ?? (ask(sql) as Promise<string[][]>);
    known.set(sql, read);
    return read;
  };
}
