import type { Fault } from '@gazetteer/kernel';
import type { ErrorObject } from 'ajv';
import type { JsonSchema } from './json-schema.ts';
import { newValidator, withoutDialect } from './schema-validator.ts';

/** Knows the words of JSON Schema; it keeps no schema that it has judged. */
const judge = newValidator();

/**
 * All that keeps an identity schema from being a JSON Schema: words that stand for nothing, such as a misspelt type, and
 * references that lead nowhere. Keywords that nobody knows are taken, as JSON Schema wants it.
 */
export function identitySchemaFaults(schema: JsonSchema): Fault[] {
  const plain = withoutDialect(schema);
  if (!judge.validateSchema(plain)) return readable(judge.errors ?? []);
  try {
    newValidator().compile(plain);
    return [];
  } catch (error) {
    const patterns = brokenPatterns(plain, []);
    if (patterns.length > 0) return patterns;
    // What is left is a reference, or an id that two parts claim.
    return [
      { place: '', fault: `cannot be used: ${error instanceof Error ? error.message : String(error)}` },
    ];
  }
}

/** Patterns are compiled with the schema, whose refusal does not say where they stand. */
function brokenPatterns(part: unknown, path: readonly string[]): Fault[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    const here = [...path, name];
    if (name !== 'pattern' || typeof value !== 'string') return brokenPatterns(value, here);
    return isPattern(value) ? [] : [{ place: here.join('.'), fault: 'is no regular expression' }];
  });
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** One fault a place. What may be one or another is told by the first kind of it, and not as a choice that was missed. */
function readable(errors: readonly ErrorObject[]): Fault[] {
  const byPlace = Map.groupBy(errors, ({ instancePath }) => placeOf(instancePath));
  return [...byPlace].flatMap(([place, all]) => {
    const [first] = all.filter(({ keyword }) => !choices.has(keyword));
    return first ? [{ place, fault: wordsOf(first) }] : [];
  });
}

const choices = new Set(['anyOf', 'oneOf', 'allOf', '$ref']);

function wordsOf({ keyword, params, message }: ErrorObject): string {
  const { allowedValues } = params as { allowedValues?: unknown[] };
  if (keyword !== 'enum') return message ?? 'is wrong';
  return `must be ${(allowedValues ?? []).map((value) => JSON.stringify(value)).join(' or ')}`;
}

function placeOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
