import type { Value } from '../expression/functions.ts';
import type { ChartData } from '../spec/chart-data.ts';
import { type Accumulator, accumulatorFor } from './accumulate.ts';
import { answerOrder } from './answer/answer-order.ts';
import { TOGETHER } from './answer/answer-facts.ts';
import { binIndex, niceStep } from './bins.ts';
import { type ChartPlan, isTime, type PlanKey } from './chart-plan.ts';
import { compareValues } from '../values/compare-values.ts';
import { median } from '../values/median.ts';
import { dataOf } from './answer/data-of.ts';
import { type Group, openGroups } from './groups.ts';
import { rowTest } from './keep-rows.ts';
import { type Cells, cellReader, readSource } from './read-source.ts';
import { runPoints } from './points/run-points.ts';
import { sampleRows } from './sample-rows.ts';
import { stepNumber } from './time-steps.ts';
import { writeFigure, writeKey } from './answer/write-answer.ts';

type Answer = Record<string, unknown>;

/**
 * Answers the query over rows in memory, as the SQL of the same plan does.
 * @param rows by the names of the source's columns, with JSON values as the datastore writes them
 */
export function runPlan(plan: ChartPlan, rows: Iterable<Readonly<Record<string, unknown>>>): ChartData {
  if (plan.points) return runPoints(plan, filterRows(plan, rows));
  const steps = new Map<string, number>();
  const kept = filterRows(plan, rows);
  const open = plan.keys.filter(({ bin }) => bin && 'count' in bin);
  const ready = open.length === 0 ? kept : measureBins(plan, open, Array.from(kept), steps);
  const readers = plan.keys.map((key) => keyReader(plan, key, steps));
  const answer = plan.grouped ? groupRows(plan, ready, readers) : singleRows(plan, ready, readers);
  const written = answer.map((row) => {
    for (const [name, step] of steps) row[`${name}_step`] = step;
    return row;
  });
  return dataOf(plan, written);
}

function* filterRows(plan: ChartPlan, rows: Iterable<Readonly<Record<string, unknown>>>): Iterable<Cells> {
  const takesPart = rowTest(plan);
  for (const cells of readSource(plan, rows)) if (takesPart(cells)) yield cells;
}

function measureBins(
  plan: ChartPlan,
  keys: readonly PlanKey[],
  rows: readonly Cells[],
  steps: Map<string, number>,
): readonly Cells[] {
  for (const { name, value, bin } of keys) {
    if (!bin || 'step' in bin) continue;
    const read = cellReader(plan, value);
    let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const cells of rows) {
      const cell = read(cells);
      if (cell === null) continue;
      least = Math.min(least, Number(cell));
      greatest = Math.max(greatest, Number(cell));
    }
    steps.set(name, niceStep(least, greatest, bin.count, bin.whole));
  }
  return rows;
}

/** Reads what a row is split by; times stay milliseconds until they are written. */
function keyReader(
  plan: ChartPlan,
  { name, value, step, bin }: PlanKey,
  steps: ReadonlyMap<string, number>,
): (cells: Cells) => Value {
  const read = cellReader(plan, value);
  if (bin) {
    const width = 'step' in bin ? bin.step : (steps.get(name) ?? 1);
    return (cells) => {
      const cell = read(cells);
      return cell === null ? null : binIndex(Number(cell), width);
    };
  }
  if (step === null || !isTime(value)) return read;
  // Times come again and again.
  const known = new Map<Value, number>();
  return (cells) => {
    const cell = read(cells);
    if (cell === null) return null;
    let number = known.get(cell);
    if (number === undefined) {
      number = stepNumber(Number(cell), step);
      known.set(cell, number);
    }
    return number;
  };
}

function singleRows(
  plan: ChartPlan,
  rows: Iterable<Cells>,
  readers: readonly ((cells: Cells) => Value)[],
): Answer[] {
  const most = plan.limit + 1;
  const written = (cells: Cells): Answer =>
    Object.fromEntries(
      plan.keys.map((key, index) => [key.name, writeKey(key, readers[index]?.(cells) ?? null)]),
    );
  if (plan.sampled) return Array.from(sampleRows(rows, most), written);
  return sorted(plan, Array.from(rows, written)).slice(0, most);
}

function groupRows(
  plan: ChartPlan,
  rows: Iterable<Cells>,
  readers: readonly ((cells: Cells) => Value)[],
): Answer[] {
  const groups = openGroups(plan);
  const values = plan.figures.map(({ value }) => (value ? cellReader(plan, value) : () => null));
  const weights = plan.figures.map(({ weight }) => (weight ? cellReader(plan, weight) : () => null));
  for (const cells of rows) {
    const group = groups.find(readers.map((read) => read(cells)));
    const { figures } = group;
    group.rowCount++;
    for (let index = 0; index < figures.length; index++) {
      figures[index]?.add(values[index]?.(cells) ?? null, weights[index]?.(cells) ?? null);
    }
  }
  // Without anything to split by there is one figure, though of no rows.
  if (plan.keys.length === 0) groups.find([]);
  const answer = placeGroups(plan, groups.all());
  return sorted(plan, answer).slice(0, plan.limit + 1);
}

