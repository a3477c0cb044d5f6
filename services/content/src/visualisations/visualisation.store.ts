import type { ChartSpec } from '@gazetteer/charts';
import type { Sql } from '@gazetteer/kernel';
import { type Expression, type RawBuilder, type SqlBool, sql as rawSql } from 'kysely';
import { everyTextOf, textsOf } from '../model/chart-texts.ts';
import type { VisualisationTables } from '../model/content-tables.ts';
import type { VisitorCharts } from '../model/ports.ts';
import { replaceTerms } from '../model/search-terms.store.ts';
import { termsOf } from '../model/search-terms.ts';
import { putTogether, type Visualisation } from '../model/visualisation.ts';
import { isReported } from '../feedback/report.store.ts';
import { isApproved, isListed, isUnseen } from './listed-charts.store.ts';

type Store = Sql<VisualisationTables>;

/** Keeps a new chart, and the rows that belong to it. */
export async function insertVisualisation(sql: Store, row: Visualisation, rows?: string): Promise<void> {
  await sql.query.insertInto('content_visualisations').values(row).execute();
  await insertRows(sql, row.id, rows);
  await writeTerms(sql, row);
}

/** The words by which readers find a chart, in every language that it is written in. */
async function writeTerms(
  sql: Store,
  chart: Pick<Visualisation, 'id' | 'title' | 'notes' | 'spec'>,
): Promise<void> {
  const texts = textsOf(chart);
  const terms = termsOf({ title: everyTextOf(texts, 'title'), summary: everyTextOf(texts, 'notes') });
  await replaceTerms(sql.as(), 'content_visualisation_terms', chart.id, terms);
}

async function insertRows(sql: Store, id: string, rows: string | undefined): Promise<void> {
  if (rows === undefined) return;
  await sql.query.insertInto('content_visualisation_rows').values({ visualisation_id: id, rows }).execute();
}

/** A chart that is not deleted, by its id or by its public handle; `hidden` finds those taken down, too. */
export function findVisualisation(
  sql: Store,
  by: { id: string } | { vis_id: string },
  hidden: 'with-hidden' | 'without-hidden' = 'without-hidden',
): Promise<Visualisation | undefined> {
  const found = sql.query.selectFrom('content_visualisations').selectAll();
  const all = hidden === 'with-hidden' ? found.where(isThereOrHidden) : found.where('deleted_at', 'is', null);
  return 'id' in by
    ? all.where('id', '=', by.id).executeTakeFirst()
    : all.where('vis_id', '=', by.vis_id).executeTakeFirst();
}

/** The rows that belong to a chart, as JSON. */
export async function findRows(sql: Store, id: string): Promise<string | undefined> {
  const found = await sql.query
    .selectFrom('content_visualisation_rows')
    .select('rows')
    .where('visualisation_id', '=', id)
    .executeTakeFirst();
  return found?.rows;
}

/** Writes a chart of this owner anew, and its rows where they are told. @returns false where it is not there */
export async function updateVisualisation(
  sql: Store,
  { id, owner_id, approved_digest: _approved, approved_at: _at, ...change }: Visualisation,
  rows: string | null | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('content_visualisations')
    .set(change)
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await writeTerms(sql, { id, ...change });
  if (rows !== undefined) {
    await sql.query.deleteFrom('content_visualisation_rows').where('visualisation_id', '=', id).execute();
    await insertRows(sql, id, rows ?? undefined);
  }
  return true;
}

/** Removes all charts of a person for good, deleted ones too. */
export async function removeOfOwner(sql: Store, ownerId: string): Promise<void> {
  await sql.query.deleteFrom('content_visualisations').where('owner_id', '=', ownerId).execute();
}

/**
 * How many charts a person has, how many of them are deleted, and what the rows of all take. Until the running transaction ends nobody else counts
 * or adds to them, so that of many that come at once not all are let in.
 */
