import { SqlRefusal } from './sql-refusal.ts';
import { isNode, positionOf, type SqlNode } from './sql-tree.ts';
import type { Edit } from './text-edit.ts';

/** What `numeric` without digits means here; the engine's parser would keep three digits behind the point. */
const NUMERIC = 'decimal(38, 12)';

const NUMERIC_NAMES = ['numeric', 'decimal', 'dec'];

/** Types of text whose values are cut or lose their blanks in PostgreSQL, which the parser does not tell from `text`. */
const BOUNDED_TEXT =
  /^(?:national\s|nchar\b|bpchar\b|(?:varchar|char|character)(?:\s+varying)?\s*\(|(?:char|character)\b(?!\s+varying))/i;

/**
 * What the text says instead of the type of a cast, where the engine's parser takes it for another than PostgreSQL does.
 * @throws SqlRefusal for texts with a length, which are not cut here, and for a type that cannot be found in the text
 */
export function castEdit(cast: SqlNode, text: Buffer): Edit | undefined {
  const { id, isPlainNumeric } = innerType(cast.cast_type);
  if (!isPlainNumeric && id !== 'VARCHAR' && id !== 'CHAR') return undefined;
  const start = typePosition(cast, text);
  // The parser makes casts to text of its own, which stand nowhere.
  if (start === undefined && !isPlainNumeric) return undefined;
  if (start === undefined) throw unreadableType(cast);
  const written = text.subarray(start).toString();
  if (!isPlainNumeric) {
    if (BOUNDED_TEXT.test(written)) throw boundedText(cast);
    return undefined;
  }
  const [name] = /^(?:numeric|decimal|dec)\b/i.exec(written) ?? [];
  if (name === undefined) throw unreadableType(cast);
  const hasDigits = /^\s*\(/.test(written.slice(name.length));
  return hasDigits ? undefined : { start, end: start + name.length, text: NUMERIC };
}

/** Of lists, the type of what is in them. */
function innerType(type: unknown): { id: string; isPlainNumeric: boolean } {
  if (!isNode(type)) return { id: '', isPlainNumeric: false };
  const details = isNode(type.type_info) ? type.type_info : {};
  if (type.id === 'LIST') return innerType(details.child_type);
  const isPlainNumeric = type.id === 'DECIMAL' && details.width === 18 && details.scale === 3;
  return { id: String(type.id), isPlainNumeric };
}

/** Where the type of a cast begins, in bytes, whether it is written `x::type`, `cast(x as type)` or `type 'x'`. */
function typePosition(cast: SqlNode, text: Buffer): number | undefined {
  const position = positionOf(cast);
  if (position === undefined) return typeBefore(cast.child, text);
  const here = text.subarray(position).toString();
  const [colons] = /^::\s*/.exec(here) ?? [];
  const length = colons?.length ?? typeInCall(here);
  return length === undefined ? undefined : position + Buffer.byteLength(here.slice(0, length));
}

function typeBefore(child: unknown, text: Buffer): number | undefined {
  const position = isNode(child) && child.class === 'CONSTANT' ? positionOf(child) : undefined;
  if (position === undefined) return undefined;
  const before = text.subarray(0, position).toString().trimEnd();
  const name = before.slice(0, before.endsWith(')') ? before.lastIndexOf('(') : before.length).trimEnd();
  const known = ['character varying', 'varchar', 'bpchar', 'nchar', 'character', 'char', ...NUMERIC_NAMES];
  const found = known.find((type) => name.toLowerCase().endsWith(type));
  return found === undefined ? undefined : Buffer.byteLength(name.slice(0, name.length - found.length));
}

const TOKEN =
  /[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|--|\/\*|\$|[\p{L}_][\p{L}\p{N}_$]*|[()]/gu;

/** Behind the AS of the call with which the text begins; undefined where a comment or `$` makes it hard to read. */
function typeInCall(text: string): number | undefined {
  let depth = 0;
  let end: number | undefined;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '--' || token === '/*' || token === '$') return undefined;
    if (token === '(') depth++;
    if (depth === 1 && token.toLowerCase() === 'as') end = index + token.length;
    if (token === ')' && --depth === 0) break;
  }
  const [blanks] = /^\s*/.exec(text.slice(end)) ?? [''];
  return end === undefined ? undefined : end + blanks.length;
}

function boundedText(cast: SqlNode): SqlRefusal {
  const message =
    'Texts with a length, such as char(3) and varchar(3), are not available; cut them with left(text, 3) and cast to text.';
  return new SqlRefusal('construct', message, positionOf(cast));
}

function unreadableType(cast: SqlNode): SqlRefusal {
  const message = 'Write the cast to numeric as value::numeric, without a comment in it.';
  return new SqlRefusal('construct', message, positionOf(cast));
}
