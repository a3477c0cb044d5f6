import { type FunctionDefinition, functions, type Value } from './functions.ts';
import { roundingOfOperands } from './reliable-digits.ts';
import { type Rounding, withoutLastDigits } from './rounding.ts';
import type { TypedExpression } from './typed-expression.ts';

/** Gives the value of a formula for a row. */
export type Evaluator<Row> = (row: Row) => Value;

/**
 * Makes a formula ready to run over many rows; times are milliseconds since 1970.
 * @param readerOf how a column is read from a row
 */
export function evaluatorOf<Row>(
  expression: TypedExpression,
  readerOf: (column: string) => Evaluator<Row>,
): Evaluator<Row> {
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression;
      return () => value;
    }
    case 'column':
      return readerOf(expression.name);
    case 'call': {
      const rounding = roundingOfOperands(expression);
      const parameters = expression.parameters.map((one) => {
        const evaluate = evaluatorOf(one, readerOf);
        return rounding ? rounded(evaluate, rounding) : evaluate;
      });
      return callOf(functions[expression.name], parameters);
    }
  }
}

function rounded<Row>(evaluate: Evaluator<Row>, rounding: Rounding): Evaluator<Row> {
  return (row) => {
    const value = evaluate(row);
    return typeof value === 'number' ? withoutLastDigits(value, rounding) : value;
  };
}

function callOf<Row>(definition: FunctionDefinition, parameters: readonly Evaluator<Row>[]): Evaluator<Row> {
  if ('loose' in definition) {
    return (row) => definition.loose(...parameters.map((parameter) => () => parameter(row)));
  }
  // The types were checked when the formula was resolved.
  const strict = definition.strict as (...values: Value[]) => Value;
  const [first, second] = parameters;
  if (!first || parameters.length > 2) return () => null;
  if (!second) {
    return (row) => {
      const value = first(row);
      return value === null ? null : strict(value);
    };
  }
  return (row) => {
    const one = first(row);
    if (one === null) return null;
    const other = second(row);
    return other === null ? null : strict(one, other);
  };
}
