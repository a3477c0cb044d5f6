import { additivities, type ChartField } from '../spec/chart-field.ts';
import type { ColumnSummary, TableSummary } from '../spec/table-summary.ts';
import { coordinateOf } from './coordinates.ts';
import { isCode, isCoordinate, isPopulation, isYear, meaningOf } from './column-meaning.ts';
import { sensibleTimeUnit } from './sensible-time-unit.ts';
import { isUnitColumn, labelWithoutUnit, unitOf } from './unit-of.ts';

const numeric = new Set(['int', 'float', 'numeric']);

/** The columns of a table as a chart takes them, from its summary. */
export function fieldsOf(summary: TableSummary): ChartField[] {
  const weight = summary.columns.find(
    (column) => numeric.has(column.type) && column.role !== 'dimension' && isPopulation(column),
  );
  const unit = unitOfRows(summary);
  return summary.columns
    .map((column) => (bearsUnit(column) ? withUnit(column, unit) : column))
    .map((column) => fieldOf(column, summary, weight));
}

/** The unit that a label has in brackets stands beside it, as all units do. */
function withUnit(column: ColumnSummary, unit: string | null): ColumnSummary {
  if (column.unit) return column;
  const { label_translated: others } = column;
  return {
    ...column,
    unit: unitOf(column, unit),
    label: labelWithoutUnit(column.label ?? column.id),
    ...(others && { label_translated: mapTexts(others, labelWithoutUnit) }),
  };
}

function mapTexts(texts: Readonly<Record<string, string>>, change: (text: string) => string) {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]));
}

function bearsUnit({ type, role }: ColumnSummary): boolean {
  return numeric.has(type) && (role === 'measure' || !role);
}

/** The unit that a column of units has for every row. */
function unitOfRows({ columns }: TableSummary): string | null {
  const units = columns.find(isUnitColumn);
  const [only] = units?.top ?? [];
  return units?.distinct_count === 1 && typeof only?.value === 'string' ? only.value : null;
}

function fieldOf(
  column: ColumnSummary,
  { geo }: TableSummary,
  weight: ColumnSummary | undefined,
): ChartField {
  const isPlace = geo?.field === column.id;
  const coordinate = isPlace ? undefined : coordinateOf(column);
  const kind = isPlace ? 'place' : kindOf(column);
  const isMeasure = kind === 'number' && column.role !== 'dimension' && !isCoordinate(column) && !coordinate;
  const additivity = isMeasure ? additivities.find((one) => one === column.additivity) : undefined;
  const aggregate = isMeasure ? (meaningOf(column) === 'count' ? 'sum' : 'mean') : 'count';
  return {
    id: column.id,
    type: column.type,
    label: column.label ?? column.id,
    unit: column.unit ?? null,
    notes: column.notes ?? null,
    kind,
    role: isMeasure ? 'measure' : 'dimension',
    aggregate,
    weight:
      aggregate === 'mean' && meaningOf(column) === 'rate' && weight?.id !== column.id
        ? (weight?.id ?? null)
        : null,
    time_unit: kind === 'time' ? sensibleTimeUnit(column) : null,
    mapped: true,
    scheme: isPlace ? (geo.scheme ?? null) : null,
    level: isPlace ? geo.level : null,
    ...translationsOf(column),
    ...(coordinate && { coordinate }),
    ...(additivity && { additivity }),
    distinct: column.distinct_count ?? null,
    empty_share: column.null_share ?? null,
    min: column.min ?? null,
    max: column.max ?? null,
    top: (column.top ?? []).map(({ value, n }) => ({ value, n })),
    spread: (column.histogram ?? []).map(({ n }) => n),
    totals: [...(column.totals ?? [])],
  };
}

/** What the dictionary says in other languages; what tells a column's meaning stays in its own words. */
function translationsOf({ id, label, label_translated, unit_translated, notes_translated }: ColumnSummary) {
  return {
    ...(label_translated && { label_translated, written_label: label ?? id }),
    ...(unit_translated && { unit_translated }),
    ...(notes_translated && { notes_translated }),
  };
}

/** What the dictionary says goes first; then the type; then what the name says of a number. */
function kindOf(column: ColumnSummary): ChartField['kind'] {
  const { type, role } = column;
  if (type === 'bool') return 'boolean';
  if (type === 'date' || type === 'timestamp') return 'time';
  if (!numeric.has(type)) return 'category';
  if (role === 'time') return 'time';
  if (role === 'measure') return 'number';
  if (isCoordinate(column) || coordinateOf(column)) return 'number';
  if (role === 'dimension' || role === 'geo') return 'category';
  if (type === 'int' && isYear(column)) return 'time';
  return isCode(column) ? 'category' : 'number';
}
