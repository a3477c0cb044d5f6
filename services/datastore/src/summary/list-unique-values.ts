import type { DatastoreContext } from '../datastore-context.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { createRecentValues } from '../search/recent-values.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { TABLE } from '../tables/table-sql.ts';

export type UniqueValues = { count: number; values: unknown[]; truncated: boolean };

const MOST_VALUES = 1000;
const LISTED_TYPES = new Set(['text', 'date', 'timestamp', 'time', 'bool']);

// By version and column: versions never change.
const known = createRecentValues<UniqueValues>(2000);

/** The different values of a column, sorted, the first thousand; undefined for columns that hold amounts. */
export async function listUniqueValues(
  context: DatastoreContext,
  table: OpenTable,
  { id, type }: Column,
): Promise<UniqueValues | undefined> {
  if (!LISTED_TYPES.has(type)) return undefined;
  return known.get(JSON.stringify([table.versionId, id]), async () => {
    const name = quoteIdentifier(id);
    const ask = async (sql: string) => {
      const tables = [{ name: TABLE, path: table.path }];
      return (await withinLimits(context.workers.run({ tables, sql }))).rows;
    };
    const [counted = []] = await ask(`select count(distinct ${name}) from ${TABLE}`);
    const count = Number(counted[0]);
    const rows = await ask(
      `select distinct ${name} from ${TABLE} where ${name} is not null order by 1 limit ${MOST_VALUES}`,
    );
    return { count, values: rows.map(([value]) => value), truncated: count > MOST_VALUES };
  });
}
