import { expect, test } from 'vitest';
import { openDatabase } from './query-testing.ts';

test('a database is closed when its last query is answered, and takes no more', async () => {
  const database = await openDatabase();
  const answer = database.ask(
    'select count(*) as n from range(3000) a, range(3000) b where a.range % 3 <> b.range % 5',
  );
  await database.close();
  await expect(answer).resolves.toEqual([{ n: expect.any(Number) }]);
  await expect(database.ask('select 1')).rejects.toThrow('closed');
});
