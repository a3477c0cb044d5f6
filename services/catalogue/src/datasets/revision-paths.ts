import { isDeepStrictEqual } from 'node:util';

/** Any JSON value, as parts of a dataset are addressed by the keys that lead to them. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type JsonObject = { [key: string]: Json };

const SHORTEST_ID = 5;

/**
 * The part at a path of keys. In a list a key is an index (from the end where it is negative), or the beginning of an
 * item's id, five characters at least.
 */
export function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const index = indexOf(value, key);
    return index === undefined ? undefined : valueAt(value[index], rest);
  }
  if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
  return valueAt(value[key], rest);
}

function indexOf(list: readonly Json[], key: string): number | undefined {
  if (/^-?\d{1,4}$/.test(key)) {
    const index = Number(key) < 0 ? list.length + Number(key) : Number(key);
    return index >= 0 && index < list.length ? index : undefined;
  }
  if (key.length < SHORTEST_ID) return undefined;
  const found = list.findIndex(
    (item) => isObject(item) && typeof item['id'] === 'string' && item['id'].startsWith(key),
  );
  return found < 0 ? undefined : found;
}

/** The paths at which a value is not as expected; objects may have further keys and lists further items. */
export function unlike(value: Json | undefined, expected: Json, path: readonly string[]): string[] {
  if (Array.isArray(expected) && Array.isArray(value)) {
    return expected.flatMap((item, index) => unlike(value[index], item, [...path, String(index)]));
  }
  if (isObject(expected) && isObject(value)) {
    return Object.entries(expected).flatMap(([key, item]) =>
      unlike(Object.hasOwn(value, key) ? value[key] : undefined, item, [...path, key]),
    );
  }
  return isDeepStrictEqual(value, expected) ? [] : [path.join('__')];
}

/** A value with changes in it: objects are merged key by key, lists item by item, and everything else is replaced. */
export function merge(value: Json | undefined, change: Json): Json {
  if (Array.isArray(change) && Array.isArray(value)) {
    const longer = Math.max(value.length, change.length);
    return Array.from({ length: longer }, (_, index) => {
      const item = change[index];
      return item === undefined ? (value[index] ?? null) : merge(value[index], item);
    });
  }
  if (isObject(change) && isObject(value)) {
    const merged = Object.entries(change).map(([key, item]) => [
      key,
      merge(Object.hasOwn(value, key) ? value[key] : undefined, item),
    ]);
    return { ...value, ...(Object.fromEntries(merged) as JsonObject) };
  }
  return change;
}

/**
 * Merges a value into the part at a path; `extend` at its end adds items to a list.
 * @returns what is wrong with the path, if it leads nowhere
 */
export function assign(whole: Json, path: readonly string[], value: Json): string | undefined {
  const key = path.at(-1) ?? '';
  const holder = valueAt(whole, path.slice(0, -1));
  if (key === 'extend') {
    if (!Array.isArray(holder)) return 'extend needs a list';
    holder.push(...(Array.isArray(value) ? value : [value]));
    return undefined;
  }
  if (Array.isArray(holder)) {
    const index = indexOf(holder, key);
    if (index === undefined) return `there is no item ${key}`;
    holder[index] = merge(holder[index], value);
    return undefined;
  }
  if (!isObject(holder)) return `${path.slice(0, -1).join('__')} has no keys`;
  holder[key] = merge(Object.hasOwn(holder, key) ? holder[key] : undefined, value);
  return undefined;
}

/** A pattern of keys that are kept or left out; `*` stands for any key. */
export type Pattern = { keeps: boolean; path: string[] };

/** Reads patterns from a list, or from a text with commas between them. What has no sign is left alone. */
export function readPatterns(given: string | readonly string[]): Pattern[] {
  const texts = (typeof given === 'string' ? given.split(',') : given).map((text) => text.trim());
  return texts.flatMap((text) =>
    /^[+-]/.test(text) ? [{ keeps: text.startsWith('+'), path: text.slice(1).split('__') }] : [],
  );
}

/** The parts of a value that patterns leave in it; of several patterns for one part the first counts. */
export function filterKeys(value: Json, patterns: readonly Pattern[]): Json {
  const isPart = (key: string) => (pattern: Pattern) => fits(value, pattern.path[0] ?? '', key);
  const within = (key: string, item: Json): Json | undefined => {
    const speaking = patterns.filter(isPart(key));
    const [whole] = speaking.filter(({ path }) => path.length === 1);
    const before = whole ? speaking.slice(0, speaking.indexOf(whole)) : speaking;
    if (whole?.keeps) return item;
    const inner = before.map(({ keeps, path }) => ({ keeps, path: path.slice(1) }));
    if (whole && !inner.some(({ keeps }) => keeps)) return undefined;
    // What is left out as a whole is kept as far as an earlier pattern names parts of it.
    return filterKeys(item, whole ? [...inner, { keeps: false, path: ['*'] }] : inner);
  };
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const kept = within(String(index), item);
      return kept === undefined ? [] : [kept];
    });
  }
  if (!isObject(value)) return value;
  const kept = Object.entries(value).map(([key, item]) => [key, within(key, item)] as const);
  return Object.fromEntries(kept.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined));
}

function fits(holder: Json, wanted: string, key: string): boolean {
  if (wanted === '*' || wanted === key) return true;
  return Array.isArray(holder) && indexOf(holder, wanted) === Number(key);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
