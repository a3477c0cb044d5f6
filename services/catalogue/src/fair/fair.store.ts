import type { Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from '../model/catalogue-tables.ts';

type Store = Sql<FairTables & CatalogueTables>;

/** Keeps the score of a public dataset, and the totals in step. Part of the transaction that writes the dataset. */
export async function writeScore(sql: Store, score: FairScoresTable): Promise<void> {
  await removeScore(sql, score.dataset_id);
  await sql.query.insertInto('catalogue_fair_scores').values(score).execute();
  await addToTotals(sql, score, 1);
}

/** Forgets the score of a dataset that nobody may see any more, or that goes away. */
export async function removeScore(sql: Store, datasetId: string): Promise<void> {
  const old = await sql.query
    .deleteFrom('catalogue_fair_scores')
    .where('dataset_id', '=', datasetId)
    .returning(['organization_id', 'points'])
    .executeTakeFirst();
  if (old) await addToTotals(sql, old, -1);
}

async function addToTotals(
  sql: Store,
  { organization_id, points }: Pick<FairScoresTable, 'organization_id' | 'points'>,
  datasets: 1 | -1,
): Promise<void> {
  await sql.query
    .insertInto('catalogue_fair_totals')
    .values({ organization_id, datasets, points: points * datasets })
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet((to) => ({
        datasets: to('catalogue_fair_totals.datasets', '+', to.ref('excluded.datasets')),
        points: to('catalogue_fair_totals.points', '+', to.ref('excluded.points')),
      })),
    )
    .execute();
}

export type FairListing = {
  limit: number;
  offset: number;
  descending: boolean;
  organizationId: string | undefined;
};

/** A page of scores with the names of their datasets. */
export async function listScores(sql: Store, { limit, offset, descending, organizationId }: FairListing) {
  const direction = descending ? 'desc' : 'asc';
  let query = sql.query
    .selectFrom('catalogue_fair_scores as score')
    .innerJoin('catalogue_datasets as dataset', 'dataset.id', 'score.dataset_id')
    .selectAll('score')
    .select(['dataset.name', 'dataset.title', 'dataset.title_translated']);
  if (organizationId !== undefined) query = query.where('score.organization_id', '=', organizationId);
  return query
    .orderBy('score.points', direction)
    .orderBy('score.dataset_id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many scores there are and their sum; of one organisation if so said. */
export async function sumScores(
  sql: Store,
  organizationId: string | undefined,
): Promise<{ datasets: number; points: number }> {
  let query = sql.query
    .selectFrom('catalogue_fair_totals')
    .select(({ fn }) => [
      fn.sum<number | string | null>('datasets').as('datasets'),
      fn.sum<number | string | null>('points').as('points'),
    ]);
  if (organizationId !== undefined) query = query.where('organization_id', '=', organizationId);
  const { datasets, points } = await query.executeTakeFirstOrThrow();
  return { datasets: Number(datasets ?? 0), points: Number(points ?? 0) };
}

/** Organisations with how many datasets each has and the sum of their points, by name. */
export async function listTotals(sql: Store, limit: number) {
  return sql.query
    .selectFrom('catalogue_fair_totals as total')
    .innerJoin('catalogue_groups as organization', 'organization.id', 'total.organization_id')
    .select(['organization.id', 'organization.name', 'organization.title', 'organization.translations'])
    .select(['total.datasets', 'total.points'])
    .where('total.datasets', '>', 0)
    .orderBy('organization.name')
    .limit(limit)
    .execute();
}

/** Ids of public datasets that nobody has scored yet, in order, after this one. */
export async function unscoredAfter(sql: Store, id: string, limit: number): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('catalogue_datasets as dataset')
    .leftJoin('catalogue_fair_scores as score', 'score.dataset_id', 'dataset.id')
    .select('dataset.id')
    .where('dataset.state', '=', 'active')
    .where('dataset.private', '=', 0)
    .where('dataset.id', '>', id)
    .where('score.dataset_id', 'is', null)
    .orderBy('dataset.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** How FAIR a public dataset is, and until when its data are fresh; kept from its last change. */
export type FairScoresTable = {
  dataset_id: string;
  /** '' for a dataset of no organisation. */
  organization_id: string;
  points: number;
  findability: number;
  accessibility: number;
  interoperability: number;
  reusability: number;
  context: number;
  /** JSON list of the criteria that are not met. */
  missing: string;
  /** How often its data are renewed, when they changed last, and from when on they are stale; null where nothing is promised. */
  frequency: string | null;
  renewed_at: string | null;
  due_at: string | null;
};

/** How many public datasets an organisation has, and the sum of their points, so that means need no counting. */
export type FairTotalsTable = { organization_id: string; datasets: number; points: number };

export type FairTables = {
  catalogue_fair_scores: FairScoresTable;
  catalogue_fair_totals: FairTotalsTable;
};
