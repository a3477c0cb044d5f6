import { type FunctionDefinition, functions } from './functions.ts';
import type { Rounding } from './rounding.ts';
import type { TypedExpression } from './typed-expression.ts';

type Call = Extract<TypedExpression, { kind: 'call' }>;

/** How many digits of a number can be relied upon: as many as of its least exact part. Infinite where it is exact. */
export function digitsOf(expression: TypedExpression): number {
  if (expression.kind === 'literal') return Infinity;
  if (expression.kind === 'column') return expression.digits ?? Infinity;
  const { digits = Infinity, looksAt }: FunctionDefinition = functions[expression.name];
  return looksAt === undefined ? Math.min(digits, digitsOfOperands(expression)) : digits;
}

function digitsOfOperands({ parameters }: Call): number {
  return Math.min(...parameters.filter(({ type }) => type === 'number').map(digitsOf));
}

/**
 * How the numbers given to a function are rounded before it looks at them. `floor`, `=` and the like would make another
 * answer of the last digits, which are none of the number's own where it was computed. Null where all are exact.
 */
export function roundingOfOperands(call: Call): Rounding | null {
  const { looksAt }: FunctionDefinition = functions[call.name];
  if (looksAt === undefined) return null;
  const digits = digitsOfOperands(call);
  return digits === Infinity ? null : { digits, places: looksAt + MORE_PLACES + placesAskedFor(call) };
}

/** What is so many places behind those a function looks at may decide for it, however large the number is. */
const MORE_PLACES = 4;

function placesAskedFor({ name, parameters }: Call): number {
  const digits = name === 'round' ? parameters[1] : undefined;
  return digits?.kind === 'literal' ? Number(digits.value) : 0;
}
