/** PostgreSQL's parts of a date pattern and the engine's; the longer ones first. */
const PARTS: readonly (readonly [string, string])[] = [
  ['HH24', '%H'],
  ['HH12', '%I'],
  ['YYYY', '%Y'],
  ['IYYY', '%G'],
  ['Month', '%B'],
  ['DDD', '%j'],
  ['Day', '%A'],
  ['Mon', '%b'],
  ['HH', '%I'],
  ['MI', '%M'],
  ['SS', '%S'],
  ['MS', '%g'],
  ['US', '%f'],
  ['MM', '%m'],
  ['DD', '%d'],
  ['YY', '%y'],
  ['IW', '%V'],
  ['ID', '%u'],
  ['Dy', '%a'],
  ['AM', '%p'],
  ['PM', '%p'],
];

/**
 * The engine's pattern for a date pattern of PostgreSQL, such as `DD.MM.YYYY HH24:MI`. Numbers may be in either case;
 * names are written `Month`, `Mon`, `Day`, `Dy`, and never filled up with blanks.
 * @returns undefined where the pattern holds anything that is not known here
 */
export function datePattern(pattern: string): string | undefined {
  let [rest, written] = [pattern, ''];
  while (rest !== '') {
    const [literal] = /^(?:"[^"]*"|FM|[^\p{L}\p{N}"]+)/u.exec(rest) ?? [];
    if (literal !== undefined) {
      const text = literal.startsWith('"') ? literal.slice(1, -1) : literal === 'FM' ? '' : literal;
      written += text.replaceAll('%', '%%');
      rest = rest.slice(literal.length);
      continue;
    }
    const found = PARTS.find(([part]) => rest.startsWith(part) || isNumber(part, rest));
    if (!found) return undefined;
    written += found[1];
    rest = rest.slice(found[0].length);
  }
  return written;
}

function isNumber(part: string, rest: string): boolean {
  return !/[a-z]/.test(part) && rest.toUpperCase().startsWith(part);
}
