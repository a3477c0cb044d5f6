import type { ValueType } from '../expression/expression.ts';
import type { TypedExpression } from '../expression/typed-expression.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { ComputedField } from '../spec/chart-spec.ts';
import { resolveComputed } from './plan-columns.ts';
import { unmeasured } from '../spec/unmeasured.ts';

/**
 * The columns a chart computes itself, as fields.
 * @throws ChartError name_taken, or what is wrong with an expression
 */
export function computedFields(
  computed: readonly ComputedField[],
  fields: readonly ChartField[],
): ChartField[] {
  return resolveComputed(computed, fields).map(({ id, type, expression }) => {
    const given = computed.find((field) => field.id === id);
    const weight = weightOf(expression);
    const isNumber = type === 'number';
    return {
      id,
      type: storedTypes[type],
      label: given?.label ?? id,
      unit: given?.unit ?? null,
      notes: given?.expression ?? null,
      kind: kinds[type],
      role: isNumber ? 'measure' : 'dimension',
      aggregate: !isNumber ? 'count' : isSum(expression, fields) ? 'sum' : 'mean',
      weight,
      ...unmeasured,
    };
  });
}

const storedTypes: Record<ValueType, string> = {
  number: 'float',
  text: 'text',
  boolean: 'bool',
  time: 'timestamp',
};
const kinds: Record<ValueType, ChartField['kind']> = {
  number: 'number',
  text: 'category',
  boolean: 'boolean',
  time: 'time',
};

/** A ratio is averaged with its denominator as weight: the mean is the ratio of the sums then. */
function weightOf(expression: TypedExpression): string | null {
  if (expression.kind !== 'call') return null;
  const [above, below] = expression.parameters;
  if (expression.name === 'per' || expression.name === '/')
    return below?.kind === 'column' ? below.name : null;
  if (expression.name === 'round' && above) return weightOf(above);
  if (expression.name !== '*' || !above || !below) return null;
  if (above.kind === 'literal') return weightOf(below);
  return below.kind === 'literal' ? weightOf(above) : null;
}

/** Sums, differences and multiples of what adds up, and marks of zero or one, add up. */
function isSum(expression: TypedExpression, fields: readonly ChartField[]): boolean {
  if (expression.kind === 'literal') return true;
  if (expression.kind === 'column') {
    return fields.some(({ id, aggregate }) => id === expression.name && aggregate === 'sum');
  }
  const [first, second] = expression.parameters;
  const areSums = () => expression.parameters.every((one) => isSum(one, fields));
  switch (expression.name) {
    case '+':
    case '-':
    case 'coalesce':
    case 'negative':
      return areSums();
    case '*':
      return areSums() && (first?.kind === 'literal' || second?.kind === 'literal');
    case 'if':
      return expression.parameters.slice(1).every((one) => isSum(one, fields));
    default:
      return false;
  }
}
