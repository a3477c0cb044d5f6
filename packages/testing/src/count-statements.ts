import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql } from '@gazetteer/kernel';

/** The work whose statements are counted: what a timer asks meanwhile belongs to none. */
const counted = new AsyncLocalStorage<{ statements: number }>();

/** How many statements some work asks of the store outside of transactions; those of timers beside it do not count. */
export async function countStatements(sql: Sql, work: () => Promise<unknown>): Promise<number> {
  const count = { statements: 0 };
  const countOne = () => {
    if (counted.getStore() === count) count.statements += 1;
  };
  const { read } = sql;
  const query = Object.getOwnPropertyDescriptor(sql, 'query');
  if (!query) throw new Error('The handle has no statements of its own');
  Object.defineProperty(sql, 'query', {
    configurable: true,
    get: () => {
      countOne();
      return query.get?.call(sql) as unknown;
    },
  });
  sql.read = (statement, parameters) => {
    countOne();
    return read(statement, parameters);
  };
  try {
    await counted.run(count, work);
  } finally {
    Object.defineProperty(sql, 'query', query);
    sql.read = read;
  }
  return count.statements;
}
