import type { DatastoreContext } from '../datastore-context.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { WRITE_MILLISECONDS } from '../writing/write-version.ts';
import type { ColumnProfile } from './guess-dictionary.ts';

// One statement must not grow without bound with the width of a table.
const COLUMNS_AT_ONCE = 100;

/** Looks once at all values of a table's columns. */
export async function profileColumns(
  context: DatastoreContext,
  path: string,
  columns: readonly Column[],
  signal?: AbortSignal,
): Promise<ColumnProfile[]> {
  const profiles: ColumnProfile[] = [];
  for (let start = 0; start < columns.length; start += COLUMNS_AT_ONCE) {
    const some = columns.slice(start, start + COLUMNS_AT_ONCE);
    const measures = some.map(({ id, type }) => {
      const name =
        type === 'json' || type.startsWith('_')
          ? `cast(${quoteIdentifier(id)} as varchar)`
          : quoteIdentifier(id);
      return `count(${name}), min(${name}), max(${name})`;
    });
    const { rows } = await withinLimits(
      context.workers.run(
        {
          tables: [{ name: 'imported', path }],
          sql: `select ${measures.join(', ')} from imported`,
          timeoutMilliseconds: WRITE_MILLISECONDS,
        },
        signal,
      ),
    );
    const values = rows[0] ?? [];
    for (const index of some.keys()) {
      const [count, min, max] = values.slice(index * 3, index * 3 + 3);
      profiles.push({ count: Number(count), min, max });
    }
  }
  return profiles;
}
