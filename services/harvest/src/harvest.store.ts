import type { Migration, Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

type SourcesTable = {
  location: string;
  version: string | null;
  /** Counts the runs; the records seen by the last one carry its number. */
  run: number;
  running: number;
  /** Where a run that broke off goes on. */
  cursor: string | null;
  /** The report so far, as JSON. */
  report: string;
};

type RecordsTable = {
  location: string;
  foreign_id: string;
  dataset_id: string;
  /** What the source last said of it, in short. */
  fingerprint: string;
  run: number;
  /** 1 when it was gone from the source and was deleted here for that. */
  pruned: number;
};

/** What the last import said of a dataset or a resource, by its id. */
type FingerprintsTable = { id: string; fingerprint: string };

/** Schema for `Sql<HarvestTables>`: foreign catalogues, which dataset of theirs is which of ours, and what was imported. */
export type HarvestTables = {
  import_fingerprints: FingerprintsTable;
  import_sources: SourcesTable;
  import_records: RecordsTable;
};
export type HarvestStore = Sql<HarvestTables>;

export const importMigrations: readonly Migration[] = [
  {
    name: 'import/0001-fingerprints',
    up: async (query, dialect) => {
      await query.schema
        .createTable('import_fingerprints')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .modifyEnd(dialect === 'sqlite' ? rawSql`strict` : rawSql``)
        .execute();
    },
  },
  {
    name: 'import/0002-harvest',
    up: async (query, dialect) => {
      const strict = dialect === 'sqlite' ? rawSql`strict` : rawSql``;
      await query.schema
        .createTable('import_sources')
        .addColumn('location', 'text', (column) => column.primaryKey())
        .addColumn('version', 'text')
        .addColumn('run', 'integer', (column) => column.notNull())
        .addColumn('running', 'integer', (column) => column.notNull())
        .addColumn('cursor', 'text')
        .addColumn('report', 'text', (column) => column.notNull())
        .modifyEnd(strict)
        .execute();
      await query.schema
        .createTable('import_records')
        .addColumn('location', 'text', (column) => column.notNull())
        .addColumn('foreign_id', 'text', (column) => column.notNull())
        .addColumn('dataset_id', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('run', 'integer', (column) => column.notNull())
        .addColumn('pruned', 'integer', (column) => column.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('import_records_key', ['location', 'foreign_id'])
        .modifyEnd(strict)
        .execute();
      await query.schema
        .createIndex('import_records_run')
        .on('import_records')
        .columns(['location', 'run', 'foreign_id'])
        .execute();
    },
  },
];

export async function readImportSource(
  sql: HarvestStore,
  location: string,
): Promise<SourcesTable | undefined> {
  return sql.query
    .selectFrom('import_sources')
    .selectAll()
    .where('location', '=', location)
    .executeTakeFirst();
}

export async function saveImportSource(
  sql: HarvestStore,
  { location, ...state }: SourcesTable,
): Promise<void> {
  await sql.query
    .insertInto('import_sources')
    .values({ location, ...state })
    .onConflict((conflict) => conflict.column('location').doUpdateSet(state))
    .execute();
}

/** What earlier runs made of these foreign datasets. */
export async function readImportRecords(
  sql: HarvestStore,
  location: string,
  foreignIds: readonly string[],
): Promise<Map<string, RecordsTable>> {
  if (foreignIds.length === 0) return new Map();
  const rows = await sql.query
    .selectFrom('import_records')
    .selectAll()
    .where('location', '=', location)
    .where('foreign_id', 'in', foreignIds)
    .execute();
  return new Map(rows.map((row) => [row.foreign_id, row]));
}

export async function saveImportRecord(sql: HarvestStore, record: RecordsTable): Promise<void> {
  const { location: _location, foreign_id: _id, ...state } = record;
  await sql.query
    .insertInto('import_records')
    .values(record)
    .onConflict((conflict) => conflict.columns(['location', 'foreign_id']).doUpdateSet(state))
    .execute();
}

/** Notes that a run has seen these foreign datasets. */
export async function touchImportRecords(
  sql: HarvestStore,
  { location, run }: { location: string; run: number },
  foreignIds: readonly string[],
): Promise<void> {
  if (foreignIds.length === 0) return;
  await sql.query
    .updateTable('import_records')
    .set({ run })
    .where('location', '=', location)
    .where('foreign_id', 'in', foreignIds)
    .execute();
}

/** The datasets that earlier runs saw and this one did not, in order, after `after`. */
export async function listVanishedRecords(
  sql: HarvestStore,
  { location, run }: { location: string; run: number },
  { after, limit }: { after: string; limit: number },
): Promise<RecordsTable[]> {
  return sql.query
    .selectFrom('import_records')
    .selectAll()
    .where('location', '=', location)
    .where('run', '<', run)
    .where('pruned', '=', 0)
    .where('foreign_id', '>', after)
    .orderBy('foreign_id')
    .limit(limit)
    .execute();
}

/** How many datasets earlier runs saw and this one did not. */
export async function countVanishedRecords(
  sql: HarvestStore,
  { location, run }: { location: string; run: number },
): Promise<number> {
  const { count } = await sql.query
    .selectFrom('import_records')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('location', '=', location)
    .where('run', '<', run)
    .where('pruned', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lets the next run of a source begin at its start, whatever this one has read. */
export async function endImportRun(sql: HarvestStore, location: string): Promise<void> {
  await sql.query
    .updateTable('import_sources')
    .set({ running: 0, cursor: null })
    .where('location', '=', location)
    .execute();
}

/** The datasets that a source has here, in order, after `after`. */
export async function listImportRecords(
  sql: HarvestStore,
  location: string,
  { after, limit }: { after: string; limit: number },
): Promise<Pick<RecordsTable, 'foreign_id' | 'dataset_id' | 'fingerprint'>[]> {
  return sql.query
    .selectFrom('import_records')
    .select(['foreign_id', 'dataset_id', 'fingerprint'])
    .where('location', '=', location)
    .where('pruned', '=', 0)
    .where('foreign_id', '>', after)
    .orderBy('foreign_id')
    .limit(limit)
    .execute();
}

/** How many datasets a source has here. */
export async function countImportRecords(sql: HarvestStore, location: string): Promise<number> {
  const { count } = await sql.query
    .selectFrom('import_records')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('location', '=', location)
    .where('pruned', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

export async function readFingerprint(sql: HarvestStore, id: string): Promise<string | undefined> {
  const row = await sql.query
    .selectFrom('import_fingerprints')
    .select('fingerprint')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.fingerprint;
}

export async function saveFingerprint(sql: HarvestStore, id: string, fingerprint: string): Promise<void> {
  await sql.query
    .insertInto('import_fingerprints')
    .values({ id, fingerprint })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ fingerprint }))
    .execute();
}

/** The sources that datasets were brought in from, by their addresses: at most so many. */
export function listImportSources(
  sql: HarvestStore,
  limit: number,
): Promise<Pick<SourcesTable, 'location' | 'running' | 'run'>[]> {
  return sql.query
    .selectFrom('import_sources')
    .select(['location', 'running', 'run'])
    .orderBy('location')
    .limit(limit)
    .execute();
}
