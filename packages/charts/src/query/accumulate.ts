import type { Value } from '../expression/functions.ts';
import { compareValues } from '../values/compare-values.ts';
import { median } from '../values/median.ts';
import type { PlanFigure } from './chart-plan.ts';

/** Gathers the rows that fall together, and others that were gathered apart, to one figure. */
export type Accumulator = {
  add(value: Value, weight: Value): void;
  merge(other: Accumulator): void;
  result(): Value;
  /** What another one of its kind needs to merge it. */
  readonly state: readonly number[] | Set<Value> | Map<Value, number>;
};

/** Makes accumulators for a figure. */
export function accumulatorFor(figure: PlanFigure): () => Accumulator {
  switch (figure.aggregate) {
    case 'count':
      return figure.value ? countValues : countRows;
    case 'distinct':
      return () => gatherDistinct((values) => values.size);
    case 'same':
      return () =>
        gatherDistinct((values) => (values.size === 1 ? (values.values().next().value ?? null) : null));
    case 'mode':
      return mode;
    case 'sum':
      return sum;
    case 'mean':
      return figure.weight ? weightedMean : mean;
    case 'median':
      return middle;
    case 'min':
      return () => extreme(Math.min);
    case 'max':
      return () => extreme(Math.max);
    case 'variance':
      return () => variance((value) => value);
    case 'stdev':
      return () => variance(Math.sqrt);
  }
}

/** A figure that is made of a few sums. */
function sums(
  length: number,
  add: (state: number[], value: Value, weight: Value) => void,
  result: (state: readonly number[]) => Value,
): Accumulator {
  const state = Array.from({ length }, () => 0);
  return {
    state,
    add: (value, weight) => add(state, value, weight),
    merge: (other) =>
      numbersOf(other).forEach((part, index) => void (state[index] = (state[index] ?? 0) + part)),
    result: () => result(state),
  };
}

function numbersOf({ state }: Accumulator): readonly number[] {
  return Array.isArray(state) ? state : [];
}

function increase(state: number[], index: number, by: number): void {
  state[index] = (state[index] ?? 0) + by;
}

const ratio = ([above = 0, below = 0]: readonly number[]) => (below === 0 ? null : above / below);

const countRows = () =>
  sums(
    1,
    (state) => increase(state, 0, 1),
    ([count = 0]) => count,
  );

const countValues = () =>
  sums(
    1,
    (state, value) => increase(state, 0, value === null ? 0 : 1),
    ([count = 0]) => count,
  );

/** Total and count of the values. */
function addNumber(state: number[], value: Value): void {
  if (value === null) return;
  increase(state, 0, Number(value));
  increase(state, 1, 1);
}

const sum = () => sums(2, addNumber, ([total = 0, count = 0]) => (count === 0 ? null : total));

const mean = () => sums(2, addNumber, ratio);

const weightedMean = () =>
  sums(
    2,
    (state, value, weight) => {
      if (value === null || weight === null) return;
      increase(state, 0, Number(value) * Number(weight));
      increase(state, 1, Number(weight));
    },
    ratio,
  );

function extreme(choose: (one: number, other: number) => number): Accumulator {
  const state: number[] = [];
  const take = (value: number) =>
    void (state[0] = state.length === 0 ? value : choose(state[0] ?? value, value));
  return {
    state,
    add: (value) => {
      if (value !== null) take(Number(value));
    },
    merge: (other) => numbersOf(other).forEach(take),
    result: () => state[0] ?? null,
  };
}

function middle(): Accumulator {
  const state: number[] = [];
  return {
    state,
    add: (value) => {
      if (value !== null) state.push(Number(value));
    },
    merge: (other) => {
      for (const value of numbersOf(other)) state.push(value);
    },
    result: () => (state.length === 0 ? null : median(state)),
  };
}

/** Of the sample: divided by n − 1. Count, mean and sum of squared distances (Welford; merged as Chan has it). */
function variance(finish: (value: number) => number): Accumulator {
  const state = [0, 0, 0];
  const merge = ([count = 0, mean = 0, squares = 0]: readonly number[]) => {
    const [known = 0, before = 0, sum = 0] = state;
    const total = known + count;
    if (count === 0) return;
    const distance = mean - before;
    state[0] = total;
    state[1] = before + (distance * count) / total;
    state[2] = sum + squares + (distance * distance * known * count) / total;
  };
  return {
    state,
    add: (value) => {
      if (value !== null) merge([1, Number(value), 0]);
    },
    merge: (other) => merge(numbersOf(other)),
    result: () => {
      const [count = 0, , squares = 0] = state;
      return count < 2 ? null : finish(squares / (count - 1));
    },
  };
}

function gatherDistinct(result: (values: ReadonlySet<Value>) => Value): Accumulator {
  const state = new Set<Value>();
  return {
    state,
    add: (value) => {
      if (value !== null) state.add(value);
    },
    merge: (other) => {
      if (other.state instanceof Set) for (const value of other.state) state.add(value);
    },
    result: () => result(state),
  };
}

/** The most frequent value, of several that are as frequent the first. */
function mode(): Accumulator {
  const state = new Map<Value, number>();
  const take = (value: Value, count: number) => void state.set(value, (state.get(value) ?? 0) + count);
  return {
    state,
    add: (value) => {
      if (value !== null) take(value, 1);
    },
    merge: (other) => {
      if (other.state instanceof Map) for (const [value, count] of other.state) take(value, count);
    },
    result: () => {
      const ordered = [...state].toSorted(([one, n], [other, m]) => m - n || compareValues(one, other));
      return ordered[0]?.[0] ?? null;
    },
  };
}
