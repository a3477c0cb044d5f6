import {
  ChartError,
  type ChartField,
  type ComputedField,
  computedFields,
  type Expression,
  parseExpression,
} from '@gazetteer/charts';

/** What is wrong with a formula, and where in its text. */
export interface FormulaFault {
  code: string;
  message: string;
  position: number | undefined;
  params: Readonly<Record<string, string | number>>;
}

export type CheckedFormula = { field: ChartField; uses: string[] } | { fault: FormulaFault };

/**
 * Sees whether a formula works with the fields there are.
 * @param others the computed fields of the chart with the new one at its place: each may use those before it
 */
export function checkFormula(
  formula: ComputedField,
  others: readonly ComputedField[],
  columns: readonly ChartField[],
): CheckedFormula {
  try {
    const field = computedFields(others, columns).find(({ id }) => id === formula.id);
    if (!field) throw new Error(`${formula.id} is not among the computed fields`);
    return { field, uses: [...new Set(namesIn(parseExpression(formula.expression)))] };
  } catch (error) {
    if (!(error instanceof ChartError)) throw error;
    const { code, message, position, params } = error;
    return { fault: { code, message, position, params } };
  }
}

function namesIn(expression: Expression): string[] {
  switch (expression.kind) {
    case 'field':
      return [expression.name];
    case 'unary':
      return namesIn(expression.operand);
    case 'binary':
      return [...namesIn(expression.left), ...namesIn(expression.right)];
    case 'call':
      return expression.parameters.flatMap(namesIn);
    default:
      return [];
  }
}

/** The computed fields with one replaced at its place, or at the end. */
export function withFormula(all: readonly ComputedField[], formula: ComputedField): ComputedField[] {
  const isThere = all.some(({ id }) => id === formula.id);
  return isThere ? all.map((one) => (one.id === formula.id ? formula : one)) : [...all, formula];
}
