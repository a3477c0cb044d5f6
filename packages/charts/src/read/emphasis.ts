import type { ChartRow } from '../spec/chart-data.ts';
import type { MarkedValue } from '../spec/markings.ts';
import type { Chart } from './read-chart.ts';
import type { Column } from './read-column.ts';

/** What stands out in a chart; a row does where every highlighted column says so. */
export type Emphasis = {
  columns: readonly { column: Column; keys: ReadonlySet<string> }[];
  includes(row: ChartRow): boolean;
  /** Whether a category of a column stands out; all do where that column has none highlighted. */
  includesKey(column: Column | undefined, key: string): boolean;
};

/** The highlighted categories that the figures have; undefined where everything is as strong. */
export function emphasisOf(chart: Chart): Emphasis | undefined {
  const columns = chart.columns.flatMap((column) => {
    const keys = highlightedIn(chart, column).present;
    return keys.length > 0 ? [{ column, keys: new Set(keys) }] : [];
  });
  if (columns.length === 0) return undefined;
  return {
    columns,
    includes: (row) => columns.every(({ column, keys }) => keys.has(column.key(row))),
    includesKey: (column, key) => {
      const own = columns.find((one) => one.column === column);
      return own === undefined || own.keys.has(key);
    },
  };
}

/** The categories of a column that are to stand out: those that can, and those that the figures do not have. */
export function highlightedIn(chart: Chart, column: Column): { present: string[]; missing: string[] } {
  const wanted = (column.channel?.highlight ?? []).map((value) => keyOfValue(column, value));
  const known = new Set(canHighlight(chart, column) ? column.keys : []);
  return {
    present: wanted.filter((key) => known.has(key)),
    missing: wanted.filter((key) => !known.has(key)),
  };
}

/** Figures have no categories, tooltips are not in the drawing, and maps and tables have no marks to be muted. */
export function canHighlight({ spec }: Chart, { kind, binStep, name }: Column): boolean {
  if (spec.mark === 'table' || spec.mark === 'choropleth' || name.startsWith('tooltip_')) return false;
  return kind !== 'figure' || binStep !== undefined;
}

/** The key under which a column knows a value of the figures. */
export function keyOfValue(column: Column, value: MarkedValue): string {
  return column.key({ [column.source.name]: value });
}
