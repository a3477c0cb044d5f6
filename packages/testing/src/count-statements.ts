import type { Sql } from '@gazetteer/kernel';

/** How many statements some work asks of the store outside of transactions. */
export async function countStatements(sql: Sql, work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const { read } = sql;
  const query = Object.getOwnPropertyDescriptor(sql, 'query');
  if (!query) throw new Error('The handle has no statements of its own');
  Object.defineProperty(sql, 'query', {
    configurable: true,
    get: () => {
      statements += 1;
      return query.get?.call(sql) as unknown;
    },
  });
  sql.read = (statement, parameters) => {
    statements += 1;
    return read(statement, parameters);
  };
  try {
    await work();
  } finally {
    Object.defineProperty(sql, 'query', query);
    sql.read = read;
  }
  return statements;
}
