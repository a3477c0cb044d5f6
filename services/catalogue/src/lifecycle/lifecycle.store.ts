import type { Sql } from '@gazetteer/kernel';
import type { Selectable } from 'kysely';
import type { ActivitiesTable } from '../history/history-tables.ts';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import type { Shown } from '../search/match/visible-documents.ts';

/** A dataset that was submitted to a second pair of eyes, sent back from there, or is to be published at a time. */
export type SubmissionsTable = {
  dataset_id: string;
  submitted_at: string | null;
  submitted_by: string | null;
  publish_at: string | null;
  scheduled_by: string | null;
  /** The `metadata_modified` of what was scheduled. */
  revision: string | null;
  /** When and by whom it was sent back, to whom, and what is to be done; null once it is submitted again. */
  returned_at: string | null;
  returned_by: string | null;
  returned_to: string | null;
  return_note: string | null;
};

/** What a dataset has that waits for nothing. */
export const notWaiting = {
  submitted_at: null,
  submitted_by: null,
  publish_at: null,
  scheduled_by: null,
  revision: null,
  returned_at: null,
  returned_by: null,
  returned_to: null,
  return_note: null,
} satisfies Omit<SubmissionsTable, 'dataset_id'>;

/** A deleted dataset that can be restored, and the state it had. */
export type BinTable = {
  dataset_id: string;
  deleted_at: string;
  deleted_by: string | null;
  former_state: string;
};

export type LifecycleTables = CatalogueTables & {
  catalogue_submissions: SubmissionsTable;
  catalogue_bin: BinTable;
  catalogue_activities: ActivitiesTable;
};

type Store = Sql<LifecycleTables>;
export type Submission = Selectable<SubmissionsTable>;
export type BinEntry = Selectable<BinTable>;

export function findSubmission(sql: Store, datasetId: string): Promise<Submission | undefined> {
  return sql.query
    .selectFrom('catalogue_submissions')
    .selectAll()
    .where('dataset_id', '=', datasetId)
    .executeTakeFirst();
}

/** Writes what is known of a dataset that waits, in place of what was known. */
export async function putSubmission(sql: Store, submission: Submission): Promise<void> {
  await removeSubmission(sql, submission.dataset_id);
  await sql.query.insertInto('catalogue_submissions').values(submission).execute();
}

export async function removeSubmission(sql: Store, datasetId: string): Promise<void> {
  await sql.query.deleteFrom('catalogue_submissions').where('dataset_id', '=', datasetId).execute();
}

/** Ids of the datasets that are to be published by this time, those first that wait longest. */
export async function dueDatasets(sql: Store, time: string, limit: number): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('catalogue_submissions')
    .select('dataset_id')
    .where('publish_at', '<=', time)
    .orderBy('publish_at')
    .limit(limit)
    .execute();
  return rows.map(({ dataset_id }) => dataset_id);
}

export function findInBin(sql: Store, datasetId: string): Promise<BinEntry | undefined> {
  return sql.query
    .selectFrom('catalogue_bin')
    .selectAll()
    .where('dataset_id', '=', datasetId)
    .executeTakeFirst();
}

export async function putInBin(sql: Store, entry: BinEntry): Promise<void> {
  await takeFromBin(sql, entry.dataset_id);
  await sql.query.insertInto('catalogue_bin').values(entry).execute();
}

export async function takeFromBin(sql: Store, datasetId: string): Promise<void> {
  await sql.query.deleteFrom('catalogue_bin').where('dataset_id', '=', datasetId).execute();
}

/** Ids of the datasets that were deleted before this time. */
export async function deletedBefore(sql: Store, time: string, limit: number): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('catalogue_bin')
    .select('dataset_id')
    .where('deleted_at', '<', time)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
  return rows.map(({ dataset_id }) => dataset_id);
}

/** What is in the bin of these organisations, and of these datasets beside, last deleted first. */
export async function listBin(
  sql: Store,
  { organizations, datasets }: Shown,
  page: { organization: string | undefined; limit: number; offset: number },
) {
  let query = sql.query
    .selectFrom('catalogue_bin')
    .innerJoin('catalogue_datasets', 'catalogue_datasets.id', 'catalogue_bin.dataset_id');
  if (organizations !== 'all') {
    if (organizations.length + datasets.length === 0) return [];
    query = query.where((where) =>
      where.or([
        ...(organizations.length > 0 ? [where('owner_org', 'in', organizations)] : []),
        ...(datasets.length > 0 ? [where('id', 'in', datasets)] : []),
      ]),
    );
  }
  if (page.organization !== undefined) query = query.where('owner_org', '=', page.organization);
  return query
    .select(['id', 'name', 'title', 'title_translated', 'owner_org', 'deleted_at', 'deleted_by'])
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Who changed a dataset last, whoever asks. */
export async function lastEditor(sql: Store, datasetId: string): Promise<string | null> {
  const row = await sql.query
    .selectFrom('catalogue_activities')
    .select('user_id')
    .where('dataset_id', '=', datasetId)
    .where('kind', 'in', ['created', 'changed', 'restored', 'withdrawn'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.user_id ?? null;
}
