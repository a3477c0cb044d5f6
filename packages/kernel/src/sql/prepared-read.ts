import { type CompiledQuery, type RawBuilder, sql as rawSql } from 'kysely';
import type { Sql, SqlDialect } from './sql.ts';

/** Asks a prepared SELECT. @param values of its places, by their index */
export type PreparedRead<Row> = <Schema>(sql: Sql<Schema>, values: readonly unknown[]) => Promise<Row[]>;

/** Stands in a statement for a value that comes with each question. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * Prepares a SELECT that is asked very often: its text is written once for each dialect, which costs more than many a read,
 * and stays the same, so that SQLite prepares it once, too.
 * @param write the statement; `value` is the place of a value, which may be used several times
 */
export function prepareRead<Row>(
  write: (value: (index: number) => RawBuilder<unknown>, dialect: SqlDialect) => RawBuilder<Row>,
): PreparedRead<Row> {
  const written = new Map<SqlDialect, CompiledQuery<Row>>();
  return async (sql, values) => {
    let statement = written.get(sql.dialect);
    if (!statement) {
      const rows = write((index) => rawSql`${new Place(index)}`, sql.dialect);
      // Around it is a SELECT, whatever it begins with: stores tell by that what only reads.
      statement = rawSql<Row>`select * from (${rows}) as prepared`.compile(sql.query);
      written.set(sql.dialect, statement);
    }
    const parameters = statement.parameters.map((place) => values[(place as Place).index]);
    const { rows } = await sql.query.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
}
