/** The parts of JSON Schema that descriptions of our calls use. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  example?: unknown;
};

export type Property = { name: string; type: string; required: boolean; text: string; inner: Property[] };

/** More levels help nobody: deeper objects are named `object`. */
const deepest = 4;

/** A schema's type in the words of a reference: `string`, `list of integer`, `"asc" or "desc"`. */
export function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  return [schema.type ?? 'any'].flat().join(' or ');
}

/** The properties of an object, or of the objects in a list, with theirs inside them. */
export function propertiesOf(schema: Schema, depth = 0): Property[] {
  const object = objectIn(schema);
  if (!object || depth === deepest) return [];
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(property),
    required: object.required?.includes(name) ?? false,
    text: textOf(property),
    inner: propertiesOf(property, depth + 1),
  }));
}

/** The object that a schema is, lists, or may be. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  return schema.anyOf?.map(objectIn).find((choice) => choice !== undefined);
}

function textOf({ description, default: preset, minimum, maximum }: Schema): string {
  return [
    description,
    preset === undefined ? undefined : `Default ${JSON.stringify(preset)}.`,
    minimum === undefined ? undefined : `At least ${minimum}.`,
    maximum === undefined ? undefined : `At most ${maximum}.`,
  ]
    .filter((part) => part !== undefined)
    .map((part) => (/[.?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
