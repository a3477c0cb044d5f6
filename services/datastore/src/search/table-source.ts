import { TABLE } from '../tables/table-sql.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { TableSource } from '../engine/query-worker.contract.ts';
import type { SearchSource } from './build-search.ts';

/** A table as searches see it. */
export function searchSource(table: OpenTable): SearchSource & { tables: TableSource[] } {
  return {
    from: TABLE,
    columns: table.columns,
    rowCount: table.rowCount,
    denseIds: table.denseIds,
    tables: [{ name: TABLE, path: table.path }],
  };
}
