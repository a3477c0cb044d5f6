import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { translatedTitle } from '../model/titled.ts';
import type { UseKind } from './use.ts';

/** How often something was done with a dataset on one day in UTC. */
export type FigureRow = { dataset_id: string; day: string; kind: UseKind; count: number };

/** The catalogue's tables with the figures of its datasets. */
export type FiguresTables = CatalogueTables & { catalogue_figures: FigureRow };
type Store = Sql<FiguresTables>;

/** Days from one to another, both included, as `2026-11-20`. */
export type Span = { from: string; to: string };

/** Adds to what is counted; several processes may do so at once. */
export async function addFigures(sql: Store, rows: readonly FigureRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql.query
    .insertInto('catalogue_figures')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['dataset_id', 'day', 'kind']).doUpdateSet(({ ref }) => ({
        count: rawSql<number>`${ref('catalogue_figures.count')} + ${ref('excluded.count')}`,
      })),
    )
    .execute();
}

/** The ids of those of these datasets that everybody may see, by their ids and by their names. */
export async function findPublicIds(sql: Store, idsOrNames: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql.query
    .selectFrom('catalogue_datasets')
    .select(['id', 'name'])
    .where((is) => is.or([is('id', 'in', idsOrNames), is('name', 'in', idsOrNames)]))
    .where('state', '=', 'active')
    .where('private', '=', 0)
    .execute();
  return new Map(
    rows.flatMap(({ id, name }) => [
      [name, id],
      [id, id],
    ]),
  );
}

/** The same by the ids of their resources, and by the skus that those have or had. */
export async function findPublicOwners(
  sql: Store,
  resources: readonly string[],
): Promise<Map<string, string>> {
  const owners = sql.query
    .selectFrom('catalogue_resources')
    .innerJoin('catalogue_datasets', 'catalogue_datasets.id', 'catalogue_resources.dataset_id')
    .select('catalogue_datasets.id as dataset')
    .where('catalogue_datasets.state', '=', 'active')
    .where('catalogue_datasets.private', '=', 0);
  const [byId, bySku] = await Promise.all([
    owners
      .select('catalogue_resources.id as resource')
      .where('catalogue_resources.id', 'in', resources)
      .execute(),
    owners
      .innerJoin('catalogue_skus', 'catalogue_skus.resource_id', 'catalogue_resources.id')
      .select('catalogue_skus.sku as resource')
      .where('catalogue_skus.sku', 'in', resources)
      .execute(),
  ]);
  return new Map([...bySku, ...byId].map(({ resource, dataset }) => [resource, dataset]));
}

/** What was counted of a dataset, by day. */
export async function figuresOfDataset(
  sql: Store,
  id: string,
  { from, to }: Span,
): Promise<Pick<FigureRow, 'day' | 'kind' | 'count'>[]> {
  return sql.query
    .selectFrom('catalogue_figures')
    .select(['day', 'kind', 'count'])
    .where('dataset_id', '=', id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}

/** What was counted of the datasets of an organisation, the most viewed first; all of them, those without any use too. */
export async function figuresOfOrganization(
  sql: Store,
  organization: string,
  { from, to, limit, offset }: Span & { limit: number; offset: number },
) {
  const sumOf = (kind: UseKind) =>
    rawSql<number | string>`coalesce(sum(case when kind = ${rawSql.lit(kind)} then count else 0 end), 0)`;
  const rows = await sql.query
    .selectFrom('catalogue_datasets')
    .leftJoin('catalogue_figures', (join) =>
      join
        .onRef('catalogue_figures.dataset_id', '=', 'catalogue_datasets.id')
        .on('day', '>=', from)
        .on('day', '<=', to),
    )
    .select([
      'catalogue_datasets.id as id',
      'catalogue_datasets.name as name',
      'catalogue_datasets.title as title',
      'catalogue_datasets.title_translated as title_translated',
    ])
    .select([
      sumOf('view').as('view'),
      sumOf('download').as('download'),
      sumOf('api_call').as('api_call'),
      sumOf('chart').as('chart'),
    ])
    .where('owner_org', '=', organization)
    .where('state', '=', 'active')
    .groupBy('catalogue_datasets.id')
    .orderBy('view', 'desc')
    .orderBy('name')
    .limit(limit)
    .offset(offset)
    .execute();
  // PostgreSQL gives sums as texts, since they may be greater than what a number holds exactly.
  return rows.map(({ title_translated, ...row }) => ({
    ...row,
    ...translatedTitle({ title_translated }),
    view: Number(row.view),
    download: Number(row.download),
    api_call: Number(row.api_call),
    chart: Number(row.chart),
  }));
}

/** The first day of which anything is counted, of whichever dataset; undefined where nothing is. */
export async function firstDay(sql: Store): Promise<string | undefined> {
  const row = await sql.query
    .selectFrom('catalogue_figures')
    .select('day')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

/** Forgets what was counted before a day. */
export async function deleteFiguresBefore(sql: Store, day: string): Promise<void> {
  await sql.query.deleteFrom('catalogue_figures').where('day', '<', day).execute();
}
