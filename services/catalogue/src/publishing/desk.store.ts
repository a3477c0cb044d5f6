import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { PublicationTables } from '../datasets/tombstone.store.ts';
import type { LifecycleTables } from '../lifecycle/lifecycle.store.ts';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { chunksOf } from '../model/chunks.ts';
import type { Shown } from '../search/match/visible-documents.ts';

/** How far a dataset can be, from nothing to the bin. */
export const standings = [
  'draft',
  'submitted',
  'scheduled',
  'public',
  'private',
  'withdrawn',
  'deleted',
] as const;
export type Standing = (typeof standings)[number];

type Store = Sql<LifecycleTables & PublicationTables>;

/** Which of somebody's datasets are listed. */
export type DeskFilter = {
  shown: Shown;
  standing: Standing | undefined;
  /** The id of an organisation, and that of a dataset. */
  organization: string | undefined;
  dataset: string | undefined;
  /** Part of the title or the name. */
  words: string | undefined;
};

/** Whether those are meant that somebody else has submitted than this person, or all the others. */
export type Waiting = { isWaiting: boolean; person: string | null };

const standing = rawSql<Standing>`case
  when datasets.state = 'deleted' then 'deleted'
  when datasets.state = 'active' and datasets.private = 0 then 'public'
  when submissions.publish_at is not null then 'scheduled'
  when submissions.submitted_at is not null then 'submitted'
  when datasets.state = 'active' then 'private'
  when tombstones.reason is not null then 'withdrawn'
  else 'draft' end`;

/** How many datasets a filter lets pass. */
export async function countDesk(sql: Store, filter: DeskFilter, waiting?: Waiting): Promise<number> {
  const query = deskOf(sql, filter, waiting);
  const row = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return row.count;
}

/** A page of the datasets that a filter lets pass, last changed first. */
export function listDesk(
  sql: Store,
  filter: DeskFilter,
  page: { limit: number; offset: number },
  waiting?: Waiting,
) {
  return deskOf(sql, filter, waiting)
    .select([
      'datasets.id',
      'datasets.name',
      'datasets.title',
      'datasets.title_translated',
      'datasets.owner_org',
      'datasets.metadata_modified',
      'submissions.submitted_at',
      'submissions.submitted_by',
      'submissions.publish_at',
      'submissions.scheduled_by',
      'tombstones.reason',
      'bin.deleted_at',
      'bin.deleted_by',
      standing.as('standing'),
    ])
    .orderBy('datasets.metadata_modified', 'desc')
    .orderBy('datasets.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Those of the datasets with these ids that are among the shown ones, in no order. */
export async function findShown(sql: Sql<CatalogueTables>, ids: readonly string[], shown: Shown) {
  const rows: { id: string; name: string; title: string }[] = [];
  for (const some of chunksOf(ids)) {
    const query = sql.query.selectFrom('catalogue_datasets as datasets').where(isShown(shown));
    rows.push(...(await query.select(['id', 'name', 'title']).where('id', 'in', some).execute()));
  }
  return rows;
}

function deskOf(sql: Store, filter: DeskFilter, waiting: Waiting | undefined) {
  const { shown, organization, dataset, words } = filter;
  let query = ofStanding(joined(sql), filter.standing).where(isShown(shown));
  if (organization !== undefined) query = query.where('datasets.owner_org', '=', organization);
  if (dataset !== undefined) query = query.where('datasets.id', '=', dataset);
  if (words) query = query.where(matching(words));
  return waiting ? query.where(waitingFor(waiting)) : query;
}

function joined(sql: Store) {
  return sql.query
    .selectFrom('catalogue_datasets as datasets')
    .leftJoin('catalogue_submissions as submissions', 'submissions.dataset_id', 'datasets.id')
    .leftJoin('catalogue_tombstones as tombstones', 'tombstones.dataset_id', 'datasets.id')
    .leftJoin('catalogue_bin as bin', 'bin.dataset_id', 'datasets.id');
}

type Joined = ReturnType<typeof joined>;

/** Says the same twice: what the indexes know, and how far a dataset is. */
function ofStanding(query: Joined, wanted: Standing | undefined): Joined {
  if (wanted === undefined) return query;
  const known: Record<Standing, (of: Joined) => Joined> = {
    draft: (of) => of.where('datasets.state', '=', 'draft'),
    withdrawn: (of) => of.where('datasets.state', '=', 'draft'),
    deleted: (of) => of.where('datasets.state', '=', 'deleted'),
    public: (of) => of.where('datasets.state', '=', 'active').where('datasets.private', '=', 0),
    private: (of) => of.where('datasets.state', '=', 'active').where('datasets.private', '=', 1),
    submitted: (of) => of.where('datasets.id', 'in', submittedIds),
    scheduled: (of) => of.where('datasets.id', 'in', submittedIds),
  };
  return known[wanted](query).where(standing, '=', wanted);
}

const submittedIds = rawSql<string>`(select dataset_id from catalogue_submissions)`;

function waitingFor({ isWaiting, person }: Waiting) {
  const theirs = rawSql<boolean>`(datasets.id in ${submittedIds} and ${standing} = 'submitted'
    and coalesce(submissions.submitted_by, '') <> ${person ?? ''})`;
  return isWaiting ? theirs : rawSql<boolean>`not ${theirs}`;
}

function matching(words: string) {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return rawSql<boolean>`(lower(datasets.title) like ${pattern} escape '\\' or datasets.name like ${pattern} escape '\\')`;
}

/** Whether a dataset is one of these, by the columns of a query that have its id and that of its organisation. */
export function isShown(
  { organizations, datasets }: Shown,
  { organization = 'datasets.owner_org', dataset = 'datasets.id' } = {},
) {
  if (organizations === 'all') return rawSql<boolean>`1 = 1`;
  const among = (column: string, ids: readonly string[]) =>
    ids.length > 0 ? [rawSql`${rawSql.ref(column)} in (${rawSql.join(ids)})`] : [];
  const either = [...among(organization, organizations), ...among(dataset, datasets)];
  return either.length > 0 ? rawSql<boolean>`(${rawSql.join(either, rawSql` or `)})` : rawSql<boolean>`1 = 0`;
}
