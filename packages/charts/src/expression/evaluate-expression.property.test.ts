import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../query/query-testing.ts';
import { writeMoment } from '../query/time-steps.ts';
import { evaluatorOf } from './evaluate-expression.ts';
import type { ValueType } from './expression.ts';
import { expressionToSql } from './expression-to-sql.ts';
import { fittingArbitrary } from './expression-testing.ts';
import type { Value } from './functions.ts';
import { parseExpression } from './parse-expression.ts';
import { resolveExpression } from './resolve-expression.ts';

const types: Record<string, ValueType> = { n: 'number', m: 'number', t: 'text', b: 'boolean', d: 'time' };
const names = Object.keys(types);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const rowArbitrary: fc.Arbitrary<Value[]> = fc.tuple(
  orNull(fc.integer({ min: -40, max: 400 }).map((n) => n / 8)),
  orNull(fc.constantFrom(0, 1, -3, 0.125, 1e9)),
  orNull(fc.constantFrom('a', 'B', ' 7 ', 'é', '1e3', "'", '', '\u{1F600}', '\uFFFD')),
  orNull(fc.boolean()),
  orNull(fc.constantFrom('2012-02-29', '1969-12-31', '2011-06-30')),
);

let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

test.each([
  'number',
  'text',
  'boolean',
  'time',
] as const)('a formula that gives a %s gives the same in the browser and in the database', async (type) => {
  await fc.assert(
    fc.asyncProperty(fittingArbitrary[type], rowArbitrary, async (text, row) => {
      const expression = resolveExpression(parseExpression(text), (name) => types[name]);
      const cells = row.map((cell, index) =>
        names[index] === 'd' && cell !== null ? Date.parse(`${String(cell)}T00:00:00Z`) : cell,
      );
      const evaluate = evaluatorOf<Value[]>(
        expression,
        (name) => (values) => values[names.indexOf(name)] ?? null,
      );
      const literals = row.map((cell, index) => `cast(${literal(cell)} as ${sqlTypes[index]}) as f${index}`);
      const sql = expressionToSql(expression, (name) => `f${names.indexOf(name)}`);
      const [answer] = await database.ask(`select ${sql} as value from (select ${literals.join(', ')})`);
      expect(shown(answer?.value, type)).toEqual(shown(evaluate(cells), type));
    }),
    { numRuns: 300, interruptAfterTimeLimit: 20_000 },
  );
});

test('texts made of texts do not grow without end', async () => {
  const doubled = (text: string): string => `concat(${text}, ${text})`;
  const twice = doubled(doubled(doubled('t')));
  const expression = resolveExpression(parseExpression(twice), (name) => types[name]);
  const text = '\u{1F600}'.repeat(400);
  const run = evaluatorOf<null>(expression, () => () => text)(null);
  expect(Array.from(String(run))).toHaveLength(1000);
  const sql = expressionToSql(expression, () => 'f2');
  const [answer] = await database.ask(`select ${sql} as value from (select '${text}' as f2)`);
  expect(answer?.value).toBe(run);
});

const sqlTypes = ['double', 'double', 'varchar', 'boolean', 'timestamp'];

function literal(cell: Value): string {
  return typeof cell === 'string' ? `'${cell.replaceAll("'", "''")}'` : String(cell);
}

/** Logarithms and powers differ in the last digits between machines. */
function shown(value: unknown, type: ValueType): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'number') return Number.isFinite(value) ? Number(Number(value).toPrecision(9)) + 0 : null;
  return type === 'time' && typeof value === 'number' ? writeMoment(value, 'moment') : value;
}
