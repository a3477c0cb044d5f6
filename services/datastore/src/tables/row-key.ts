import type { StoredTable } from './table.store.ts';

const identifierName = /^(?:id|uuid|guid)$/i;
const tellingRoles = ['geo', 'time', 'dimension'];

/**
 * What rows of a table may be told apart by, the likeliest first: its key, or else a column that is called an
 * identifier, or where and when they are and what kind they are of. Whether it tells them apart is for the rows to say.
 */
export function likelyKeys({ primaryKey, columns }: Pick<StoredTable, 'primaryKey' | 'columns'>): string[][] {
  if (primaryKey.length > 0) return [primaryKey];
  const identifiers = columns.filter(({ id }) => identifierName.test(id));
  const telling = columns.filter(({ info }) => tellingRoles.includes(String(info.role)));
  return [...identifiers.map(({ id }) => [id]), telling.map(({ id }) => id)];
}
