import type { Column } from '../tables/column.ts';
import type { StoredTable } from '../tables/table.store.ts';
import { mergeDictionary } from './guess-dictionary.ts';
import type { TableFile } from './read-table-file.ts';
import type { ImportMethod } from './recipe.contract.ts';

/** The rows of a file, described. */
export type FileColumns = Pick<TableFile, 'columns' | 'profiles'>;

/** A column of a table that a file is added to. */
export type NextColumn = Column & {
  /** What the file has of it; undefined where it has none. */
  source: { id: string; type: string } | undefined;
};

/** The columns that a table has with the rows of a file, and what its dictionary says of them. */
export function describeNext(
  existing: Pick<StoredTable, 'columns'> | undefined,
  file: FileColumns,
  method: ImportMethod,
): Column[] {
  if (!existing || method === 'replace')
    return mergeDictionary(file.columns, file.profiles, existing?.columns ?? []);
  return nextColumns(existing, file).map(({ id, type, info }) => ({ id, type, info }));
}

/**
 * The columns of a table that the rows of a file are added to: its own with their types, and below those that only the
 * file has. Names that differ in case alone are the same column.
 */
export function nextColumns(
  { columns: own }: Pick<StoredTable, 'columns'>,
  { columns, profiles }: FileColumns,
): NextColumn[] {
  const ownNames = new Map(own.map(({ id }) => [id.toLowerCase(), id]));
  const named = columns.map((column) => ({
    ...column,
    id: ownNames.get(column.id.toLowerCase()) ?? column.id,
  }));
  const described = mergeDictionary(named, profiles, own).map(
    (column, index): NextColumn => ({ ...column, source: columns[index] }),
  );
  const found = new Map(described.map((column) => [column.id, column]));
  return [
    ...own.map((column): NextColumn => {
      const { info, source } = found.get(column.id) ?? { info: column.info, source: undefined };
      return { ...column, info, source };
    }),
    ...described.filter(({ id }) => !ownNames.has(id.toLowerCase())),
  ];
}
