import type { Sql } from '@gazetteer/kernel';
import { type ExpressionBuilder, type SelectQueryBuilder, sql as rawSql, type Selectable } from 'kysely';
import type { Shown } from '../search/match/visible-documents.ts';
import type { ActivitiesTable, HistoryTables } from './history-tables.ts';

type Store = Sql<HistoryTables>;

/** A change as it is stored, with where its dataset is now. */
export type ActivityRow = Selectable<ActivitiesTable> & { owner_now: string | null };

/** Whose private datasets and drafts somebody sees beside what is public. */
export type Viewer = { asMember: Shown; asEditor: Shown };

/** Which changes a list is of. */
export type ActivityFilter = {
  id?: string;
  dataset?: string;
  organization?: string;
  group?: string;
  user?: string;
  before?: string | undefined;
  after?: string | undefined;
  /** Only changes before this one, by its number. */
  beneath?: number;
};

/** Writes a change behind those that the dataset has. Whoever calls this holds the dataset. */
export async function appendActivity(
  sql: Store,
  activity: Omit<Selectable<ActivitiesTable>, 'number'>,
): Promise<void> {
  const last = await sql.query
    .selectFrom('catalogue_activities')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('dataset_id', '=', activity.dataset_id)
    .executeTakeFirst();
  await sql.query
    .insertInto('catalogue_activities')
    .values({ ...activity, number: (last?.number ?? 0) + 1 })
    .execute();
}

/**
 * Changes that somebody may see, the newest first: to everybody those that were made while their dataset was public and
 * still is, to members those of private ones, to editors all.
 */
export async function listActivities(
  sql: Store,
  filter: ActivityFilter,
  viewer: Viewer,
  page: { limit: number; offset: number },
): Promise<ActivityRow[]> {
  const query = visibleActivities(sql, filter, viewer)
    .selectAll('catalogue_activities')
    .select('catalogue_datasets.owner_org as owner_now');
  const ordered =
    filter.dataset === undefined
      ? query.orderBy('happened_at', 'desc').orderBy('dataset_id').orderBy('number', 'desc')
      : query.orderBy('number', 'desc');
  return ordered.limit(page.limit).offset(page.offset).execute();
}

/** How many there are of them. */
export async function countActivities(sql: Store, filter: ActivityFilter, viewer: Viewer): Promise<number> {
  const row = await visibleActivities(sql, filter, viewer)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The changes of all datasets at and after a time, whoever asks, the earliest first. */
export function listActivitiesSince(
  sql: Store,
  time: string,
  limit: number,
): Promise<Pick<ActivityRow, 'id' | 'dataset_id' | 'happened_at' | 'owner_org'>[]> {
  return sql.query
    .selectFrom('catalogue_activities')
    .select(['id', 'dataset_id', 'happened_at', 'owner_org'])
    .where('happened_at', '>=', time)
    .orderBy('happened_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** As many of the latest changes are looked at, to say who made them. */
const MOST_SINCE = 1000;

/** How a dataset was at a time, and who changed it since, whoever asks. */
export async function activitiesSince(
  sql: Store,
  datasetId: string,
  time: string,
): Promise<{ base: { document: string } | undefined; since: { user_id: string | null }[] }> {
  const ofDataset = sql.query.selectFrom('catalogue_activities').where('dataset_id', '=', datasetId);
  const base = await ofDataset
    .select('document')
    .where('happened_at', '<=', time)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const since = await ofDataset
    .select('user_id')
    .where('happened_at', '>', time)
    .orderBy('number', 'desc')
    .limit(MOST_SINCE)
    .execute();
  return { base, since };
}

function joined(sql: Store) {
  return sql.query
    .selectFrom('catalogue_activities')
    .innerJoin('catalogue_datasets', 'catalogue_datasets.id', 'catalogue_activities.dataset_id');
}

type Joined =
  ReturnType<typeof joined> extends SelectQueryBuilder<infer DB, infer Tables, object>
    ? ExpressionBuilder<DB, Tables>
    : never;

function visibleActivities(sql: Store, filter: ActivityFilter, viewer: Viewer) {
  let query = joined(sql).where((where) => seenBy(where, viewer));
  if (filter.id !== undefined) query = query.where('catalogue_activities.id', '=', filter.id);
  if (filter.dataset !== undefined) query = query.where('dataset_id', '=', filter.dataset);
  if (filter.beneath !== undefined) query = query.where('number', '<', filter.beneath);
  if (filter.user !== undefined) query = query.where('user_id', '=', filter.user);
  if (filter.before !== undefined) query = query.where('happened_at', '<', filter.before);
  if (filter.after !== undefined) query = query.where('happened_at', '>', filter.after);
  if (filter.organization !== undefined) {
    // What was changed while it was another's is told there, as long as it is there.
    query = query
      .where('catalogue_activities.owner_org', '=', filter.organization)
      .where('catalogue_datasets.owner_org', '=', filter.organization);
  }
  const { group } = filter;
  if (group === undefined) return query;
  return query.where('dataset_id', 'in', (from) =>
    from
      .selectFrom('catalogue_dataset_terms')
      .select('catalogue_dataset_terms.dataset_id')
      .where('kind', '=', 'group')
      .where('term', '=', group),
  );
}

/** A change is told to those who could see its dataset then and see it now. */
function seenBy(where: Joined, { asMember, asEditor }: Viewer) {
  const bothActive = where.and([
    where('catalogue_activities.state', '=', 'active'),
    where('catalogue_datasets.state', '=', 'active'),
  ]);
  const bothPublic = where.and([
    bothActive,
    where('catalogue_activities.private', '=', 0),
    where('catalogue_datasets.private', '=', 0),
  ]);
  return where.or([bothPublic, where.and([bothActive, among(where, asMember)]), among(where, asEditor)]);
}

function among(where: Joined, { organizations, datasets }: Shown) {
  if (organizations === 'all') return rawSql<boolean>`1 = 1`;
  const some = [
    ...(organizations.length > 0 ? [where('catalogue_datasets.owner_org', 'in', organizations)] : []),
    ...(datasets.length > 0 ? [where('catalogue_datasets.id', 'in', datasets)] : []),
  ];
  return some.length > 0 ? where.or(some) : rawSql<boolean>`1 = 0`;
}
