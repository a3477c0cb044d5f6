import { isRecord } from '../json-schemas/json-schema.ts';

/** The value at a path of the traits, or undefined. */
export function traitValue(traits: unknown, path: readonly string[]): unknown {
  let value = traits;
  for (const key of path) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}
