import { nestFields } from '../../forms/read-form.ts';
import type { Project } from '../../model/projects/project.ts';
import { findSchema } from '../../model/schemas/find-schema.ts';
import { traitFields } from '../../model/schemas/trait-fields.ts';

/** The cells of a row by the names of their columns. */
export type Row = ReadonlyMap<string, string>;

/** Columns that are no traits. */
const known = new Set(['schema_id', 'state', 'password', 'hashed_password', 'email_verified']);

/**
 * An identity in the shape of `POST /admin/identities`, of a row of a table: `schema_id`, `state`, `password` or
 * `hashed_password`, and `email_verified` are what they are called; every other column is the trait of its name, nested ones
 * with a point (`name.first`). Empty cells say nothing. What cannot be read stays as it is, for the schema to refuse.
 */
export function identityOfRow(project: Project, row: Row): Record<string, unknown> {
  const cell = (name: string) => row.get(name)?.trim() || undefined;
  const schemaId = cell('schema_id');
  const schema = findSchema(project, schemaId ?? project.settings.identity.default_schema_id);
  const types = new Map<string, unknown>();
  for (const field of schema ? traitFields(schema) : [])
    types.set(field.path.join('.'), field.schema['type']);
  const traits = [...row].flatMap(([column, text]): [string, unknown][] => {
    const name = column.replace(/^traits\./, '');
    return known.has(name) ? [] : [[`traits.${name}`, typed(text.trim(), types.get(name))]];
  });
  const state = cell('state');
  // Blanks may belong to a password.
  const password = { password: row.get('password') || undefined, hashed_password: cell('hashed_password') };
  const email = cell('email') ?? cell('traits.email');
  const isVerified = email !== undefined && /^(true|yes|1)$/i.test(cell('email_verified') ?? '');
  return {
    traits: {},
    ...nestFields(traits),
    ...(schemaId ? { schema_id: schemaId } : {}),
    ...(state ? { state } : {}),
    ...(password.password || password.hashed_password
      ? { credentials: { password: { config: givenOf(password) } } }
      : {}),
    ...(isVerified
      ? { verifiable_addresses: [{ value: email, via: 'email', verified: true, status: 'completed' }] }
      : {}),
  };
}

function typed(text: string, type: unknown): unknown {
  if ((type === 'number' || type === 'integer') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return text;
}

function givenOf(values: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
