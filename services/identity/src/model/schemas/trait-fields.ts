import { isRecord, type JsonSchema, resolveReference } from '../json-schemas/json-schema.ts';
import { readExtension, type TraitExtension } from './trait-extension.ts';

/** One trait that holds a value (a text, a number, a switch or a list of them), nested ones by their path. */
export type TraitField = {
  path: string[];
  schema: JsonSchema;
  /** It must be given, and so must everything it is nested in. */
  required: boolean;
  extension: TraitExtension;
};

// Deeper than any form; stops a schema that contains itself.
const DEEPEST = 8;

const known = new WeakMap<JsonSchema, TraitField[]>();

/** The traits that an identity schema describes, in its order. */
export function traitFields(schema: JsonSchema): TraitField[] {
  const remembered = known.get(schema);
  if (remembered) return remembered;
  const properties = resolveReference(schema, schema['properties']);
  const traits = resolveReference(schema, properties['traits']);
  const fields = [...fieldsBelow(schema, traits, [], true)];
  known.set(schema, fields);
  return fields;
}

function* fieldsBelow(
  root: JsonSchema,
  parent: JsonSchema,
  path: string[],
  parentRequired: boolean,
): Generator<TraitField> {
  const properties = parent['properties'];
  if (!isRecord(properties) || path.length > DEEPEST) return;
  const needed = Array.isArray(parent['required']) ? parent['required'] : [];
  for (const [name, part] of Object.entries(properties)) {
    const schema = resolveReference(root, part);
    const required = parentRequired && needed.includes(name);
    const here = [...path, name];
    if (isRecord(schema['properties'])) yield* fieldsBelow(root, schema, here, required);
    else yield { path: here, schema, required, extension: extensionOf(root, schema) };
  }
}

// A list of addresses carries the keyword on its items.
function extensionOf(root: JsonSchema, schema: JsonSchema): TraitExtension {
  const isList = schema['type'] === 'array' && !('ory.sh/kratos' in schema);
  return readExtension(isList ? resolveReference(root, schema['items']) : schema);
}
