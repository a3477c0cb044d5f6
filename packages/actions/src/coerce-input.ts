import type { TObject, TSchema } from 'typebox';

type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';
type JsonSchema = {
  type?: JsonType;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: object;
  const?: unknown;
};

const TRUE = new Set(['true', 'yes', 'on', '1', 't', 'y']);
const FALSE = new Set(['false', 'no', 'off', '0', 'f', 'n']);

/**
 * Query strings and forms carry only text, and clients write text in JSON too. Gives every text value the
 * type its field's schema asks for, where it can be read as one; what cannot is left for the check to refuse.
 * A field that takes no text counts as absent when its text is empty, and one that cannot be null when it is null.
 */
export function coerceInput(schema: TObject, given: Record<string, unknown>): Record<string, unknown> {
  const properties = schema.properties as Record<string, TSchema | undefined>;
  const coerced: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const property = properties[name];
    const result = property ? coerce(property, value) : value;
    if (result !== undefined) coerced[name] = result;
  }
  return coerced;
}

function coerce(schema: JsonSchema, value: unknown): unknown {
  if (value === null && !takesNull(schema)) return undefined;
  if (typeof value === 'string') return coerceText(schema, value);
  const list = alternatives(schema).find(({ type }) => type === 'array');
  if (Array.isArray(value) && list?.items) {
    const { items } = list;
    return value.map((item) => coerce(items, item));
  }
  const object = alternatives(schema).find((one) => one.type === 'object' && one.properties);
  if (object && isRecord(value)) return coerceInput(object as TObject, value);
  return value;
}

function takesNull(schema: JsonSchema): boolean {
  return alternatives(schema).some(({ type }) => type === undefined || type === 'null');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function coerceText(schema: JsonSchema, text: string): unknown {
  const accepted = alternatives(schema);
  const types = new Set(accepted.map(({ type }) => type));
  const structured = types.has('array') || types.has('object');
  if (structured && /^\s*[[{]/.test(text)) return coerceParsed(schema, text);
  if (types.has('string') || accepted.some((one) => one.type === undefined)) return text;
  if (text === '') return undefined;
  if (types.has('boolean')) return readBoolean(text);
  if (types.has('integer') || types.has('number')) return readNumber(text);
  if (types.has('null') && text === 'null') return null;
  const list = accepted.find(({ type }) => type === 'array');
  if (list) return text.split(',').map((item) => coerceText(list.items ?? { type: 'string' }, item.trim()));
  return text;
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  return schema.anyOf ? schema.anyOf.flatMap(alternatives) : [schema];
}

function coerceParsed(schema: JsonSchema, text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' ? parsed : coerce(schema, parsed);
  } catch {
    return text;
  }
}

function readBoolean(text: string): boolean | string {
  const word = text.trim().toLowerCase();
  if (TRUE.has(word)) return true;
  return FALSE.has(word) ? false : text;
}

function readNumber(text: string): number | string {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
}
