import type { ChartSpec } from '@gazetteer/charts';
import type { Application } from '../open-application.ts';
import { countRows, numberOf, whereOf } from './chart-sql-testing.ts';

type Points = {
  rows: Record<string, unknown>[];
  points: { rows: number; without_place: number; cell: number | null };
};

/** Rows that are drawn one by one. */
const MOST_SINGLE = 4000;

/** What a map of points shows, and what SQL counts of the same rows; each line is one such number. */
export async function comparePoints(
  application: Application,
  spec: ChartSpec,
  id: string,
): Promise<{ drawn: string[]; counted: string[]; withoutPlace: number; isCells: boolean }> {
  const { rows, points } = (await application.call('chart_query', { spec })) as Points;
  const place = placeSql(spec);
  const onMap = await countRows(application, id, `${whereOf(spec)} and ${place}`);
  const without = await countRows(application, id, `${whereOf(spec)} and not ${place}`);
  const isCells = onMap > MOST_SINGLE;
  const drawn = [`rows: ${points.rows}`, `without place: ${points.without_place}`];
  const counted = [`rows: ${onMap}`, `without place: ${without}`];
  drawn.push(`in cells: ${points.cell !== null}`);
  counted.push(`in cells: ${isCells}`);
  // Every row is in one point or one cell.
  drawn.push(`points: ${isCells ? sumOf(rows, 'rows') : rows.length}`);
  counted.push(`points: ${onMap}`);
  const { size, colour } = spec.channels;
  for (const [name, channel] of Object.entries({ size, colour })) {
    // The mean of a cell is no part of a sum.
    if (!channel?.field || !channel.aggregate || (isCells && channel.aggregate !== 'sum')) continue;
    const value = `try_cast("${channel.field.replaceAll('"', '""')}" as double)`;
    const sql = `select coalesce(sum(${value}), 0) as n from t where ${whereOf(spec)} and ${place}`;
    drawn.push(`${name}: ${toSixDigits(sumOf(rows, name))}`);
    counted.push(`${name}: ${toSixDigits(await numberOf(application, sql, id))}`);
  }
  return { drawn, counted, withoutPlace: without, isCells };
}

/** Whether a row says where on the globe it is. */
function placeSql({ channels: { longitude, latitude } }: ChartSpec): string {
  const within = (field: string | undefined, most: number) =>
    `coalesce(abs(try_cast("${String(field).replaceAll('"', '""')}" as double)) <= ${most}, false)`;
  return `(${within(longitude?.field, 180)} and ${within(latitude?.field, 90)})`;
}

function sumOf(rows: readonly Record<string, unknown>[], name: string): number {
  return rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
}

function toSixDigits(value: number): number {
  return Number(value.toPrecision(6));
}

/** What the words of such a map leave out: rows that have a place are on the map, or said to be beyond its edges. */
export function faultsOfPointWords(
  said: { subtitle: string | null; summary: string },
  { counted, withoutPlace }: { counted: readonly string[]; withoutPlace: number },
): string[] {
  const number = (count: number) => count.toLocaleString('en');
  const [, beyond = '0'] = /([\d,]+) rows? beyond the edges of the map/.exec(said.subtitle ?? '') ?? [];
  const rows = Number(counted[0]?.split(': ')[1]) - Number(beyond.replaceAll(',', ''));
  return [
    ...(said.summary.includes(`${number(rows)} row`) || said.summary.includes(`${number(rows)} point`)
      ? []
      : [`that ${rows} rows are on the map is not said`]),
    ...(withoutPlace > 0 && !said.subtitle?.includes(`${number(withoutPlace)} row`)
      ? [`${withoutPlace} rows without a place are left out without a word`]
      : []),
  ];
}
