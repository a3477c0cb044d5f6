import { CsvError, parse } from 'csv-parse/sync';
import { traitFields } from '../../../identity-form/trait-fields.ts';

/** The schemas of a project by their ids, and which of them holds where a line names none. */
export interface KnownSchemas {
  byDefault: string;
  schemas: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** A line of a file: an identity in the shape of `createIdentity`, or why it is none. */
export type ReadLine = { line: number } & ({ identity: unknown } | { fault: 'json' | 'cells' });

/** What a text says; `unreadable` where not even its lines can be told. */
export type ReadText = { lines: ReadLine[] } | { unreadable: string };

/** Columns that are no traits. */
const ownColumns = new Set(['schema_id', 'state', 'password', 'hashed_password', 'email_verified']);

/** Reads a JSON list, lines of JSON, or comma-, semicolon- or tab-separated values whose first line names the columns. */
export function readIdentities(text: string, known: KnownSchemas): ReadText {
  const first = text.trimStart()[0];
  if (first === '[') return readList(text);
  return first === '{' ? { lines: readLines(text) } : readTable(text, known);
}

function readList(text: string): ReadText {
  try {
    const list = JSON.parse(text) as unknown[];
    return { lines: list.map((identity, index) => ({ line: index + 1, identity })) };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : '' };
  }
}

function readLines(text: string): ReadLine[] {
  return text.split('\n').flatMap((written, index): ReadLine[] => {
    const line = index + 1;
    if (written.trim() === '') return [];
    try {
      return [{ line, identity: JSON.parse(written) as unknown }];
    } catch {
      return [{ line, fault: 'json' }];
    }
  });
}

function readTable(text: string, known: KnownSchemas): ReadText {
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const [head, ...others] = rows;
    const columns = (head?.record ?? []).map((name) => name.trim());
    return {
      lines: others.map(({ record, info: { lines: line } }) =>
        record.length === columns.length
          ? {
              line,
              identity: identityOfRow(new Map(columns.map((name, at) => [name, record[at] ?? ''])), known),
            }
          : { line, fault: 'cells' },
      ),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { unreadable: error.message };
  }
}

/** What stands between the names of the first line. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return [';', '\t'].find((separator) => head.includes(separator) && !head.includes(',')) ?? ',';
}

/** Empty cells say nothing. What cannot be read stays as it is, for the service to refuse. */
function identityOfRow(row: ReadonlyMap<string, string>, { byDefault, schemas }: KnownSchemas) {
  const cell = (name: string) => row.get(name)?.trim() || undefined;
  const [schema_id, state, email] = [cell('schema_id'), cell('state'), cell('email') ?? cell('traits.email')];
  const schema = schemas.get(schema_id ?? byDefault) ?? {};
  const kinds = new Map(traitFields(schema).map(({ name, kind }) => [name, kind]));
  const traits: Traits = {};
  for (const [column, text] of row) {
    const name = column.replace(/^traits\./, '');
    if (!ownColumns.has(name) && text.trim() !== '')
      place(traits, name.split('.'), typed(text.trim(), kinds.get(name)));
  }
  // Blanks may belong to a password.
  const password = row.get('password') || undefined;
  const hashed_password = cell('hashed_password');
  const config = { ...(password && { password }), ...(hashed_password && { hashed_password }) };
  const isVerified = email !== undefined && /^(true|yes|1)$/i.test(cell('email_verified') ?? '');
  return {
    ...(schema_id && { schema_id }),
    ...(state && { state }),
    traits,
    ...(Object.keys(config).length > 0 ? { credentials: { password: { config } } } : {}),
    ...(isVerified
      ? { verifiable_addresses: [{ value: email, via: 'email', verified: true, status: 'completed' }] }
      : {}),
  };
}

type Traits = { [name: string]: unknown };

function typed(text: string, kind: string | undefined): unknown {
  if (kind === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (kind === 'checkbox' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return text;
}

function place(target: Traits, [key = '', ...rest]: readonly string[], value: unknown): void {
  // The names come from a file: they must not reach what all objects have in common.
  if (key === '__proto__') return;
  if (rest.length === 0) target[key] = value;
  else {
    const part = Object.hasOwn(target, key) && isTraits(target[key]) ? target[key] : {};
    target[key] = part;
    place(part, rest, value);
  }
}

function isTraits(value: unknown): value is Traits {
  return typeof value === 'object' && value !== null;
}
