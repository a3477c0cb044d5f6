/** A trait in the JSON Schema of an identity. */
export interface TraitSchema {
  title?: string;
  type?: string;
  format?: string;
  properties?: Readonly<Record<string, TraitSchema>>;
}

/** The traits that the schema of an identity describes, in its order; empty where it is no such schema. */
export function traitsOfSchema(schema: unknown): Readonly<Record<string, TraitSchema>> {
  const { properties } = (schema ?? {}) as TraitSchema;
  return properties?.traits?.properties ?? {};
}

/** One trait with what the person gave for it; `value` is empty where they gave nothing. */
export interface Trait {
  /** Its path, such as `name.first`. */
  name: string;
  title: string;
  value: string;
}

/** All traits of a schema that hold a value themselves, with the values of one person. */
export function listTraits(
  schemas: Readonly<Record<string, TraitSchema>>,
  values: Readonly<Record<string, unknown>>,
  prefix = '',
): Trait[] {
  return Object.entries(schemas).flatMap(([key, schema]) => {
    const value = values[key];
    const name = prefix + key;
    if (schema.properties) return listTraits(schema.properties, asRecord(value), `${name}.`);
    return [{ name, title: schema.title ?? key, value: asText(value) }];
  });
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A trait as one reads it. `false` and 0 are values, too. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(', ');
  return '';
}
