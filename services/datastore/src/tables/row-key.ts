import type { StoredTable } from './table.store.ts';

const tellingRoles = ['geo', 'time', 'dimension'];

/** What rows of a table are told apart by: its key, or else where and when they are and what kind they are of. */
export function keyOf({ primaryKey, columns }: Pick<StoredTable, 'primaryKey' | 'columns'>): string[] {
  if (primaryKey.length > 0) return primaryKey;
  return columns.filter(({ info }) => tellingRoles.includes(String(info.role))).map(({ id }) => id);
}
