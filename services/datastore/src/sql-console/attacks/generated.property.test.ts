import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mutatedQueries, queries } from '../sql-arbitrary.ts';
import { openAttackedDatastore } from './attacked-datastore-testing.ts';

test('whatever is sent over HTTP, the answer is an envelope of a known kind with nothing of others', async () => {
  const { attack, datastore } = await openAttackedDatastore();
  const outcomes = new Map<number, number>();
  // What `attack` itself expects of every answer is the property.
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(queries, mutatedQueries, fc.string({ unit: 'binary', maxLength: 60 })),
      async (sql) => {
        const { status } = await attack(sql);
        outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
      },
    ),
    { numRuns: 250, endOnFailure: true },
  );
  // Otherwise the test would say little.
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining([200, 403, 404, 409]));
  expect([...outcomes.keys()].filter((status) => status >= 500)).toEqual([]);
  const intact = await datastore.call('datastore_search_sql', { sql: 'select count(*) as n from open' });
  expect(intact.result.records).toEqual([{ n: 100 }]);
}, 120_000);
