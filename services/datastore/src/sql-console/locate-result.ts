import { renderCode, writtenCode } from '@gazetteer/tabular';
import type { AreaTables } from '../areas/area-tables.ts';
import { findLevel, listBoundaries } from '../areas/areas.store.ts';
import { chooseBoundaries } from '../areas/choose-boundaries.ts';
import { detectGeo } from '../areas/detect-geo.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Column } from '../tables/column.ts';
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
  context: Pick<DatastoreContext, 'sql' | 'objects' | 'publicUrl' | 'clock'>,
  answer: Pick<SqlAnswer, 'columns' | 'rows' | 'tables'>,
): Promise<ResultGeo | null> {
  const geoColumns = answer.tables
    .flatMap((table) => table.columns)
    .filter(({ info }) => info.role === 'geo');
  for (const [index, { name }] of answer.columns.entries()) {
    const column = geoColumns.find(({ id }) => id.toLowerCase() === name.toLowerCase());
    const values = answer.rows.map((row) => row[index]);
    const geo = column && (await locateColumn(context, column, name, values));
    if (geo) return geo;
  }
  return null;
}

async function locateColumn(
  context: Pick<DatastoreContext, 'sql' | 'objects' | 'publicUrl' | 'clock'>,
  column: Column,
  name: string,
  values: readonly unknown[],
): Promise<ResultGeo | undefined> {
  const sql = context.sql.as<AreaTables>();
  const detected = await detectGeo(sql, column, values);
  // The dictionary may name a scheme that nobody has imported yet.
  const { scheme, level } = detected ?? column.info;
  if (!scheme || !level) return undefined;
  const unmatched = detected?.unmatched ?? [...new Set(values.map(writtenCode).filter(Boolean))];
  const boundaries = await listBoundaries(sql, { scheme, level });
  const width = (await findLevel(sql, { scheme, level }))?.code_width ?? 0;
  const codes = new Set(values.map((value) => renderCode(value, width)));
  // Of the only boundaries nothing needs to be read.
  const fitting =
    boundaries.length > 1 ? (await chooseBoundaries(context, boundaries, codes))?.boundaries : boundaries[0];
  const address = `${context.publicUrl}/api/areas/${scheme}/${level}/boundaries.topo.json`;
  return {
    level,
    key_field: name,
    vintage: fitting?.vintage ?? null,
    features_url: fitting ? `${address}?vintage=${encodeURIComponent(fitting.vintage)}` : null,
    unmatched,
  };
}
