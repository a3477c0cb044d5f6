import type { Compilable, Kysely } from 'kysely';
import type { Sql, SqlDialect } from './sql.ts';
import type { Change } from './sql-store.ts';

/** Makes a prepared change. @param values by their names @returns how many rows it has changed */
export type PreparedWrite<Schema, Values> = (sql: Sql<Schema>, values: Values) => Promise<number>;

/** Stands in a statement for a value that comes with each change. */
class Place<Values> {
  readonly name: keyof Values;

  constructor(name: keyof Values) {
    this.name = name;
  }
}

/**
 * Prepares an INSERT, UPDATE or DELETE that is made very often: its text is written once for each dialect, which takes as long
 * as the change of a row itself. In a transaction it is part of that.
 * @param write the statement; `value` is the place of a value, which may be used several times, but never for a list
 * @param options `asynchronousCommit` for what may be lost when the machine loses its power, but not when the process ends. SQLite
 *   does not wait for the disk then. Whatever else is committed later takes it to the disk too. In a transaction, and on PostgreSQL, where
 *   nobody else waits meanwhile, it is as durable as everything.
 */
export function prepareWrite<Schema, Values extends object>(
  write: (query: Kysely<Schema>, value: (name: keyof Values) => never) => Compilable,
  options: Pick<Change, 'asynchronousCommit'> = {},
): PreparedWrite<Schema, Values> {
  const written = new Map<SqlDialect, Change>();
  return async (sql, values) => {
    let statement = written.get(sql.dialect);
    if (!statement) {
      // A place fits every column; which value comes there is told by its name.
      statement = { ...write(sql.query, (name) => new Place<Values>(name) as never).compile(), ...options };
      written.set(sql.dialect, statement);
    }
    const parameters = statement.parameters.map((given) =>
      given instanceof Place ? values[(given as Place<Values>).name] : given,
    );
    const { numAffectedRows = 0n } = await sql.query.executeQuery({ ...statement, parameters });
    return Number(numAffectedRows);
  };
}
