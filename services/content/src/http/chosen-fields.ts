import { invalidQuery } from '../model/content-error.ts';

/**
 * Which fields somebody wants, parted by commas; undefined where they say nothing, all of them for an asterisk.
 * @throws INVALID_QUERY for fields that are not there
 */
export function readFields(text: string | undefined, known: object): string[] | undefined {
  const names = (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) return undefined;
  if (names.includes('*')) return Object.keys(known);
  const unknown = names.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) throw invalidQuery({ fields: [`${unknown.join(', ')}: there is no such field`] });
  return names;
}

/** What was wanted of a record. */
export function onlyFields<Value extends object>(record: Value, wanted: readonly string[]): Partial<Value> {
  const entries = Object.entries(record).filter(([name]) => wanted.includes(name));
  return Object.fromEntries(entries) as Partial<Value>;
}
