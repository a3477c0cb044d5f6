/** A field of the form that is made of an identity schema. */
export interface TraitField {
  /** The place of its value in the traits, with dots: `name.first`. */
  name: string;
  label: string;
  kind: 'text' | 'email' | 'url' | 'date' | 'number' | 'checkbox' | 'choice' | 'json';
  /** Of a choice. */
  choices: readonly string[];
  isRequired: boolean;
}

type Schema = Readonly<Record<string, unknown>>;
export type Traits = Record<string, unknown>;

/**
 * The fields for the traits of a schema (JSON Schema), nested objects in the order of their parts. What no field fits, such as a
 * list, is written as JSON.
 */
export function traitFields(schema: Schema): TraitField[] {
  const { traits } = objectOf(schema['properties']);
  return fieldsOf(objectOf(traits), '', true);
}

function fieldsOf(schema: Schema, prefix: string, isNeeded: boolean): TraitField[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(objectOf(schema['properties'])).flatMap(([key, given]) => {
    const part = objectOf(given);
    const name = prefix + key;
    const isRequired = isNeeded && required.includes(key);
    if (part['type'] === 'object' && part['properties']) return fieldsOf(part, `${name}.`, isRequired);
    const label = typeof part['title'] === 'string' ? part['title'] : name;
    const choices = Array.isArray(part['enum']) ? part['enum'].map(String) : [];
    return [{ name, label, kind: kindOf(part), choices, isRequired }];
  });
}

function kindOf({ type, format, enum: choices }: Schema): TraitField['kind'] {
  if (Array.isArray(choices)) return 'choice';
  if (type === 'boolean') return 'checkbox';
  if (type === 'number' || type === 'integer') return 'number';
  if (type !== 'string') return 'json';
  if (format === 'email' || format === 'date') return format;
  return format === 'uri' ? 'url' : 'text';
}

/** What stands in a field for these traits; empty where there is nothing. */
export function traitText(traits: Readonly<Traits>, { name, kind }: TraitField): string {
  const value = name.split('.').reduce<unknown>((at, key) => objectOf(at)[key], traits);
  if (value === undefined || value === null) return '';
  return typeof value === 'string' && kind !== 'json' ? value : JSON.stringify(value, null, 2);
}

/**
 * The traits that a form says. What the schema does not know stays as it was, and an empty field takes its trait away.
 * @returns the names of the fields whose JSON cannot be read, beside
 */
export function traitsOf(
  fields: readonly TraitField[],
  form: URLSearchParams,
  before: Readonly<Traits> = {},
): { traits: Traits; unreadable: string[] } {
  const traits = structuredClone(before) as Traits;
  const unreadable: string[] = [];
  for (const field of fields) {
    const read = valueOf(field, form.get(`traits.${field.name}`));
    if (read === undefined) unreadable.push(field.name);
    else place(traits, field.name.split('.'), read.value);
  }
  return { traits, unreadable };
}

function valueOf({ kind }: TraitField, text: string | null): { value: unknown } | undefined {
  if (kind === 'checkbox') return { value: text !== null };
  const given = text?.trim() ?? '';
  if (given === '') return { value: undefined };
  // What is no number is left to the schema to refuse, by its own words.
  if (kind === 'number') return { value: Number.isNaN(Number(given)) ? given : Number(given) };
  if (kind !== 'json') return { value: given };
  try {
    return { value: JSON.parse(given) as unknown };
  } catch {
    return undefined;
  }
}

function place(target: Traits, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    if (value === undefined) delete target[key];
    else target[key] = value;
    return;
  }
  const part = objectOf(target[key]) as Traits;
  place(part, rest, value);
  // A part of which nothing is left goes with its last trait.
  if (Object.keys(part).length > 0) target[key] = part;
  else delete target[key];
}

function objectOf(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : {};
}
