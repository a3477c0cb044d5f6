import type { ColumnSummary, TableSummary } from '@gazetteer/charts';
import { detectGeo } from '../areas/detect-geo.ts';
import type { AreaTables } from '../areas/area-tables.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import type { Column, OpenTable } from '../tables/open-table.ts';
import { withinLimits } from '../tables/query-failure.ts';

/** Tables may have hundreds of columns; the first say what they are about. */
const MOST_COLUMNS = 60;
const MOST_CODES = 20_000;

/** What choosing a preview needs to know of a table: far less than its full summary, and in one pass. */
export async function summarizeVersion(
  context: Pick<DatastoreContext, 'workers' | 'sql'>,
  table: OpenTable,
): Promise<TableSummary> {
  const columns = table.columns.filter((column) => column.info.role).slice(0, MOST_COLUMNS);
  const [counts = []] = columns.length === 0 ? [] : await query(context, table, countsOf(columns));
  return {
    id: table.resourceId,
    row_count: table.rowCount,
    columns: columns.map((column, index) => describe(column, counts.slice(index * 3, index * 3 + 3))),
    geo: await locate(context, table),
  };
}

function countsOf(columns: readonly Column[]): string {
  return columns
    .map(({ id }) => quoteIdentifier(id))
    .map((name) => `count(distinct ${name}), min(${name}), max(${name})`)
    .join(', ');
}

function describe({ id, type, info }: Column, [distinct, min, max]: readonly unknown[]): ColumnSummary {
  return {
    id,
    type,
    label: info.label ?? null,
    unit: info.unit ?? null,
    role: info.role ?? null,
    distinct_count: Number(distinct),
    min,
    max,
  };
}

async function locate(
  context: Pick<DatastoreContext, 'workers' | 'sql'>,
  table: OpenTable,
): Promise<TableSummary['geo']> {
  for (const column of table.columns.filter(({ info }) => info.role === 'geo')) {
    const name = quoteIdentifier(column.id);
    const rows = await query(
      context,
      table,
      `distinct ${name}`,
      `where ${name} is not null limit ${MOST_CODES}`,
    );
    const geo = await detectGeo(
      context.sql.as<AreaTables>(),
      column,
      rows.map(([code]) => code),
    );
    if (geo) return { scheme: geo.scheme, level: geo.level, field: column.id, match_rate: geo.match_rate };
  }
  return null;
}

async function query(
  context: Pick<DatastoreContext, 'workers'>,
  table: OpenTable,
  what: string,
  rest = '',
): Promise<unknown[][]> {
  const source = { name: 'data', path: table.path };
  const { rows } = await withinLimits(
    context.workers.run({ tables: [source], sql: `select ${what} from data ${rest}` }),
  );
  return rows;
}
