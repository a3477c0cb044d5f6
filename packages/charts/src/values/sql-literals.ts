/** A name as DuckDB takes it, whatever characters it has. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text, number or boolean as DuckDB takes it. Numbers are doubles, for 0.1 alone would be a decimal. */
export function quoteValue(value: string | number | boolean): string {
  if (typeof value === 'number') return quoteNumber(value);
  if (typeof value === 'boolean') return String(value);
  // The text of a statement ends at a zero character.
  const parts = value.split('\0').map((part) => `'${part.replaceAll("'", "''")}'`);
  return parts.length === 1 ? parts.join('') : `(${parts.join(' || chr(0) || ')})`;
}

function quoteNumber(value: number): string {
  if (!Number.isFinite(value)) return 'null';
  const text = String(value);
  return text.includes('e') ? text : `${text}e0`;
}

/** Milliseconds since 1970 as a moment. */
export function quoteMoment(milliseconds: number): string {
  return `make_timestamp(${Math.round(milliseconds) * 1000})`;
}
