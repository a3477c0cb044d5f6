import { parseExpression } from './parse-expression.ts';
import { digitsOf } from './reliable-digits.ts';
import { type ColumnOf, resolveExpression } from './resolve-expression.ts';
import type { TypedExpression } from './typed-expression.ts';

/**
 * Reads a formula over the columns there are.
 * @returns the formula, and to how many digits its numbers can be relied upon
 * @throws ChartError what is wrong with it, with the position
 */
export function readFormula(
  text: string,
  columnOf: ColumnOf,
): { expression: TypedExpression; digits: number } {
  const expression = resolveExpression(parseExpression(text), columnOf);
  return { expression, digits: digitsOf(expression) };
}

/** What reads formulas is there already; browsers have `late-formulas.ts` in place of this file. */
export function loadFormulas(): Promise<void> | undefined {
  return undefined;
}
