import { expect, it } from 'vitest';
import type { Portal } from '../portal.ts';
import { querySql } from './query-sql.ts';

it('says that rows are left out where the answer of the portal was cut, however few they are', async () => {
  const found = {
    fields: [{ id: 'n', type: 'int' }],
    records: [{ n: 1 }, { n: 2 }],
    records_truncated: true,
    tables: [],
  };
  const portal = { action: async () => found } as unknown as Portal;
  const { said, data } = await querySql.answer({ sql: 'select n from long_texts' }, portal);
  expect(said).toMatch(/^The first 2 of more than 2 rows/);
  expect(data).toMatchObject({ left_out: [said] });
});
