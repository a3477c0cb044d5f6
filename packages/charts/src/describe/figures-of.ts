import { numberWriter, unitInSentence } from '../format/value-text.ts';
import type { Chart } from '../read/read-chart.ts';
import type { Column } from '../read/read-column.ts';

/** A figure with the name of what it is of. */
export type NamedFigure = { name: string; value: number };

/** The figures of a column that are there, the least first, each with its name. */
export function figuresOf(
  chart: Chart,
  measure: Column,
  nameOf: (row: Readonly<Record<string, unknown>>) => string,
): NamedFigure[] {
  return chart.rows
    .map((row) => ({ name: nameOf(row), value: measure.number(row) }))
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((one, other) => one.value - other.value);
}

/** Writes figures as they stand in a sentence, with their unit where it can follow. */
export function sentenceWriter(
  chart: Chart,
  measure: Column,
  values: readonly number[],
): (value: number) => string {
  const unit = measure.write(0).endsWith('%') ? '%' : unitInSentence(measure.unit);
  const own = measure.write(0).match(/°[CF]?$/)?.[0];
  return numberWriter(chart.options, values, own ?? unit, measure.channel?.format);
}

/** What a row is of: its categories and times, apart by commas. */
export function nameOfRow(columns: readonly Column[]): (row: Readonly<Record<string, unknown>>) => string {
  const dimensions = columns.filter(({ kind, binStep }) => kind !== 'figure' || binStep !== undefined);
  const unique = [
    ...new Map(dimensions.map((column) => [column.source.field ?? column.name, column])).values(),
  ];
  return (row) => unique.map((column) => column.text(row)).join(', ');
}
