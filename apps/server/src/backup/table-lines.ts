import type { Sql } from '@gazetteer/kernel';
import { BackupError } from './backup-error.ts';
import { insertRows, readRows, type StoredRow } from './stored-row.store.ts';
import type { StoredTable } from './stored-tables.ts';

/** More than one row at a time, so that few pieces go through the compression. */
const PIECE_CHARACTERS = 65_536;

/**
 * A table as text: the names of its columns, then the values of each row, as JSON a line each. The same rows make the same
 * text from either database. To be read in a snapshot or a transaction.
 * @param counted gets the number of rows
 */
export async function* linesOfTable(
  sql: Sql,
  table: StoredTable,
  counted: { rows: number },
): AsyncGenerator<string> {
  let text = `${JSON.stringify(table.columns.map(({ name }) => name))}\n`;
  for await (const row of readRows(sql, table)) {
    counted.rows += 1;
    text += `${JSON.stringify(row)}\n`;
    if (text.length < PIECE_CHARACTERS) continue;
    yield text;
    text = '';
  }
  yield text;
}

const MOST_ROWS = 500;
const MOST_CHARACTERS = 1_000_000;

/** Writes the rows of such a text into the table. @throws BackupError where the text has columns that the table has not */
export async function writeLines(sql: Sql, table: StoredTable, lines: AsyncIterable<string>): Promise<void> {
  let given: StoredTable | undefined;
  let rows: StoredRow[] = [];
  let characters = 0;
  for await (const line of lines) {
    if (!given) {
      given = withColumns(table, JSON.parse(line) as string[]);
      continue;
    }
    rows.push(JSON.parse(line) as StoredRow);
    characters += line.length;
    if (rows.length < MOST_ROWS && characters < MOST_CHARACTERS) continue;
    await insertRows(sql, given, rows);
    rows = [];
    characters = 0;
  }
  if (given && rows.length > 0) await insertRows(sql, given, rows);
}

/** The table with the columns of a text, in its order. */
function withColumns(table: StoredTable, names: readonly string[]): StoredTable {
  const columns = names.map((name) => {
    const column = table.columns.find((one) => one.name === name);
    if (column) return column;
    throw new BackupError(
      `The backup has a column ${name} of ${table.name}, which this program does not have.`,
    );
  });
  return { ...table, columns };
}
