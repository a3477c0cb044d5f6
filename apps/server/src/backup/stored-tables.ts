/** A table whose rows belong into a backup. */
export type StoredTable = {
  name: string;
  /** By name: both databases list them alike then. */
  columns: readonly StoredColumn[];
  /** The columns of the primary key. */
  key: readonly string[];
};

export type StoredColumn = { name: string; type: 'text' | 'integer' | 'real' };

/** A column as a database describes it. */
export type DescribedColumn = { table: string; name: string; type: string; key: number };

/** A table has rows that name rows of another. */
export type Reference = { table: string; names: string };

/**
 * What the program makes anew from other rows, numbers by itself, or knows of this one store only, such as when it was backed up.
 * Each database has its own full text, so none of it could be read by the other.
 */
const madeAnew = /^(search_\w+|identity_search|applied_migrations|operation_last_backup)$/;
const madeAnewColumns: Readonly<Record<string, readonly string[]>> = { identity_identities: ['revision'] };

/**
 * The tables of a store whose rows belong into a backup, each behind those that its rows name.
 * @throws where a table has no primary key, or two name each other: then nobody has thought of backups
 */
export function storedTables(
  columns: readonly DescribedColumn[],
  references: readonly Reference[],
): StoredTable[] {
  const tables = [...Map.groupBy(columns, ({ table }) => table)]
    .filter(([name]) => !madeAnew.test(name))
    .map(([name, described]) => storedTable(name, described));
  return inOrder(tables, references);
}

function storedTable(name: string, described: readonly DescribedColumn[]): StoredTable {
  const key = described.filter((column) => column.key > 0).toSorted((one, other) => one.key - other.key);
  if (key.length === 0) throw new Error(`The table ${name} has no primary key`);
  return {
    name,
    columns: described
      .filter((column) => !madeAnewColumns[name]?.includes(column.name))
      .map((column) => ({ name: column.name, type: typeOf(column) }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    key: key.map((column) => column.name),
  };
}

function typeOf({ table, name, type }: DescribedColumn): StoredColumn['type'] {
  if (/^text$/i.test(type)) return 'text';
  if (/int/i.test(type)) return 'integer';
  if (/^(real|double precision)$/i.test(type)) return 'real';
  throw new Error(`The column ${name} of ${table} is of the type ${type}, which backups do not know`);
}

function inOrder(tables: readonly StoredTable[], references: readonly Reference[]): StoredTable[] {
  const ordered: StoredTable[] = [];
  let waiting = tables.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const waits = ({ name }: StoredTable) =>
      references.some((one) => one.table === name && one.names !== name && names.has(one.names));
    const ready = waiting.filter((table) => !waits(table));
    if (ready.length === 0) throw new Error(`The tables ${[...names].join(', ')} name each other`);
    ordered.push(...ready);
    waiting = waiting.filter(waits);
  }
  return ordered;
}
