import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCount, buildSearch } from './build-search.ts';

const hostile = fc.oneof(
  fc.string(),
  fc.constantFrom(`"`, `'`, `"; drop table x; --`, `a" or 1=1`, `\\`, `$1`, `%`, `,`, ` desc`, `é☃`),
);
const columnName = hostile.filter((name) => !['', '_id', '$or'].includes(name) && !name.startsWith('rank '));

/** SQL with quoted names taken out: what is left must be ours alone. */
function withoutNames(sql: string): string {
  return sql.replace(/"(?:[^"]|"")*"/g, '"name"');
}

const ours = /^[\w\s"(),.=<>$*\\'%+/-]*$/;

test('whatever columns and values are called, names are quoted and values are parameters', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(columnName, { minLength: 1, maxLength: 4 }),
      fc.array(hostile, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (names, values, distinct) => {
        const [first = 'a'] = names;
        const source = {
          from: 'current_table',
          columns: names.map((id) => ({ id, type: 'text' })),
          rowCount: 10,
          denseIds: true,
        };
        const request = {
          filters: { [first]: values, $or: names.map((name) => ({ [name]: { gte: values[0] } })) },
          q: { [first]: values.join('').slice(0, 20) },
          fields: [...names, `rank ${first}`],
          sort: names.map((name) => `"${name.replaceAll('"', '""')}" desc nulls first`).join(', '),
          distinct,
          limit: 5,
          offset: 5,
        };
        const search = buildSearch(source, request);
        const count = buildCount(source, request);
        for (const statement of [search, count]) {
          if (!statement) throw new Error('a filtered search has a count of its own');
          expect(withoutNames(statement.sql)).toMatch(ours);
          const places = [...statement.sql.replace(/"(?:[^"]|"")*"/g, '').matchAll(/\$(\d+)/g)];
          const used = new Set(places.map(([, place]) => Number(place)));
          expect([...used].toSorted((a, b) => a - b)).toEqual(
            statement.parameters.map((_, index) => index + 1),
          );
        }
        expect(search.parameters.slice(0, values.length)).toEqual(values);
      },
    ),
  );
});

test('a page of an unfiltered table in stored order is a range of row numbers', () => {
  const source = { from: 't', columns: [{ id: 'a', type: 'int' }], rowCount: 10_000_000, denseIds: true };
  expect(buildSearch(source, { limit: 100, offset: 9_000_000 }).sql).toBe(
    'select "_id", "a" from t where _id between 9000001 and 9000100',
  );
  expect(buildSearch(source, { limit: 100, offset: 5, sort: '_id desc' }).sql).toBe(
    'select "_id", "a" from t where _id between 9999896 and 9999995 order by _id desc',
  );
  expect(buildSearch({ ...source, denseIds: false }, { limit: 100, offset: 5 }).sql).toBe(
    'select "_id", "a" from t limit 100 offset 5',
  );
});
