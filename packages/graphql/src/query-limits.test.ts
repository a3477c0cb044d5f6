import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { pathBuilders } from './path-builders.ts';
import { checkQuery, measureQuery } from './query-limits.ts';
import { createRestSchema } from './rest-schema.ts';

const schema = createRestSchema({
  source: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  builders: pathBuilders,
  basePath: '/',
  call: async () => ({ status: 204, body: undefined }),
});

function measure(source: string, variables: Record<string, unknown> = {}) {
  return measureQuery({ schema, document: parse(source), variables });
}

describe('the measure of a query', () => {
  it('counts fields below one another', () => {
    expect(measure('{ search { result { results { id } } } }').depth).toBe(4);
  });

  it('costs a call and its rows', () => {
    expect(measure('{ dataset_count { success } }').cost).toBe(10);
    expect(measure('{ search(rows: 1000) { result { results { id title } } } }').cost).toBe(110);
    expect(measure('{ search { success } }').cost).toBe(12);
  });

  it('counts calls below a list once a row', () => {
    const query = '{ search(rows: 4) { result { results { resources { views { success } } } } } }';
    expect(measure(query).cost).toBe(11 + 4 * 5 * 10);
  });

  it('knows rows that come in variables, with their defaults', () => {
    const query = 'query ($n: Int = 500) { search(rows: $n) { success } }';
    expect(measure(query).cost).toBe(60);
    expect(measure(query, { n: 10 }).cost).toBe(11);
  });

  it('takes a page without length for a full one', () => {
    expect(measure('query ($n: Int) { search(rows: $n) { success } }').cost).toBe(110);
    expect(measure('{ search(rows: 1000000) { success } }').cost).toBe(110);
  });

  it('looks into fragments, and takes no exponential time over them', () => {
    const fragments = Array.from(
      { length: 60 },
      (_, n) => `fragment f${n} on Query { ...f${n + 1} a${n}: dataset_count { success } ...f${n + 1} }`,
    );
    const { cost } = measure(
      `{ ...f0 } ${fragments.join(' ')} fragment f60 on Query { dataset_count { success } }`,
    );
    expect(cost).toBeGreaterThan(2 ** 60);
  });

  it('survives fragments that contain themselves', () => {
    expect(measure('{ ...f } fragment f on Query { dataset_count { success } ...f }').cost).toBe(10);
  });

  it('does not count introspection', () => {
    expect(measure('{ __schema { types { name } } }')).toEqual({ depth: 0, cost: 0 });
  });
});

describe('the limits', () => {
  const check = (source: string) =>
    checkQuery({ schema, document: parse(source), variables: {} }, { depth: 4, cost: 100 });

  it('let through what is within them', () => {
    expect(() => check('{ search { result { results { id } } } }')).not.toThrow();
  });

  it('name what is too deep or too costly', () => {
    expect(() => check('{ search { result { results { organization { id } } } } }')).toThrow(
      "The query's depth is 5, more than the 4 allowed",
    );
    expect(() => check('{ search(rows: 1000) { success } }')).toThrow("The query's cost is 110");
  });
});
