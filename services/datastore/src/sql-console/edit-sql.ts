import { castEdit } from './cast-type.ts';
import { datePattern } from './date-pattern.ts';
import { ROUND_TO_EVEN, WHOLE_TEXT } from './postgres-macros.ts';
import { similarPattern } from './similar-pattern.ts';
import { SqlRefusal } from './sql-refusal.ts';
import { isNode, positionOf, type SqlNode } from './sql-tree.ts';
import type { Edit } from './text-edit.ts';

/**
 * Where the engine's parser would take a part of a query for something else than PostgreSQL does, the text says it
 * in other words: a pattern of SIMILAR TO and of dates, a call of the function by which the parser writes `~`, a cast to
 * numeric, and the rounding of a float.
 * @param tree of a query that was inspected
 * @throws SqlRefusal for a pattern that is not written in the query, or not known here, and for what has another meaning here
 */
export function findEdits(tree: unknown, sql: string): Edit[] {
  const text = Buffer.from(sql);
  const edits: Edit[] = [];
  const visit = (value: unknown, parent: SqlNode | undefined): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, parent));
    if (!isNode(value)) return;
    if (value.class === 'FUNCTION') edits.push(...editsOf(value, parent, text));
    if (value.class === 'CAST') edits.push(...[castEdit(value, text)].filter((edit) => edit !== undefined));
    if (value.type === 'ARRAY_EXTRACT') refuseFromEnd(value);
    if (value.class === 'COLUMN_REF') refuseSession(value, text);
    for (const child of Object.values(value)) visit(child, value);
  };
  visit(tree, undefined);
  return edits.toSorted((one, other) => one.start - other.start);
}

function editsOf(call: SqlNode, parent: SqlNode | undefined, text: Buffer): Edit[] {
  const name = String(call.function_name).toLowerCase();
  if (name === 'regexp_full_match') return patternEdits(call, parent, text);
  refuseOtherMeaning(name, call, parent);
  const [value, ...more] = call.children as unknown[];
  if (name === 'round' && more.length === 0 && isFloat(value))
    return [callEdit(call, 'round', ROUND_TO_EVEN, text)];
  const patterns = name === 'to_char' || name === 'to_date' || name === 'to_timestamp';
  const [, pattern] = call.children as unknown[];
  return patterns && pattern !== undefined ? [datePatternEdit(call, pattern, text)] : [];
}

// A negated operator has its place on the negation.
function patternEdits(call: SqlNode, parent: SqlNode | undefined, text: Buffer): Edit[] {
  const negation = parent?.type === 'OPERATOR_NOT' ? parent : undefined;
  const start = positionOf(call) ?? (negation && positionOf(negation));
  if (start === undefined) throw unknownPattern(call);
  const here = text.subarray(start).toString();
  if (/^!?~/.test(here)) return [];
  const [similar] = /^(?:not\s+)?similar\s+to\b/i.exec(here) ?? [];
  if (similar !== undefined) {
    const [, pattern] = call.children as unknown[];
    const literal = literalAt(pattern, text);
    if (!literal) throw unknownPattern(call);
    const operator = /^not/i.test(similar) ? '!~' : '~';
    return [
      { start, end: start + Buffer.byteLength(similar), text: operator },
      { ...literal, text: quoted(similarPattern(literal.value)) },
    ];
  }
  if (!isCallOf('regexp_full_match', here)) throw unknownPattern(call);
  if ((call.children as unknown[]).length > 2) throw optionsRefused(call);
  return [callEdit(call, 'regexp_full_match', WHOLE_TEXT, text)];
}

const CALL_PREFIX = /^(?:main\s*\.\s*)?"?/i;

function isCallOf(name: string, here: string): boolean {
  return here.replace(CALL_PREFIX, '').toLowerCase().startsWith(name);
}

/** Calls another function, where the text names the one that the tree has. */
function callEdit(call: SqlNode, name: string, other: string, text: Buffer): Edit {
  const position = positionOf(call) ?? text.length;
  const here = text.subarray(position).toString();
  if (!isCallOf(name, here)) {
    throw new SqlRefusal('construct', `Write the call as ${name}(…).`, positionOf(call));
  }
  const start = position + (CALL_PREFIX.exec(here)?.[0].length ?? 0);
  return { start, end: start + name.length, text: other };
}

