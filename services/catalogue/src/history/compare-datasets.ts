import { isDeepStrictEqual } from 'node:util';

/** A field that differs between two descriptions of a dataset. */
export type FieldChange = {
  /** Keys from the outside in. Of a list of resources, extras or tags an item is named by its id, key or name. */
  path: string[];
  /** null where it was not there. */
  before: unknown;
  /** null where it is not there any more. */
  after: unknown;
};

/** What follows from other fields, or changes with every write. */
const FOLLOWING = new Set([
  'metadata_modified',
  'num_resources',
  'num_tags',
  'license_title',
  'license_url',
  'isopen',
  'organization',
]);
const FOLLOWING_OF_RESOURCE = new Set(['metadata_modified', 'position', 'title', 'package_id']);

/** By which key an item of these lists is known. */
const itemKeys: Record<string, string> = { resources: 'id', extras: 'key', tags: 'name', groups: 'name' };

/** Every field that differs between a dataset's dictionary before and after, in the order of the fields. */
export function compareDatasets(before: object, after: object): FieldChange[] {
  return compareFields(before, after, FOLLOWING).flatMap((change) => {
    const [field = ''] = change.path;
    const key = itemKeys[field];
    return key === undefined ? [change] : compareLists(change, key);
  });
}

function compareFields(before: object, after: object, ignored: ReadonlySet<string>): FieldChange[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const keys = [...new Set([...other.keys(), ...one.keys()])].filter((key) => !ignored.has(key));
  return keys
    .map((key): FieldChange => ({ path: [key], before: one.get(key) ?? null, after: other.get(key) ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
}

/** Compares two lists item by item; as wholes where items cannot be told apart by the key. */
function compareLists(whole: FieldChange, key: string): FieldChange[] {
  const [before, after] = [itemsByKey(whole.before, key), itemsByKey(whole.after, key)];
  if (!before || !after) return [whole];
  const names = [...new Set([...after.keys(), ...before.keys()])];
  const changes = names.flatMap((name): FieldChange[] => {
    const path = [...whole.path, name];
    const [one, other] = [before.get(name), after.get(name)];
    if (!one || !other) return [{ path, before: one ?? null, after: other ?? null }];
    return compareFields(one, other, FOLLOWING_OF_RESOURCE).map((change) => ({
      ...change,
      path: [...path, ...change.path],
    }));
  });
  return [...changes, ...compareOrder(whole.path, [...before.keys()], [...after.keys()])];
}

/** Tells of an order only where items that stayed have another one. */
function compareOrder(path: string[], before: string[], after: string[]): FieldChange[] {
  const stayed = (names: string[], others: string[]) => names.filter((name) => others.includes(name));
  if (isDeepStrictEqual(stayed(before, after), stayed(after, before))) return [];
  return [{ path: [...path, 'order'], before, after }];
}

function itemsByKey(list: unknown, key: string): Map<string, object> | undefined {
  const items = Array.isArray(list) ? (list as unknown[]) : [];
  const byKey = new Map<string, object>();
  for (const item of items) {
    const name = isObject(item) ? item[key] : undefined;
    if (typeof name !== 'string' || byKey.has(name)) return undefined;
    byKey.set(name, item as object);
  }
  return byKey;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
