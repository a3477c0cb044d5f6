import { type Kysely, PostgresDialect, type PostgresPool, sql as rawSql } from 'kysely';
import pg from 'pg';
import type { PreparedStatement, SqlStore } from './sql-store.ts';
import { endsWithin, watchfulPool } from './watchful-pool.ts';

const CONNECTIONS = 10;
// A host that swallows what is sent to it, or a pool that is in use for so long, counts as away.
const CONNECTION_MILLISECONDS = 15_000;
// A server that lives says at once whether it lets somebody in.
const SIGN_OF_LIFE_MILLISECONDS = 5000;

/**
 * How long one process may hold up others, in milliseconds; PostgreSQL itself sees to it, so that a process that is frozen or
 * cut off in the middle of a write gives up what it has locked. The address of the store may set others, by these names.
 */
const LIMITS = {
  /** A statement that waits longer for what somebody else has locked fails: 503, and its client may come back. */
  lock_timeout: 5000,
  /** A transaction that is asked nothing for so long is withdrawn, and its connection ended. */
  idle_in_transaction_session_timeout: 10_000,
  statement_timeout: 120_000,
};
const LIMITS_LIFTED = Object.keys(LIMITS).map((name) => `set local ${name} = 0`);
const KEEP_ALIVE_MILLISECONDS = 10_000;

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

/** A PostgreSQL server, through a pool. */
export function postgresStore(url: string): SqlStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    ...LIMITS,
    types: { getTypeParser: postgresParser as typeof pg.types.getTypeParser },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // One that breaks while it is in use, between two statements, tells so by an event, which without a listener would end the
  // process, too. Whatever is asked on it next fails, and the pool does not take it back.
  pool.on('connect', (client) => client.on('error', () => {}));
  return storeOverPool(watchfulPool(pool, { isAlive: () => isAlive(url) }));
}

/** Lifts these limits for the transaction under way, which takes long and is in nobody's way. */
export async function liftLimits(query: Kysely<unknown>): Promise<void> {
  for (const statement of LIMITS_LIFTED) await rawSql.raw(statement).execute(query);
}

/** Whether the server of an address answers a new connection, be it with a refusal. */
async function isAlive(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    return await endsWithin(SIGN_OF_LIFE_MILLISECONDS, () => client.connect());
  } finally {
    // A farewell would wait for the server, too.
    client.connection.stream.destroy();
  }
}

type NamedStatement = { name: string; text: string; values: readonly unknown[] };
type NamingClient<Row> = { query(statement: NamedStatement): Promise<{ rows: Row[] }> };

/** Anything that hands out PostgreSQL connections as `pg` has them. */
export function storeOverPool(pool: PostgresPool): SqlStore {
  const read = async <Row>({ name, sql: text }: PreparedStatement<Row>, values: readonly unknown[]) => {
    const client = await pool.connect();
    try {
      // A connection knows a statement again by its name, and the server does not parse it anew each time.
      const { rows } = await (client as unknown as NamingClient<Row>).query({ name, text, values });
      return rows;
    } finally {
      client.release();
    }
  };
  return { dialect: new PostgresDialect({ pool }), read };
}
