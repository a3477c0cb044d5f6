import type { ReferenceField, ReferenceText } from '@gazetteer/site';
import type { Voice } from './voice.ts';

/** The parts of JSON Schema that descriptions of our calls use. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  example?: unknown;
};

/** More levels help nobody: deeper objects are named `object`. */
const deepest = 4;

/** A schema's kind in words: `text`, `list of integers`, `"asc" or "desc"`. */
export function kindOf(schema: Schema, { words }: Pick<Voice, 'words'>, isPlural = false): string {
  const joined = (kinds: readonly string[]) => [...new Set(kinds)].join(words.or);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return joined(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return joined(choices.map((choice) => kindOf(choice, { words }, isPlural)));
  if (schema.type === 'array') return words.listOf(kindOf(schema.items ?? {}, { words }, true), isPlural);
  return joined([schema.type ?? 'any'].flat().map((type) => words.kind(type, isPlural)));
}

/** What is asked says what has to be given; of an answer nobody has to give anything. */
export type Side = 'takes' | 'answers';

/** The fields of an object, or of the objects in a list, with theirs inside them. */
export function describeFields(schema: Schema, voice: Voice, side: Side, depth = 0): ReferenceField[] {
  const object = objectIn(schema);
  if (!object || depth === deepest) return [];
  return Object.entries(object.properties ?? {}).map(([name, property]) => {
    const fields = describeFields(property, voice, side, depth + 1);
    const text = textOf(property);
    const limits = limitsOf(property, voice);
    return {
      name,
      kind: kindOf(property, voice),
      ...(side === 'takes' && object.required?.includes(name) && { isRequired: true as const }),
      ...(text && { text: sentence(voice.tell(text)) }),
      ...(limits && { limits }),
      ...(fields.length > 0 && { fields }),
    };
  });
}

/** The same schema without the `null` that stands for a parameter that is not given. */
export function withoutNull(schema: Schema): Schema {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (!choices || choices.length === schema.anyOf?.length) return schema;
  const [only] = choices;
  if (choices.length > 1 || !only) return { ...schema, anyOf: choices };
  const { anyOf: _all, ...said } = schema;
  return { ...only, ...said };
}

/** The object that a schema is, lists, or may be. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  const choices = schema.anyOf ?? schema.allOf;
  return choices?.map(objectIn).find((choice) => choice !== undefined);
}

/** What a property is for, or what the only of its choices that says it says. */
function textOf({ description, anyOf = [] }: Schema): string | undefined {
  return description ?? anyOf.find((choice) => choice.description !== undefined)?.description;
}

/** The bounds follow a text, as a sentence of their own. */
function sentence({ text, ...said }: ReferenceText): ReferenceText {
  return { text: /[.?!…:]$/.test(text) ? text : `${text}.`, ...said };
}

function limitsOf(schema: Schema, { words }: Voice): string {
  const { default: preset, minimum, maximum } = withoutNull(schema);
  return [
    preset === undefined || preset === null ? undefined : words.preset(JSON.stringify(preset)),
    minimum === undefined ? undefined : words.atLeast(minimum),
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? undefined : words.atMost(maximum),
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}
