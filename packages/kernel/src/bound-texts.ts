import type { TObject, TSchema } from 'typebox';

/** How many characters a text of a request has at most, where its contract gives no bound of its own. */
export const LONGEST_TEXT = 10_000;

/** What stands in a schema under a name, in a list, or alone, and is a schema itself (JSON Schema 2020-12, section 10). */
const NAMED = ['properties', 'patternProperties', '$defs'] as const;
const LISTED = ['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items'] as const;
const SINGLE = ['items', 'additionalProperties', 'x-described-as'] as const;

type Parts = Record<string, unknown>;

/** By the schema's object, so that routes that share a schema go on sharing its compiled form. */
const boundedSchemas = new WeakMap<object, object>();

/**
 * Gives each text of a schema a bound: its own, or else `LONGEST_TEXT`. No request then makes the process work on a text
 * of megabytes only because nobody thought of one.
 * @returns the schema itself where nothing was to be bounded, else a copy
 */
export function boundTexts<Schema extends TSchema>(schema: Schema): Schema {
  return boundSchema(schema) as Schema;
}

function boundSchema(schema: object): object {
  let bounded = boundedSchemas.get(schema);
  if (!bounded) {
    bounded = boundParts(schema as Parts);
    boundedSchemas.set(schema, bounded);
    boundedSchemas.set(bounded, bounded);
  }
  return bounded;
}

function boundParts(schema: Parts): Parts {
  const changes: Parts = {};
  for (const name of NAMED) {
    const parts = schema[name];
    if (isParts(parts)) noteChange(changes, name, parts, boundAll(parts));
  }
  for (const name of LISTED) {
    const parts = schema[name];
    if (Array.isArray(parts)) noteChange(changes, name, parts, boundList(parts));
  }
  for (const name of SINGLE) {
    const part = schema[name];
    if (isParts(part)) noteChange(changes, name, part, boundSchema(part));
  }
  if (isUnboundedText(schema)) changes['maxLength'] = LONGEST_TEXT;
  return Object.keys(changes).length > 0 ? copyWith(schema, changes) : schema;
}

function noteChange(changes: Parts, name: string, before: unknown, after: unknown): void {
  if (after !== before) changes[name] = after;
}

function boundAll(parts: Parts): Parts {
  const entries = Object.entries(parts);
  const bounded = entries.map(([name, part]) => [name, isParts(part) ? boundSchema(part) : part] as const);
  return bounded.every(([, part], index) => part === entries[index]?.[1])
    ? parts
    : Object.fromEntries(bounded);
}

function boundList(parts: readonly unknown[]): readonly unknown[] {
  const bounded = parts.map((part) => (isParts(part) ? boundSchema(part) : part));
  return bounded.every((part, index) => part === parts[index]) ? parts : bounded;
}

/** A text that is one of a few fixed ones is as long as those. */
function isUnboundedText({ type, maxLength, ...more }: Parts): boolean {
  return (
    [type].flat().includes('string') && maxLength === undefined && !('enum' in more) && !('const' in more)
  );
}

/** TypeBox keeps what it knows of a schema in properties that are not enumerable. */
function copyWith(schema: Parts, changes: Parts): Parts {
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema)) as Parts;
  return Object.assign(copy, changes);
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Names the first text of a form that is longer than its schema takes, for routes that read forms by themselves.
 * @returns what is wrong in words, beginning with the name of the field; undefined where nothing is
 */
export function findLongText(schema: TObject, form: Readonly<Record<string, unknown>>): string | undefined {
  for (const [field, property] of Object.entries(boundTexts(schema).properties)) {
    const { maxLength } = property as { maxLength?: number };
    const text = form[field];
    if (maxLength !== undefined && typeof text === 'string' && text.length > maxLength) {
      return `${field} must not have more than ${maxLength} characters`;
    }
  }
  return undefined;
}
