import { evaluatorOf } from '../expression/evaluate-expression.ts';
import type { Value } from '../expression/functions.ts';
import type { ChartPlan, PlanValue, Reading } from './chart-plan.ts';
import { readMoment } from '../values/read-moment.ts';

/** The cells of a row that a plan uses: the columns of the source, then the computed ones. */
export type Cells = Value[];

/** How a plan's values are read from its cells. */
export type CellReader = (cells: Cells) => Value;

/** Reads rows given by column as the plan takes them; computed columns are computed. */
export function* readSource(
  plan: ChartPlan,
  rows: Iterable<Readonly<Record<string, unknown>>>,
): Iterable<Cells> {
  const sources = plan.source.map(({ field, as }) => ({ field, read: readerAs(as) }));
  const formulas = plan.computed.map(({ expression, as }) => {
    const evaluate = evaluatorOf<Cells>(expression, (name) => {
      const place = plan.source.findIndex(({ field }) => field === name);
      if (place < 0) {
        const index = plan.source.length + plan.computed.findIndex(({ id }) => id === name);
        return (cells) => cells[index] ?? null;
      }
      const isWhole = plan.source[place]?.as === 'whole';
      return (cells) => {
        const cell = cells[place] ?? null;
        return isWhole && cell !== null ? Number(cell) : cell;
      };
    });
    return as === 'number' ? (cells: Cells) => finite(evaluate(cells)) : evaluate;
  });
  for (const row of rows) {
    const cells: Cells = sources.map(({ field, read }) => read(row[field]));
    for (const formula of formulas) cells.push(formula(cells));
    yield cells;
  }
}

/** Finds a value of the plan among the cells. */
export function cellReader(plan: ChartPlan, { of, index }: PlanValue): CellReader {
  const place = of === 'source' ? index : plan.source.length + index;
  return (cells) => cells[place] ?? null;
}

function readerAs(as: Reading): (cell: unknown) => Value {
  switch (as) {
    case 'number':
      return (cell) => (cell === null || cell === undefined || cell === '' ? null : finite(Number(cell)));
    case 'whole':
      return (cell) => (typeof cell === 'number' || typeof cell === 'string' ? cell : null);
    case 'boolean':
      return (cell) => (typeof cell === 'boolean' ? cell : null);
    case 'text':
      return (cell) =>
        typeof cell === 'string' ? cell : cell === null || cell === undefined ? null : JSON.stringify(cell);
    case 'date':
    case 'moment':
      return momentReader();
  }
}

/** Times come again and again: each is read once. */
function momentReader(): (cell: unknown) => Value {
  const known = new Map<unknown, number | null>();
  return (cell) => {
    if (typeof cell !== 'string') return null;
    let moment = known.get(cell);
    if (moment === undefined) {
      moment = readMoment(cell);
      known.set(cell, moment);
    }
    return moment;
  };
}

function finite(value: Value): Value {
  return typeof value === 'number' && !Number.isFinite(value) ? null : value;
}