/**
 * Whether a value is seen to be a float: PostgreSQL rounds a half of one to the even number, of a numeric away from zero, as the
 * engine does with both.
 */
function isFloat(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.class === 'CAST' && isNode(value.cast_type)) {
    return value.cast_type.id === 'DOUBLE' || value.cast_type.id === 'FLOAT';
  }
  const isArithmetic =
    value.class === 'FUNCTION' && ['+', '-', '*', '/'].includes(String(value.function_name));
  return isArithmetic && (value.children as unknown[]).some(isFloat);
}

/** Calls that the engine would take for something else than PostgreSQL does. */
function refuseOtherMeaning(name: string, call: SqlNode, parent: SqlNode | undefined): void {
  const [, second] = call.children as unknown[];
  const isPattern = isNode(second) && isNode(second.value) && typeof second.value.value === 'string';
  const refuse = (message: string) => new SqlRefusal('construct', message, positionOf(call));
  if ((name === 'substring' || name === 'substr') && isPattern) {
    throw refuse('A part of a text by its pattern is regexp_extract(text, pattern).');
  }
  const makesRows = parent?.type === 'TABLE_FUNCTION' || parent?.function_name === 'unnest';
  if (name === 'generate_series' && !makesRows) {
    throw refuse('generate_series stands in FROM, or in unnest: SELECT unnest(generate_series(1, 3)).');
  }
}

/** No list of PostgreSQL has an element before its first. */
function refuseFromEnd({ children }: SqlNode): void {
  const [, index] = children as unknown[];
  const number = isNode(index) && isNode(index.value) ? index.value.value : undefined;
  if (typeof number !== 'number' || number >= 0) return;
  const message = 'A list has no element before its first; count from its end with array_extract(list, -1).';
  throw new SqlRefusal('construct', message, isNode(index) ? positionOf(index) : undefined);
}

const SESSION_WORDS = /^(?:current_user|session_user|user|current_role|current_catalog|current_schema)\b/i;

/** In PostgreSQL these words without quotes are no columns but tell who asks, whom the engine would name. */
function refuseSession(column: SqlNode, text: Buffer): void {
  const names = column.column_names as unknown[];
  const [word] = SESSION_WORDS.exec(text.subarray(positionOf(column) ?? text.length).toString()) ?? [];
  if (word === undefined || names.length > 1) return;
  const message = `"${word}" without quotes tells who runs a query, which is not available; a column of that name is written "${word}" in double quotes.`;
  throw new SqlRefusal('construct', message, positionOf(column));
}

function unknownPattern(call: SqlNode): SqlRefusal {
  const message =
    'SIMILAR TO needs its pattern as a text in single quotes; for others write ~ and a regular expression.';
  return new SqlRefusal('construct', message, positionOf(call));
}

// The engine wants options to be written in the query, which what a macro is given is not.
function optionsRefused(call: SqlNode): SqlRefusal {
  const message =
    'regexp_full_match takes no options here; write them in the pattern, such as (?i) at its beginning.';
  return new SqlRefusal('construct', message, positionOf(call));
}

function datePatternEdit(call: SqlNode, pattern: unknown, text: Buffer): Edit {
  const literal = literalAt(pattern, text);
  const written = literal && datePattern(literal.value);
  if (literal && written !== undefined) return { ...literal, text: quoted(written) };
  const name = String(call.function_name).toLowerCase();
  const message = `${name} needs a pattern of dates in single quotes, such as 'DD.MM.YYYY' or 'YYYY-MM-DD HH24:MI'; the quarter is extract(quarter from day), and numbers are written with round() and cast().`;
  throw new SqlRefusal('construct', message, positionOf(call));
}

type Literal = { start: number; end: number; value: string };

/** A text in single quotes as it stands in the query. */
function literalAt(value: unknown, text: Buffer): Literal | undefined {
  if (!isNode(value) || value.class !== 'CONSTANT') return undefined;
  const start = positionOf(value);
  const constant = isNode(value.value) ? value.value.value : undefined;
  if (start === undefined || typeof constant !== 'string') return undefined;
  const [literal] = /^'(?:[^']|'')*'/.exec(text.subarray(start).toString()) ?? [];
  // Other ways to write a text, such as E'\n', hold other characters than their value.
  if (literal === undefined || literal.slice(1, -1).replaceAll("''", "'") !== constant) return undefined;
  return { start, end: start + Buffer.byteLength(literal), value: constant };
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
