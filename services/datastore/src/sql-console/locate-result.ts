import type { AreaTables } from '../areas/area-tables.ts';
import { listBoundaries } from '../areas/areas.store.ts';
import { resolveCodes } from '../areas/resolve-codes.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Column } from '../tables/open-table.ts';
import type { SqlAnswer } from './search-sql.ts';

/** Where the rows of an answer lie. */
export type ResultGeo = {
  level: string;
  key_field: string;
  vintage: string | null;
  /** Boundaries as TopoJSON, null where none are stored. */
  features_url: string | null;
  /** Values of the key field that are no code of the level. */
  unmatched: string[];
};

/** Finds the first column of the answer that holds area codes; null where none does. */
export async function locateResult(
  context: Pick<DatastoreContext, 'sql' | 'publicUrl'>,
  answer: Pick<SqlAnswer, 'columns' | 'rows' | 'tables'>,
): Promise<ResultGeo | null> {
  const geoColumns = answer.tables.flatMap((table) => table.columns).filter(hasCodes);
  for (const [index, column] of answer.columns.entries()) {
    const geo = geoColumns.find((known) => known.id.toLowerCase() === column.name.toLowerCase());
    if (!geo) continue;
    const { scheme, level } = geo.info;
    const sql = context.sql.as<AreaTables>();
    const { unmatched } = await resolveCodes(
      sql,
      { scheme, level },
      answer.rows.map((row) => row[index]),
    );
    const [newest] = await listBoundaries(sql, { scheme, level });
    const address = `${context.publicUrl}/api/areas/${scheme}/${level}/boundaries.topo.json`;
    return {
      level,
      key_field: column.name,
      vintage: newest?.vintage ?? null,
      features_url: newest ? `${address}?vintage=${encodeURIComponent(newest.vintage)}` : null,
      unmatched,
    };
  }
  return null;
}

type CodeColumn = Column & { info: { scheme: string; level: string } };

function hasCodes(column: Column): column is CodeColumn {
  return column.info.role === 'geo' && Boolean(column.info.scheme) && Boolean(column.info.level);
}
