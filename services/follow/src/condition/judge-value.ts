import type { Scalar, Value } from '../model/news.ts';
import type { Condition } from '../model/subject.ts';

/** What is remembered of a value: as it was last read, and the figure of which somebody was last told. */
export type ValueMemory = { last: Value; told: Value };

/** What is remembered at the start: the value stands as somebody saw it. */
export function rememberValue(value: Value): ValueMemory {
  return { last: value, told: value };
}

/**
 * Decides whether a value that was read anew is worth a message. A change "by more than" is measured from the value that
 * was last told, so that many small steps are told once they add up; "above" and "below" are told when the bound is
 * crossed, and again only after the value has been back.
 */
export function judgeValue(
  condition: Condition,
  memory: ValueMemory,
  now: Value,
): { tells: boolean; memory: ValueMemory } {
  const tells = isWorthTelling(condition, memory, now);
  const hasFigure = figureOf(now) !== undefined;
  const told =
    tells || (condition.kind === 'by' && figureOf(memory.told) === undefined && hasFigure)
      ? now
      : memory.told;
  return { tells, memory: { last: now, told } };
}

function isWorthTelling(condition: Condition, { last, told }: ValueMemory, now: Value): boolean {
  if (condition.kind === 'any') return now.found !== last.found || !isSame(now.value, last.value);
  const figure = figureOf(now);
  if (figure === undefined) return false;
  if (condition.kind === 'by') {
    const before = figureOf(told);
    return before !== undefined && isBeyond(Math.abs(figure - before), condition.amount, [figure, before]);
  }
  const isOver = (value: number | undefined) =>
    value !== undefined && (condition.kind === 'above' ? value > condition.amount : value < condition.amount);
  return isOver(figure) && !isOver(figureOf(last));
}

/** The figure of a value; undefined for what is none. Large figures come as text. */
function figureOf({ value }: Value): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^[+-]?\d+(\.\d+)?$/.test(value.trim())) return undefined;
  return Number(value);
}

/** Differences of decimal fractions are not exact: 4.1 to 5.1 must not count as more than 1. */
function isBeyond(difference: number, amount: number, figures: number[]): boolean {
  const error = 1e-9 * Math.max(amount, ...figures.map(Math.abs));
  return difference - amount > error;
}

function isSame(one: Scalar, other: Scalar): boolean {
  if (one === other) return true;
  const [first, second] = [figureOf({ found: 'one', value: one }), figureOf({ found: 'one', value: other })];
  return first !== undefined && first === second && typeof one !== typeof other;
}
