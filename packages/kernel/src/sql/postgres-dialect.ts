import { PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';

const CONNECTIONS = 10;
// A host that swallows what is sent to it, or a pool that is in use for so long, counts as away.
const CONNECTION_MILLISECONDS = 15_000;

// Values come back from PostgreSQL as they do from SQLite: numbers as numbers, JSON and times as text.
const asText = (text: string): string => text;
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.JSON, asText],
  [pg.types.builtins.JSONB, asText],
  [pg.types.builtins.TIMESTAMPTZ, asText],
  [pg.types.builtins.TIMESTAMP, asText],
  [pg.types.builtins.DATE, asText],
]);

/** How a value of a PostgreSQL type (by its object id) is read from text. */
export function postgresParser(type: number): (text: string) => unknown {
  return parsers.get(type) ?? (pg.types.getTypeParser(type, 'text') as (text: string) => unknown);
}

/** Kysely on a PostgreSQL server, through a pool. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_MILLISECONDS,
    types: { getTypeParser: postgresParser as typeof pg.types.getTypeParser },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return dialectOverPool(pool);
}

/** Kysely on anything that hands out PostgreSQL connections. */
export function dialectOverPool(pool: PostgresPool): PostgresDialect {
  return new PostgresDialect({ pool });
}
