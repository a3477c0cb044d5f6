/** Filters for tests: expressions of every kind, and how they are written. */
import fc from 'fast-check';
import { comparisons, type Expression, type Literal } from './expression.ts';
import { filterFunctions } from './functions.ts';

const words = new Set(['not', 'null', 'true', 'false', 'and', 'or', 'in']);
const names = fc
  .oneof(
    fc.constantFrom('name', 'year', '_2011', 'année', 'Bevölkerung'),
    fc.stringMatching(/^[a-z_][a-z0-9_]{0,8}$/),
  )
  .filter((name) => !words.has(name));

const literals: fc.Arbitrary<Literal> = fc.oneof(
  fc.constant<Literal>({ kind: 'null' }),
  fc.record({ kind: fc.constant('text' as const), text: fc.string({ unit: 'binary', maxLength: 12 }) }),
  fc.record({
    kind: fc.constant('number' as const),
    text: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map(plainNumber),
  }),
  fc.record({ kind: fc.constant('bool' as const), text: fc.constantFrom('true', 'false') }),
  fc.record({ kind: fc.constant('date' as const), text: fc.constantFrom('2024-02-29', '1999-13-77') }),
  fc.record({ kind: fc.constant('time' as const), text: fc.constantFrom('23:59', '07:00:00.5') }),
  fc.record({
    kind: fc.constant('timestamp' as const),
    text: fc.constantFrom('2024-01-05T10:00:00Z', '2024-01-05T10:00:00.123456+02:00'),
  }),
);

/** Filters as their grammar has them; names and types need not fit any table. */
export const expressions: fc.Arbitrary<Expression> = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    literals.map((literal): Expression => ({ kind: 'literal', literal })),
    names.map((name): Expression => ({ kind: 'property', name })),
    fc.record({
      kind: fc.constant('call' as const),
      function: fc.constantFrom(...Object.keys(filterFunctions)),
      arguments: fc.array(tie('expression'), { maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('comparison' as const),
      operator: fc.constantFrom(...comparisons),
      left: tie('expression'),
      right: tie('expression'),
    }),
    fc.record({
      kind: fc.constant('in' as const),
      value: tie('expression'),
      list: fc.array(literals, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      operands: fc.array(tie('expression'), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), operand: tie('expression') }),
  ),
})).expression;

/** An expression as a filter is written. */
export function print(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return printLiteral(expression.literal);
    case 'property':
      return expression.name;
    case 'call':
      return `${expression.function}(${expression.arguments.map(print).join(',')})`;
    case 'comparison':
      return `${inside(expression.left)} ${expression.operator} ${inside(expression.right)}`;
    case 'in':
      return `${inside(expression.value)} in (${expression.list.map(printLiteral).join(', ')})`;
    case 'not':
      return `not ${inside(expression.operand)}`;
    default:
      return expression.operands.map(inside).join(` ${expression.kind} `);
  }
}

function inside(expression: Expression): string {
  const isPlain = ['literal', 'property', 'call'].includes(expression.kind);
  return isPlain ? print(expression) : `(${print(expression)})`;
}

function printLiteral(literal: Literal): string {
  if (literal.kind === 'null') return 'null';
  return literal.kind === 'text' ? `'${literal.text.replaceAll("'", "''")}'` : literal.text;
}

/** As JSON writes a number, which begins with a digit or a minus. */
function plainNumber(number: number): string {
  return String(Object.is(number, -0) ? 0 : number);
}
