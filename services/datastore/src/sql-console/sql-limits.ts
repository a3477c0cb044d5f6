/** The longest text that reaches the parser, in UTF-16 code units. */
export const MAXIMUM_SQL_LENGTH = 10_000;

/** The deepest nesting of brackets that reaches the parser. */
const MAXIMUM_SQL_NESTING = 64;

// Quoted text and comments are one token each, so that brackets inside them do not count.
const TOKENS =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|[([{]|[)\]}]/g;

/**
 * Looks at the bare text before any engine does: a parser can be made to fail by size alone.
 * @returns what is wrong, in words, or undefined when the text may be parsed
 */
export function findSqlExcess(sql: string): string | undefined {
  if (sql.trim() === '') return 'Missing value';
  if (sql.length > MAXIMUM_SQL_LENGTH) {
    return `The query has ${sql.length} characters; at most ${MAXIMUM_SQL_LENGTH} are allowed.`;
  }
  if (sql.includes('\0')) return 'The query contains a null character.';
  if (nestingOf(sql) > MAXIMUM_SQL_NESTING) {
    return `The query nests brackets deeper than ${MAXIMUM_SQL_NESTING} levels.`;
  }
  return undefined;
}

function nestingOf(sql: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of sql.matchAll(TOKENS)) {
    if (token === '(' || token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ')' || token === ']' || token === '}') depth = Math.max(0, depth - 1);
  }
  return deepest;
}
