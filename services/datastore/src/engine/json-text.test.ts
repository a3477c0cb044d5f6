import { DuckDBInstance, type DuckDBConnection, type DuckDBType } from '@duckdb/node-api';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { jsonTextExpression } from './json-text.ts';
import { jsonConverter } from './json-values.ts';

let connection: DuckDBConnection;
beforeAll(async () => {
  connection = await (await DuckDBInstance.create(':memory:')).connect();
});

async function typeOf(name: string): Promise<DuckDBType> {
  const [type] = (await connection.run(`select cast(null as ${name})`)).columnTypes();
  if (!type) throw new Error(`The engine has no type ${name}`);
  return type;
}

const digits = (most: number) =>
  fc.bigInt({ min: -(10n ** BigInt(most)) + 1n, max: 10n ** BigInt(most) - 1n });
const decimals = (width: number, scale: number) =>
  fc
    .oneof(digits(width), digits(Math.min(width, 6)))
    .map((value) => `${value < 0n ? '-' : ''}${String(value < 0n ? -value : value).padStart(scale + 1, '0')}`)
    .map((text) => (scale > 0 ? `${text.slice(0, -scale)}.${text.slice(-scale)}` : text));
const doubles = fc.double().map((value) => (Object.is(value, -0) ? '-0.0' : String(value)));
const instants = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
const microseconds = fc.nat({ max: 999_999 }).map((value) => `.${String(value).padStart(6, '0')}`);

/** Values of each type, as text that the engine reads as such. */
const typed: Record<string, fc.Arbitrary<string>> = {
  BOOLEAN: fc.boolean().map(String),
  VARCHAR: fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
  INTEGER: fc.integer().map(String),
  BIGINT: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  DOUBLE: fc.oneof(doubles, fc.constantFrom('nan', 'inf', '-inf')),
  DATE: fc.oneof(
    fc.date(instants).map((date) => date.toISOString().slice(0, 10)),
    fc.constantFrom('0044-03-15 (BC)', '12024-01-01', 'infinity', '-infinity'),
  ),
  TIMESTAMP: fc.oneof(
    fc
      .tuple(fc.date(instants), fc.oneof(fc.constant(''), fc.constant('.500'), microseconds))
      .map(([date, fraction]) => date.toISOString().slice(0, 19) + fraction),
    fc.constantFrom('0044-03-15 (BC) 01:02:03', 'infinity'),
  ),
  'DECIMAL(5,2)': decimals(5, 2),
  'DECIMAL(18,0)': decimals(18, 0),
  'DECIMAL(38,12)': decimals(38, 12),
  'DECIMAL(38,37)': decimals(38, 37),
};

describe('the JSON text that the engine writes', () => {
  it.each(Object.entries(typed))('of %s is that of the converted values', async (name, values) => {
    const type = await typeOf(name);
    const expression = jsonTextExpression('value', type);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(values), { minLength: 1, maxLength: 50 }), async (some) => {
        const parameters = Object.fromEntries(some.map((value, place) => [String(place + 1), value]));
        const cast = some.map((_, place) => `(cast(cast($${place + 1} as varchar) as ${name}))`);
        const result = await connection.runAndReadAll(
          `select value, cast(json_array(${expression}) as varchar) from (values ${cast.join(', ')}) as t(value)`,
          parameters,
        );
        for (const [value, text] of result.getRows()) {
          const converted: unknown = JSON.parse(JSON.stringify([jsonConverter(type)(value ?? null)]));
          expect(JSON.parse(JSON.stringify(JSON.parse(String(text))))).toEqual(converted);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(['JSON', 'INTEGER[]', 'BLOB', 'TIMESTAMPTZ', 'TIME'])('is not known of %s', async (name) => {
    expect(jsonTextExpression('value', await typeOf(name))).toBeUndefined();
  });
});
