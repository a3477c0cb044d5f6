import type { ChartColumn, ChartData, ChartRow } from '../../spec/chart-data.ts';
import { cellText } from '../../format/value-text.ts';
import { compareValues } from '../../values/compare-values.ts';
import type { ChartPlan } from '../chart-plan.ts';
import { centreOf } from './point-cells.ts';
import { filteredBy, readFigure } from '../answer/read-answer.ts';

type Row = Record<string, unknown>;

/** Of one row they say what the row says. */
const plainOfOneRow = new Set(['sum', 'mean', 'median', 'min', 'max']);

/**
 * The figures of a map of points from the rows of its query's answer. Where rows are put together, a point stands in
 * the middle of its cell, and a column `rows` says how many there are; names of single rows are not told then.
 */
export function dataOfPoints(plan: ChartPlan, answer: readonly ChartRow[]): ChartData {
  const kept = answer.slice(0, plan.limit);
  const isCells = kept[0]?.['several'] === true;
  const rows = kept.map((row) => ({
    ...Object.fromEntries(plan.keys.map(({ name }) => [name, row[name] ?? null])),
    ...Object.fromEntries(
      plan.figures.map((figure) => [figure.name, readFigure(figure, row[figure.name] ?? null)]),
    ),
    ...(isCells ? { rows: Number(row['together']) } : {}),
    ...placeOf(row, isCells),
  }));
  const told = isCells ? columnsOfCells(plan) : plan.columns.map(ofOneRow);
  const onMap = kept.reduce((sum, row) => sum + Number(row['together']), 0);
  return {
    columns: told.map((column) => withDomain(column, kept, rows)),
    ...filteredBy(plan),
    rows,
    truncated: answer.length > plan.limit,
    combined: isCells,
    points: {
      rows: onMap,
      without_place: Number(kept[0]?.['without_place'] ?? 0),
      cell: isCells ? Number(kept[0]?.['step']) : null,
    },
  };
}

function placeOf(row: ChartRow, isCell: boolean): { longitude: number; latitude: number } {
  if (!isCell) return { longitude: Number(row['lon']), latitude: Number(row['lat']) };
  return centreOf({ step: Number(row['step']), middle: Number(row['middle']) }, Number(row['place']));
}

function ofOneRow(column: ChartColumn): ChartColumn {
  return plainOfOneRow.has(column.aggregate ?? '') ? { ...column, aggregate: null, weight: null } : column;
}

function columnsOfCells({ columns, figures }: ChartPlan): ChartColumn[] {
  const single = new Set(figures.flatMap(({ name, aggregate }) => (aggregate === 'same' ? [name] : [])));
  return [rowsColumn, ...columns.filter(({ name }) => !single.has(name))];
}

const rowsColumn: ChartColumn = {
  name: 'rows',
  field: null,
  label: '',
  unit: null,
  kind: 'number',
  aggregate: 'count',
  weight: null,
  time_unit: null,
  bin_step: null,
};

const listed = new Set(['colour', 'row', 'column']);

/** Categories in the order of how many rows have them: colours go to those first. */
function withDomain(column: ChartColumn, answer: readonly ChartRow[], rows: readonly Row[]): ChartColumn {
  if (!listed.has(column.name) || column.kind === 'number' || column.kind === 'time') return column;
  const counts = new Map<string, { value: unknown; count: number }>();
  rows.forEach((row, index) => {
    const value = row[column.name];
    const known = counts.get(cellText(value)) ?? { value, count: 0 };
    known.count += Number(answer[index]?.['together'] ?? 0);
    counts.set(cellText(value), known);
  });
  const ordered = [...counts.values()].toSorted(
    (one, other) =>
      Number(one.value === null) - Number(other.value === null) ||
      other.count - one.count ||
      compareValues(one.value, other.value),
  );
  return { ...column, domain: ordered.map(({ value }) => value) };
}
