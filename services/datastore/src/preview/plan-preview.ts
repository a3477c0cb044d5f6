import {
  type ChartData,
  type ChartSpec,
  dataOf,
  fieldsOf,
  planChart,
  suggestPreview,
  type TableSummary,
  type Topology,
  toSql,
} from '@gazetteer/charts';
import type { Caller } from '@gazetteer/kernel';
import { renderCode } from '../areas/area-code.ts';
import type { AreaTables } from '../areas/area-tables.ts';
import { findLevel, listBoundaries } from '../areas/areas.store.ts';
import { chooseBoundaries } from '../areas/choose-boundaries.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import { summarizeTable } from '../summary/summarize-table.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { TABLE } from '../tables/table-sql.ts';

/** Everything a preview is drawn from: what to draw, its figures, and the shapes of a map. */
export type PreviewPlan = { spec: ChartSpec; data: ChartData; drawing?: Topology };

export type Attribution = NonNullable<ChartSpec['caption']>;

const ROW_LIMIT = 32_000;

/**
 * Decides what the preview of a table shows and fetches its figures.
 * @returns undefined where nothing would be worth drawing
 */
export async function planPreview(
  context: DatastoreContext,
  caller: Caller,
  table: OpenTable,
  attribution: Attribution,
): Promise<PreviewPlan | undefined> {
  const summary = await summarizeTable(context, caller, table.resourceId);
  const { geo } = summary;
  const shapes = geo?.scheme ? await findShapes(context, geo.scheme, geo.level) : undefined;
  const known = shapes ? summary : { ...summary, geo: null };
  const spec = suggestPreview(known, attribution);
  if (!spec) return undefined;
  const data = await readFigures(context, table, spec, known);
  if (data.rows.length === 0) return undefined;
  if (spec.mark !== 'choropleth' || !shapes) return { spec, data };
  const rows = data.rows.map((row) => ({ ...row, geo: renderCode(row.geo, shapes.codeWidth) }));
  const codes = new Set(rows.map(({ geo }) => geo));
  const chosen = await chooseBoundaries(context, shapes.boundaries, codes, yearOf(summary.time?.max));
  return chosen ? { spec, data: { ...data, rows }, drawing: chosen.drawing } : undefined;
}

/** The year of a year, a date or a moment. */
function yearOf(time: unknown): number | undefined {
  const year = /^\d{4}/.exec(String(time))?.[0];
  return year === undefined ? undefined : Number(year);
}

async function readFigures(
  context: DatastoreContext,
  table: OpenTable,
  spec: ChartSpec,
  summary: TableSummary,
): Promise<ChartData> {
  const plan = planChart(spec, fieldsOf(summary));
  const { columns, rows } = await withinLimits(
    context.workers.run({
      tables: [{ name: TABLE, path: table.path }],
      sql: toSql(plan, TABLE),
      rowLimit: ROW_LIMIT,
    }),
  );
  const named = rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])));
  return dataOf(plan, named);
}

async function findShapes(context: DatastoreContext, scheme: string, level: string) {
  const sql = context.sql.as<AreaTables>();
  const known = await findLevel(sql, { scheme, level });
  const boundaries = await listBoundaries(sql, { scheme, level });
  return known && boundaries.length > 0 ? { codeWidth: known.code_width, boundaries } : undefined;
}
