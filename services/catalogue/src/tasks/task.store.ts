import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { PublicationTables } from '../datasets/tombstone.store.ts';
import type { FairTables } from '../fair/fair.store.ts';
import { GOOD_POINTS } from '../fair/score-dataset.ts';
import type { LifecycleTables } from '../lifecycle/lifecycle.store.ts';
import { isShown } from '../publishing/desk.store.ts';
import type { Shown } from '../search/match/visible-documents.ts';

/** The tables that tell what waits. */
export type TaskTables = LifecycleTables & PublicationTables & FairTables;
type Store = Sql<TaskTables>;

/** Whose tasks are asked for, and when. */
export type TaskFilter = {
  shown: Shown;
  /** The id of an organisation. */
  organization: string | undefined;
  person: string | null;
  /** The time at which it is asked, as the catalogue writes it. */
  now: string;
};

export type TaskPage = { limit: number; offset: number };

const described = [
  'datasets.id',
  'datasets.name',
  'datasets.title',
  'datasets.title_translated',
  'datasets.owner_org',
] as const;

/** What was sent back to a person and not submitted again since, the longest waiting first. */
export async function listSentBack(sql: Store, filter: TaskFilter, { limit, offset }: TaskPage) {
  return sentBack(sql, filter)
    .select(described)
    .select(['submissions.returned_at', 'submissions.returned_by', 'submissions.return_note'])
    .orderBy('submissions.returned_at')
    .orderBy('datasets.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countSentBack(sql: Store, filter: TaskFilter): Promise<number> {
  return (await sentBack(sql, filter).select(howMany).executeTakeFirstOrThrow()).count;
}

/** Public datasets whose data are older than their own frequency promises, the longest overdue first. */
export async function listStale(sql: Store, filter: TaskFilter, { limit, offset }: TaskPage) {
  return stale(sql, filter)
    .select(described)
    .select(['scores.frequency', 'scores.renewed_at', 'scores.due_at'])
    .orderBy('scores.due_at')
    .orderBy('scores.dataset_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countStale(sql: Store, filter: TaskFilter): Promise<number> {
  return (await stale(sql, filter).select(howMany).executeTakeFirstOrThrow()).count;
}

/** Public datasets whose description is not good, the poorest first. */
export async function listPoor(sql: Store, filter: TaskFilter, { limit, offset }: TaskPage) {
  return poor(sql, filter)
    .select(described)
    .select(['scores.points', 'scores.missing'])
    .orderBy('scores.points')
    .orderBy('scores.dataset_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPoor(sql: Store, filter: TaskFilter): Promise<number> {
  return (await poor(sql, filter).select(howMany).executeTakeFirstOrThrow()).count;
}

/** Those of these datasets, by their ids or names, that the filter lets pass and that are not in the bin. */
export async function findShownDatasets(sql: Store, { shown, organization }: TaskFilter, named: string[]) {
  if (named.length === 0) return [];
  let query = sql.query
    .selectFrom('catalogue_datasets as datasets')
    .select(described)
    .where((is) => is.or([is('datasets.id', 'in', named), is('datasets.name', 'in', named)]))
    .where('datasets.state', '<>', 'deleted')
    .where(isShown(shown));
  if (organization !== undefined) query = query.where('datasets.owner_org', '=', organization);
  return query.execute();
}

function sentBack(sql: Store, { shown, organization, person }: TaskFilter) {
  const query = sql.query
    .selectFrom('catalogue_submissions as submissions')
    .innerJoin('catalogue_datasets as datasets', 'datasets.id', 'submissions.dataset_id')
    .where('submissions.returned_to', '=', person ?? '')
    .where('submissions.publish_at', 'is', null)
    .where(isShown(shown));
  return organization === undefined ? query : query.where('datasets.owner_org', '=', organization);
}

function stale(sql: Store, filter: TaskFilter) {
  return scored(sql, filter).where('scores.due_at', '<', filter.now);
}

function poor(sql: Store, filter: TaskFilter) {
  return scored(sql, filter).where('scores.points', '<', GOOD_POINTS);
}

/** Public datasets with what is known of each. */
function scored(sql: Store, { shown, organization }: TaskFilter) {
  const query = sql.query
    .selectFrom('catalogue_fair_scores as scores')
    .innerJoin('catalogue_datasets as datasets', 'datasets.id', 'scores.dataset_id')
    .where(isShown(shown, { organization: 'scores.organization_id', dataset: 'scores.dataset_id' }));
  return organization === undefined ? query : query.where('scores.organization_id', '=', organization);
}

const howMany = rawSql<number>`count(*)`.as('count');
