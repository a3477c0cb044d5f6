/**
 * The regular expression for a pattern of SIMILAR TO (SQL:1999): `%` and `_` as in LIKE; `|`, `*`, `+`, `?`, `{m,n}`,
 * parentheses and brackets as in regular expressions; a backslash takes a character as it is. The whole text fits.
 */
export function similarPattern(pattern: string): string {
  // Behind the last closing bracket none is looked for: each opening one would read all that follows.
  const end = pattern.lastIndexOf(']') + 1;
  const parts = [
    ...(pattern.slice(0, end).match(/\\[\s\S]|\[\^?\]?[^\]]*\]|[\s\S]/gu) ?? []),
    ...(pattern.slice(end).match(/\\[\s\S]|[\s\S]/gu) ?? []),
  ];
  const written = parts.map((part) => {
    if (part.length > 1 && part.startsWith('[')) return part;
    if (part === '%') return '.*';
    if (part === '_') return '.';
    return part === '\\' || /^[.^$]$/.test(part) ? `\\${part}` : part;
  });
  return `(?s)^(?:${written.join('')})$`;
}
