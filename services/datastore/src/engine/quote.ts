/** A name as DuckDB takes it whatever characters it has. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text literal, for the few places where DuckDB takes no parameter (file paths, options). */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
