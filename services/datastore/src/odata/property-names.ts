const LONGEST_NAME = 128;
const IDENTIFIER = /^[\p{L}\p{Nl}_][\p{L}\p{Nl}_\p{Nd}\p{Mn}\p{Mc}\p{Pc}\p{Cf}]{0,127}$/u;
const FOREIGN = /[^\p{L}\p{Nl}_\p{Nd}\p{Mn}\p{Mc}\p{Pc}]+/gu;

/**
 * Identifiers for columns, as CSDL wants them (4.01, 15.2): letters, digits and underscores, not beginning with a digit.
 * A name that is one stays as it is, whatever others there are; in others every run of foreign characters becomes an
 * underscore. Of those that would be the same, also but for upper and lower case, the later ones get a number, so that a
 * column that is added behind changes none.
 * @param columns names of columns, of which none begins with an underscore
 */
export function propertyNames(columns: readonly string[]): string[] {
  // The number of the row has this name.
  const taken = new Set(['_id']);
  for (const column of columns) if (IDENTIFIER.test(column)) taken.add(column.toLowerCase());
  return columns.map((column) => {
    if (IDENTIFIER.test(column)) return column;
    const plain = identifierLike(column);
    let name = plain;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = numbered(plain, copy);
    taken.add(name.toLowerCase());
    return name;
  });
}

function identifierLike(column: string): string {
  const plain = column
    .normalize('NFC')
    .replace(FOREIGN, '_')
    .replace(/(?<=[^_])_+$|(?<=^_)_+$/u, '');
  const begun = /^[\p{L}\p{Nl}_]/u.test(plain) ? plain : `_${plain}`;
  return cut(begun, LONGEST_NAME);
}

function numbered(name: string, copy: number): string {
  const end = `_${copy}`;
  return cut(name, LONGEST_NAME - end.length) + end;
}

/** Never through the middle of a character. */
function cut(name: string, length: number): string {
  return name.slice(0, length).replace(/\p{Surrogate}$/u, '');
}
