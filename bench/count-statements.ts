import type { Sql } from '@gazetteer/kernel';
import type { KyselyPlugin } from 'kysely';

export type Counted = { count: number };

/** The same store, which counts the statements that it is asked; those that begin and end a transaction are none. */
export function countStatements(sql: Sql, counted: Counted): Sql {
  const counts: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      counted.count += 1;
      return result;
    },
  };
  const counting: Sql = {
    ...sql,
    get query() {
      return sql.query.withPlugin(counts);
    },
    read: (statement, parameters) => {
      counted.count += 1;
      return sql.read(statement, parameters);
    },
    as: <Other>() => counting as unknown as Sql<Other>,
  };
  return counting;
}
