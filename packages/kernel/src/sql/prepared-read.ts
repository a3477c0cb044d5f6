import { type RawBuilder, sql as rawSql } from 'kysely';
import type { Sql, SqlDialect } from './sql.ts';
import type { PreparedStatement } from './sql-store.ts';

/** Asks a prepared SELECT. @param values of its places, by their index */
export type PreparedRead<Row> = <Schema>(sql: Sql<Schema>, values: readonly unknown[]) => Promise<Row[]>;

/** Stands in a statement for a value that comes with each question. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

let prepared = 0;

/**
 * Prepares a SELECT that is asked very often: its text is written once for each dialect, which costs more than many a read,
 * and stays the same, so that the store prepares it once a connection, too. There are as many statements as calls of this,
 * which belong at the beginning of a module. The columns of its result are named one by one: PostgreSQL refuses a statement
 * that it knows under a name once a `*` means other columns.
 * @param write the statement; `value` is the place of a value, which may be used several times
 */
export function prepareRead<Row>(
  write: (value: (index: number) => RawBuilder<unknown>, dialect: SqlDialect) => RawBuilder<Row>,
): PreparedRead<Row> {
  const name = `prepared_${++prepared}`;
  const written = new Map<SqlDialect, PreparedStatement<Row>>();
  return async (sql, values) => {
    let statement = written.get(sql.dialect);
    if (!statement) {
      const rows = write((index) => rawSql`${new Place(index)}`, sql.dialect);
      // Around it is a SELECT, whatever it begins with: stores tell by that what only reads.
      statement = { ...rawSql<Row>`select * from (${rows}) as prepared`.compile(sql.query), name };
      written.set(sql.dialect, statement);
    }
    const parameters = statement.parameters.map((place) => values[(place as Place).index]);
    return sql.read(statement, parameters);
  };
}
