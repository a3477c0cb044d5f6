/** How many rows one statement writes or names at most: SQLite and PostgreSQL both take 32,000 parameters. */
const CHUNK = 2000;

/** Cuts a list into pieces that one statement can take. */
export function chunksOf<Item>(items: readonly Item[]): Item[][] {
  const chunks: Item[][] = [];
  for (let start = 0; start < items.length; start += CHUNK) chunks.push(items.slice(start, start + CHUNK));
  return chunks;
}
