import pg from 'pg';

/** A row, by the names of its columns. */
export type Row = Record<string, unknown>;

/** Asks one question over a connection of its own. */
export async function askServer(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, values);
    return rows;
  } finally {
    await client.end();
  }
}