/** The figure that orders a category, and the place it has by it. */
type Rank = { by: Value; place: number };

/** Puts the categories beyond the greatest ones together, or leaves them out. */
function placeGroups(plan: ChartPlan, groups: readonly Group[]): Answer[] {
  const ranks = plan.keys.map((key, index) =>
    key.by === null ? null : rankCategories(plan, key, index, groups),
  );
  const placed = openGroups(plan);
  const extras = new Map<Group, Answer>();
  for (const group of groups) {
    const extra: Answer = {};
    let isKept = true;
    const keys = group.keys.map((category, index) => {
      const { name, top } = plan.keys[index] as PlanKey;
      const rank = ranks[index]?.get(category);
      if (!rank) return category;
      extra[`${name}_by`] = rank.by;
      const isBeyond = top !== null && rank.place >= top.count;
      if (isBeyond && !top.other) isKept = false;
      if (top?.other) extra[`${name}_other`] = isBeyond;
      return isBeyond ? OTHERS : category;
    });
    if (!isKept) continue;
    const target = placed.find(keys);
    extras.set(target, withLeast(extras.get(target), extra));
    target.rowCount += group.rowCount;
    target.figures.forEach((figure, index) => {
      const part = group.figures[index];
      if (part) figure.merge(part);
    });
  }
  const facts: Answer = { [TOGETHER]: placed.all().some(({ rowCount }) => rowCount > 1) };
  ranks.forEach((rank, index) => Object.assign(facts, cutFactsOf(plan.keys[index], rank)));
  return placed.all().map((group) => writeGroup(plan, group, { ...extras.get(group), ...facts }));
}

/** What `cutFacts` names, of a key of which only some categories are shown. */
function cutFactsOf(key: PlanKey | undefined, ranks: ReadonlyMap<Value, Rank> | null): Answer {
  if (!key?.top || !ranks) return {};
  const known = [...ranks].filter(([, { by }]) => by !== null);
  const [last, least] = known.at(-1) ?? [null, undefined];
  const { name } = key;
  return {
    [`${name}_all`]: ranks.size,
    [`${name}_middle`]: known.length === 0 ? null : median(known.map(([, { by }]) => Number(by))),
    [`${name}_least`]: least?.by ?? null,
    [`${name}_last`]: last === null ? null : writeKey(key, last),
  };
}

/** Categories that are put together are ordered by the least of their figures, as the database does it. */
function withLeast(known: Answer | undefined, extra: Answer): Answer {
  const least = (name: string, value: Value): Value => {
    const before = (known?.[name] ?? null) as Value;
    if (before === null || !name.endsWith('_by')) return value;
    return value === null || before < value ? before : value;
  };
  return Object.fromEntries(
    Object.entries(extra).map(([name, value]) => [name, least(name, value as Value)]),
  );
}

/** Stands for the categories beyond while groups are put together; no cell is like it. */
const OTHERS = '\0others';

function rankCategories(
  plan: ChartPlan,
  { by }: PlanKey,
  index: number,
  groups: readonly Group[],
): Map<Value, Rank> {
  const figure = plan.figures[by ?? 0];
  const totals = new Map<Value, Accumulator>();
  if (!figure) return new Map();
  const make = accumulatorFor(figure);
  for (const { keys, figures } of groups) {
    const category = keys[index] ?? null;
    let total = totals.get(category);
    if (!total) totals.set(category, (total = make()));
    const part = figures[by ?? 0];
    if (part) total.merge(part);
  }
  const ranked = [...totals]
    .map(([category, total]) => ({ category, by: total.result() }))
    .toSorted(
      (one, other) =>
        (one.by === null || other.by === null
          ? compareValues(one.by, other.by)
          : compareValues(other.by, one.by)) || compareValues(one.category, other.category),
    );
  return new Map(
    ranked.map(({ category, by: total }, place) => [category, { by: writeFigure(figure, total), place }]),
  );
}

function writeGroup(plan: ChartPlan, { keys, figures }: Group, extra: Answer): Answer {
  const row: Answer = extra;
  plan.keys.forEach((key, index) => {
    const category = keys[index] ?? null;
    row[key.name] = category === OTHERS ? null : writeKey(key, category);
  });
  plan.figures.forEach((figure, index) => {
    row[figure.name] = writeFigure(figure, figures[index]?.result() ?? null);
  });
  return row;
}

function sorted(plan: ChartPlan, rows: Answer[]): Answer[] {
  const order = answerOrder(plan);
  if (order.length === 0) return rows;
  return rows.toSorted((one, other) => {
    for (const { column, descending } of order) {
      const [a, b] = [one[column] ?? null, other[column] ?? null];
      const difference =
        a === null || b === null ? compareValues(a, b) : compareValues(a, b) * (descending ? -1 : 1);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
