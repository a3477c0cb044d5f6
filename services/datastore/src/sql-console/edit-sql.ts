import { datePattern } from './date-pattern.ts';
import { WHOLE_TEXT } from './postgres-macros.ts';
import { similarPattern } from './similar-pattern.ts';
import { SqlRefusal } from './sql-refusal.ts';
import { isNode, positionOf, type SqlNode } from './sql-tree.ts';

/** A piece of a query's text, in bytes from its start, and what stands there instead. */
export type Edit = { start: number; end: number; text: string };

/**
 * Where the engine's parser would take a part of a query for something else than PostgreSQL does, the text says it
 * in other words: a pattern of SIMILAR TO and of dates, and a call of the function by which the parser writes `~`.
 * @param tree of a query that was inspected
 * @throws SqlRefusal for a pattern that is not written in the query, or not known here
 */
export function findEdits(tree: unknown, sql: string): Edit[] {
  const text = Buffer.from(sql);
  const edits: Edit[] = [];
  const visit = (value: unknown, negation: SqlNode | undefined): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, negation));
    if (!isNode(value)) return;
    if (value.class === 'FUNCTION') edits.push(...editsOf(value, negation, text));
    const isNegation = value.type === 'OPERATOR_NOT';
    for (const child of Object.values(value)) visit(child, isNegation ? value : undefined);
  };
  visit(tree, undefined);
  return edits.toSorted((one, other) => one.start - other.start);
}

/** The text with its edits. */
export function applyEdits(sql: string, edits: readonly Edit[]): string {
  const text = Buffer.from(sql);
  const pieces: Buffer[] = [];
  let position = 0;
  for (const { start, end, text: replacement } of edits) {
    pieces.push(text.subarray(position, start), Buffer.from(replacement));
    position = end;
  }
  return Buffer.concat([...pieces, text.subarray(position)]).toString();
}

/** Where a position in the edited text was before. */
export function positionBefore(edits: readonly Edit[], position: number): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (start + shift >= position) break;
    shift += Buffer.byteLength(text) - (end - start);
  }
  return Math.max(0, position - shift);
}

function editsOf(call: SqlNode, negation: SqlNode | undefined, text: Buffer): Edit[] {
  const name = String(call.function_name).toLowerCase();
  if (name === 'regexp_full_match') return patternEdits(call, negation, text);
  const patterns = name === 'to_char' || name === 'to_date' || name === 'to_timestamp';
  const [, pattern] = call.children as unknown[];
  return patterns && pattern !== undefined ? [datePatternEdit(call, pattern, text)] : [];
}

// A negated operator has its place on the negation.
function patternEdits(call: SqlNode, negation: SqlNode | undefined, text: Buffer): Edit[] {
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
  const [, prefix = '', called] = /^((?:main\s*\.\s*)?"?)(regexp_full_match)/i.exec(here) ?? [];
  if (called === undefined) throw unknownPattern(call);
  if ((call.children as unknown[]).length > 2) throw optionsRefused(call);
  return [{ start: start + prefix.length, end: start + prefix.length + called.length, text: WHOLE_TEXT }];
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
  const message = `${name} needs a pattern of dates in single quotes, such as 'DD.MM.YYYY' or 'YYYY-MM-DD HH24:MI'; numbers are written with round() and cast().`;
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
