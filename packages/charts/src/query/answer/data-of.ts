import type { ChartColumn, ChartData, ChartRow } from '../../spec/chart-data.ts';
import { OTHER } from '../../spec/vocabulary.ts';
import { cutOf, TOGETHER } from './answer-facts.ts';
import { roundDigits } from '../../format/round-numbers.ts';
import { type ChartPlan, isTime, type PlanKey } from '../chart-plan.ts';
import { compareValues } from '../../values/compare-values.ts';
import { dataOfPoints } from '../points/data-of-points.ts';
import { figure, filteredBy, readFigure } from './read-answer.ts';
import { writeStep } from '../time-steps.ts';

type Row = Record<string, unknown>;

/** Without regard to case and accents, and 2 before 10. */
const collator = new Intl.Collator('en', { numeric: true });

/**
 * The figures of a chart from the rows of its query's answer.
 * @param answer by the names of the query's columns
 */
export function dataOf(plan: ChartPlan, answer: Iterable<ChartRow>): ChartData {
  if (plan.points) return dataOfPoints(plan, Array.from(answer));
  const all = Array.from(answer);
  const kept = all.slice(0, plan.limit);
  const steps = plan.keys.map((key) => stepOf(key, kept));
  const rows = kept.map((row) => readRow(plan, row, steps));
  const cuts = new Map(
    plan.keys.map((key, index) => [
      key.name,
      cutOf(plan, key, kept[0], (cell) => readKey(key, cell, steps[index] ?? null)),
    ]),
  );
  const domains = new Map<string, unknown[]>();
  for (const key of plan.keys) {
    if (key.listed) domains.set(key.name, domainOf(plan, key, kept, rows));
  }
  return {
    columns: plan.columns.map((column) => ({
      ...described(column, plan, steps, domains),
      ...(cuts.get(column.name) && { cut: cuts.get(column.name) }),
    })),
    ...filteredBy(plan),
    rows: plan.sampled ? rows : arrange(plan, rows, domains),
    truncated: all.length > plan.limit,
    combined: plan.grouped && kept[0]?.[TOGETHER] === true,
  };
}

function stepOf({ name, bin }: PlanKey, rows: readonly ChartRow[]): number | null {
  if (!bin) return null;
  return 'step' in bin ? bin.step : roundDigits(Number(rows[0]?.[`${name}_step`] ?? 1));
}

function readRow(plan: ChartPlan, row: ChartRow, steps: readonly (number | null)[]): Row {
  const read: Row = {};
  plan.keys.forEach((key, index) => {
    const { name, top } = key;
    const isOther = top?.other && row[`${name}_other`] === true;
    read[name] = isOther ? OTHER : readKey(key, row[name] ?? null, steps[index] ?? null);
  });
  for (const planned of plan.figures) read[planned.name] = readFigure(planned, row[planned.name] ?? null);
  return read;
}

function readKey({ value, step, bin }: PlanKey, cell: unknown, width: number | null): unknown {
  if (cell === null) return null;
  if (bin) return roundDigits(Number(cell) * (width ?? 1));
  if (step !== null && isTime(value)) return writeStep(Number(cell), step);
  return value.as === 'number' ? figure(cell) : cell;
}

/** The categories of a key in their order. */
function domainOf(
  plan: ChartPlan,
  key: PlanKey,
  answer: readonly ChartRow[],
  rows: readonly Row[],
): unknown[] {
  const figures = new Map<unknown, unknown>();
  const by = key.by === null ? undefined : plan.figures[key.by];
  rows.forEach((row, index) => {
    const category = row[key.name];
    if (figures.has(category)) return;
    figures.set(category, by ? readFigure(by, answer[index]?.[`${key.name}_by`] ?? null) : null);
  });
  const sign = key.order === 'descending' ? -1 : 1;
  return [...figures.keys()].toSorted((one, other) => {
    const last = Number(one === OTHER) - Number(other === OTHER);
    if (last !== 0) return last;
    if (!key.sortedByFigure) return compareLabels(one, other, sign);
    return compareInDirection(figures.get(one), figures.get(other), sign) || compareLabels(one, other, 1);
  });
}

/** Null is last in both directions. */
function compareInDirection(one: unknown, other: unknown, sign: number): number {
  return one === null || other === null ? compareValues(one, other) : sign * compareValues(one, other);
}

function compareLabels(one: unknown, other: unknown, sign: number): number {
  if (typeof one !== 'string' || typeof other !== 'string') return compareInDirection(one, other, sign);
  return sign * (collator.compare(one, other) || compareValues(one, other));
}

/** Rows of a table in the order of its columns, all others by their categories, then along their axes. */
function arrange(plan: ChartPlan, rows: readonly Row[], domains: ReadonlyMap<string, unknown[]>): Row[] {
  if (!plan.grouped && plan.order.length === 0) return [...rows];
  const places = new Map(
    [...domains].map(([name, domain]) => [name, new Map(domain.map((category, index) => [category, index]))]),
  );
  const ordered = plan.order.map(
    ({ name, order }) =>
      (one: Row, other: Row) =>
        compareLabels(one[name] ?? null, other[name] ?? null, order === 'descending' ? -1 : 1),
  );
  const keyed = plan.keys.map(({ name }) => {
    const place = places.get(name);
    return (one: Row, other: Row) =>
      place
        ? (place.get(one[name]) ?? 0) - (place.get(other[name]) ?? 0)
        : compareValues(one[name] ?? null, other[name] ?? null);
  });
  const comparisons = plan.grouped ? [...ordered, ...keyed] : ordered;
  return rows.toSorted((one, other) => {
    for (const compare of comparisons) {
      const difference = compare(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function described(
  column: ChartColumn,
  plan: ChartPlan,
  steps: readonly (number | null)[],
  domains: ReadonlyMap<string, unknown[]>,
): ChartColumn {
  const key = plan.keys.findIndex(({ name }) => name === column.name);
  const domain = domains.get(column.name);
  return { ...column, bin_step: steps[key] ?? null, ...(domain && { domain }) };
}
