import { TABLE } from '../tables/table-sql.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { TableSource } from '../engine/query-worker.contract.ts';
import { type CodeColumn, valuesNamed } from '../places/code-column.ts';
import type { SearchSource } from './build-search.ts';

/**
 * A table as searches see it.
 * @param codes columns whose codes are found by the names of what they stand for
 */
export function searchSource(
  table: OpenTable,
  codes: readonly CodeColumn[] = [],
): SearchSource & { tables: TableSource[] } {
  const columns = table.columns.map((column) => {
    const known = codes.find(({ field }) => field === column.id);
    return known ? { ...column, valuesNamed: (text: string) => valuesNamed(known, text) } : column;
  });
  return {
    from: TABLE,
    columns,
    rowCount: table.rowCount,
    denseIds: table.denseIds,
    tables: [{ name: TABLE, path: table.path }],
  };
}
