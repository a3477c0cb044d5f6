/**
 * A part that SQL names more than once, computed once.
 * @param written what is made of the part, by its name
 */
export function namedSql(sql: string, written: (name: string) => string): string {
  if (/^[a-z]\d+$|^-?[\d.e+-]+$/.test(sql)) return written(sql);
  return `list_transform([${sql}], lambda v: ${written('v')})[1]`;
}
