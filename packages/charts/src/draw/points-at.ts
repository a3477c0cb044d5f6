import type { Chart } from '../read/read-chart.ts';
import { isNamed, type Column } from '../read/read-column.ts';
import type { Target } from './frame/shapes.ts';

/** One figure of a chart that can be pointed at or focused: a bar, a point, a region. */
export type ChartPoint = {
  /** Place in the list of points. */
  index: number;
  /** Row of the figures it shows; undefined for an area without figures. */
  row: Readonly<Record<string, unknown>> | undefined;
  /** Code of the area, for maps. */
  code: string | undefined;
  /** What it is, such as the name of the area. */
  title: string;
  /** Its figures, each with its label, as the reader writes them. */
  lines: { label: string; value: string }[];
};

/** What stands at some targets of a chart, in words. */
export function pointsAt(chart: Chart, targets: readonly Target[]): ChartPoint[] {
  const heading = headingOf(chart);
  const columns = [...uniqueColumns(chart.columns)].filter((column) => column !== heading);
  return targets.map((target, index) => {
    const row = target.row === undefined ? undefined : chart.rows[target.row];
    const isOwn = row !== undefined && heading !== undefined && isNamed(heading, row);
    const title = isOwn ? heading.text(row) : (target.name ?? (row && heading ? heading.text(row) : ''));
    const lines = row
      ? columns.map((column) => ({ label: labelWithUnit(column), value: column.singleText(row) }))
      : [{ label: '', value: chart.words.noData }];
    return { index, row, code: target.code, title, lines };
  });
}

/** What a point is called by: its place, its category, its time. */
function headingOf(chart: Chart): Column | undefined {
  const order = ['geo', 'tooltip_0', 'detail_0', 'x', 'y', 'colour', 'shape'];
  const columns = order.map((name) => chart.column(name)).filter((column) => column !== undefined);
  return (
    columns.find(({ kind, name }) => kind === 'category' && !isSplit(chart, name)) ??
    columns.find(({ kind, binStep }) => kind !== 'figure' || binStep !== undefined)
  );
}

/** Colours of lines and bars name what stands beside; the place on the axis names the point. */
function isSplit(chart: Chart, name: string): boolean {
  const onAxis = [chart.column('x'), chart.column('y')].some((column) => column && column.kind !== 'figure');
  return onAxis && name !== 'x' && name !== 'y' && name !== 'geo';
}

/** A field on two channels is said once. */
function uniqueColumns(columns: readonly Column[]): Iterable<Column> {
  const key = ({ source }: Column) =>
    JSON.stringify([source.field, source.aggregate, source.time_unit, source.bin_step]);
  const unique = new Map(columns.toReversed().map((column) => [key(column), column]));
  return [...unique.values()].toReversed();
}

function labelWithUnit({ label, unit, kind }: Column): string {
  // Units that fit into a sentence stand behind the figure.
  return unit && kind === 'figure' && unit.length > 3 ? `${label} (${unit})` : label;
}