export async function countOfOwnerAlone(
  sql: Store,
  ownerId: string,
): Promise<{ kept: number; deleted: number; ownBytes: number }> {
  // SQLite lets one transaction write at a time anyway.
  if (sql.dialect === 'postgres') {
    const lock = rawSql`select pg_advisory_xact_lock(hashtext('content_visualisations'), hashtext(${ownerId}))`;
    await lock.execute(sql.query);
  }
  const counted = await sql.query
    .selectFrom('content_visualisations')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('deleted_at').as('deleted'),
      fn.sum<number | string | null>('own_bytes').as('bytes'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const deleted = Number(counted.deleted);
  return { kept: Number(counted.all) - deleted, deleted, ownBytes: Number(counted.bytes ?? 0) };
}

/** Public charts that nobody has looked at yet, those somebody has reported, those that need no look, and those that were hidden. */
export type Moderated = 'new' | 'reported' | 'approved' | 'hidden';

/** Which charts a list is about, and who looks at it. Each of them is found by an index. */
export type Scope = { viewer: string | null } & (
  | { kind: 'own' }
  /** What editors look after, whatever it is drawn from; see {@link Moderated}. */
  | { kind: 'moderated'; state: Moderated | undefined }
  | { kind: 'named'; visIds: readonly string[]; withHidden: boolean }
  | {
      kind: 'public';
      packages: readonly string[] | undefined;
      resources: readonly string[] | undefined;
      visitorCharts: VisitorCharts;
    }
);

/** The part of a list that is asked for; `where` says what else must hold. */
export type Wanted = {
  /** Tables whose charts may be shown; charts of the viewer are shown in any case. */
  readable: readonly string[];
  where: Expression<SqlBool>;
  order: { by: RawBuilder<unknown>; descending: boolean }[];
  limit: number;
  offset: number;
};

const MOST_TABLES = 500;

/** The tables that the charts of a scope are drawn from. */
export async function listTables(sql: Store, scope: Scope): Promise<string[]> {
  const found = await inScope(sql, scope)
    .select(['resource_id', 'other_resource_id'])
    .distinct()
    .limit(MOST_TABLES)
    .execute();
  const ids = found.flatMap((row) => [row.resource_id, row.other_resource_id]);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** The charts of a scope that are wanted, without rows of their own. */
export async function listVisualisations(sql: Store, scope: Scope, wanted: Wanted): Promise<Visualisation[]> {
  let query = readable(inScope(sql, scope), scope, wanted.readable).where(wanted.where).selectAll();
  for (const { by, descending } of wanted.order) query = query.orderBy(by, descending ? 'desc' : 'asc');
  return query.limit(wanted.limit).offset(wanted.offset).execute();
}

/** How many charts of a scope may be shown; with `where`, how many of them fit. */
export async function countVisualisations(
  sql: Store,
  scope: Scope,
  wanted: { readable: readonly string[]; where?: Expression<SqlBool> },
): Promise<number> {
  const all = readable(inScope(sql, scope), scope, wanted.readable);
  const row = await (wanted.where ? all.where(wanted.where) : all)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** All charts of a person that the person has not deleted, the oldest first, a page after the chart of this id. */
export async function pageOfOwner(
  sql: Store,
  ownerId: string,
  after: { created_at: string; id: string } | undefined,
  limit: number,
): Promise<Visualisation[]> {
  let query = sql.query
    .selectFrom('content_visualisations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(isThereOrHidden);
  if (after) {
    query = query.where(rawSql<boolean>`(created_at, id) > (${after.created_at}, ${after.id})`);
  }
  return query.orderBy('created_at').orderBy('id').limit(limit).execute();
}

/** The charts of a scope, to be asked further. */
export function inScope(sql: Store, scope: Scope) {
  const all = allCharts(sql);
  if (scope.kind === 'own') {
    return all.where('owner_id', '=', scope.viewer ?? '').where(isThereOrHidden);
  }
  if (scope.kind === 'named') {
    const named = all.where(isOneOf('vis_id', scope.visIds));
    const isOwn = rawSql<boolean>`owner_id = ${scope.viewer ?? ''}`;
    return scope.withHidden
      ? named.where(isThereOrHidden).where(rawSql<boolean>`(visibility <> 'private' or ${isOwn})`)
      : named
          .where(rawSql<boolean>`(deleted_at is null or (taken_down = 1 and ${isOwn}))`)
          .where(rawSql<boolean>`(visibility <> 'private' or ${isOwn})`);
  }
  // Word for word what the indexes are made for.
  const isPublic = rawSql<boolean>`visibility = 'public' and deleted_at is null`;
  if (scope.kind === 'moderated') return isModerated(all, isPublic, scope.state);
  let found = all.where(isPublic).where(isListed(scope.visitorCharts));
  if (scope.packages) found = found.where(isOneOf('package_id', scope.packages));
  if (scope.resources) found = found.where(isOneOf('resource_id', scope.resources));
  return found;
}

function isModerated(
  all: ReturnType<typeof allCharts>,
  isPublic: RawBuilder<boolean>,
  state: Moderated | undefined,
) {
  switch (state) {
    case undefined:
      return all.where(isPublic);
    case 'new':
      return all.where(isPublic).where(isUnseen);
    case 'approved':
      return all.where(isPublic).where(isApproved);
    case 'reported':
      return all.where(isReported).where(rawSql<boolean>`visibility <> 'private' and deleted_at is null`);
    case 'hidden':
      return all.where(rawSql<boolean>`taken_down = 1`);
  }
}

function allCharts(sql: Store) {
  return sql.query.selectFrom('content_visualisations');
}

/** Charts that were hidden are still there for their makers and for who may give them back. */
export const isThereOrHidden = rawSql<boolean>`(deleted_at is null or taken_down = 1)`;

/** PostgreSQL has no empty lists. */
function isOneOf(column: string, values: readonly string[]): RawBuilder<SqlBool> {
  return values.length === 0 ? rawSql`1 = 0` : rawSql`${rawSql.ref(column)} in (${rawSql.join(values)})`;
}

function readable(query: ReturnType<typeof inScope>, scope: Scope, tables: readonly string[]) {
  if (['own', 'moderated'].includes(scope.kind)) return query;
  return query.where((either) => {
    const isShown = (column: 'resource_id' | 'other_resource_id') =>
      either.or([either(column, 'is', null), isOneOf(column, tables)]);
    const isOpen = either.and([isShown('resource_id'), isShown('other_resource_id')]);
    return scope.viewer === null ? isOpen : either.or([either('owner_id', '=', scope.viewer), isOpen]);
  });
}

/** A chart with the rows that belong to it. */
export async function wholeChart(sql: Sql<VisualisationTables>, chart: Visualisation): Promise<ChartSpec> {
  // Charts of tables have no rows of their own, and need no look for them.
  return putTogether(chart, chart.resource_id === null ? await findRows(sql, chart.id) : undefined);
}
