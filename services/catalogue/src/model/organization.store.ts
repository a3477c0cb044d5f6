import type { Sql } from '@gazetteer/kernel';
import { type Selectable, type SelectQueryBuilder, sql as rawSql } from 'kysely';
import type { CatalogueTables, GroupsTable } from './catalogue-tables.ts';

type Store = Sql<CatalogueTables>;

/** An organisation or a group as it is stored. */
export type GroupRow = Selectable<GroupsTable>;

/** Organisations and groups are rows of one table. */
export type GroupKind = 'organization' | 'group';

/** The organisations and groups with these ids, in no order. */
export async function findGroupRows(sql: Store, ids: readonly string[]): Promise<GroupRow[]> {
  if (ids.length === 0) return [];
  return sql.query.selectFrom('catalogue_groups').selectAll().where('id', 'in', ids).execute();
}

/** Finds an organisation or a group by its id or else by its name, whatever its state. */
export async function findGroup(
  sql: Store,
  kind: GroupKind,
  idOrName: string,
): Promise<GroupRow | undefined> {
  const rows = await groupsOf(sql, kind)
    .selectAll()
    .where((where) => where.or([where('id', '=', idOrName), where('name', '=', idOrName)]))
    .execute();
  return rows.find(({ id }) => id === idOrName) ?? rows[0];
}

/** The active groups that these ids or names stand for. */
export async function findActiveGroups(sql: Store, idsOrNames: readonly string[]): Promise<GroupRow[]> {
  if (idsOrNames.length === 0) return [];
  return groupsOf(sql, 'group')
    .selectAll()
    .where('state', '=', 'active')
    .where((where) => where.or([where('id', 'in', idsOrNames), where('name', 'in', idsOrNames)]))
    .execute();
}

export type GroupSort = { field: 'name' | 'title' | 'package_count'; descending: boolean };

export type GroupListing = {
  kind: GroupKind;
  sort: GroupSort;
  limit: number;
  offset: number;
  /** Part of a name, title or description. */
  q?: string;
  /** Only these names or ids. */
  only?: readonly string[];
  /** Whether to count datasets, which takes longest. */
  counted: boolean;
};

/** A page of the active organisations or groups, with how many public datasets each has (0 if not counted). */
export async function listGroups(
  sql: Store,
  listing: GroupListing,
): Promise<(GroupRow & { package_count: number })[]> {
  const { kind, sort, q, only } = listing;
  const direction = sort.descending ? 'desc' : 'asc';
  let query = groupsOf(sql, kind)
    .selectAll()
    .select((listing.counted ? packageCount(kind) : rawSql<number>`0`).as('package_count'))
    .where('state', '=', 'active');
  if (only) query = query.where((where) => where.or([where('id', 'in', only), where('name', 'in', only)]));
  if (q) query = matching(query, q);
  const sorted =
    sort.field === 'package_count'
      ? query.orderBy(packageCount(kind), direction)
      : query.orderBy(sort.field === 'title' ? rawSql`lower(title)` : 'name', direction);
  return sorted.orderBy('name').limit(listing.limit).offset(listing.offset).execute();
}

/** How many datasets everybody may see are in an organisation or group. */
export async function countPublicDatasets(sql: Store, kind: GroupKind, id: string): Promise<number> {
  const row = await sql.query
    .selectFrom('catalogue_groups')
    .select(packageCount(kind).as('count'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** True when an organisation still has datasets that are not deleted. */
export async function hasDatasets(sql: Store, organizationId: string): Promise<boolean> {
  const row = await sql.query
    .selectFrom('catalogue_datasets')
    .select('id')
    .where('owner_org', '=', organizationId)
    .where('state', '!=', 'deleted')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of all datasets of an organisation or a group, whatever their state. */
export async function datasetIdsOf(sql: Store, kind: GroupKind, id: string): Promise<string[]> {
  if (kind === 'organization') {
    const owned = sql.query.selectFrom('catalogue_datasets').select('id').where('owner_org', '=', id);
    return (await owned.execute()).map((row) => row.id);
  }
  const members = sql.query
    .selectFrom('catalogue_dataset_terms')
    .select('dataset_id')
    .where('kind', '=', 'group')
    .where('term', '=', id);
  return (await members.execute()).map((row) => row.dataset_id);
}

/** Writes a new row. Throws the database's unique violation when its name or id is taken. */
export async function insertGroup(sql: Store, row: GroupRow): Promise<void> {
  await sql.query.insertInto('catalogue_groups').values(row).execute();
}

/** Writes a changed row. Throws the database's unique violation when its new name is taken. */
export async function updateGroup(sql: Store, row: GroupRow): Promise<void> {
  await sql.query.updateTable('catalogue_groups').set(row).where('id', '=', row.id).execute();
}

/** Removes a row; nothing may refer to it any more. */
export async function removeGroup(sql: Store, id: string): Promise<void> {
  await sql.query.deleteFrom('catalogue_groups').where('id', '=', id).execute();
}

function groupsOf(sql: Store, kind: GroupKind) {
  const isOrganization = kind === 'organization' ? 1 : 0;
  return sql.query.selectFrom('catalogue_groups').where('is_organization', '=', isOrganization);
}

function matching<Output>(
  query: SelectQueryBuilder<CatalogueTables, 'catalogue_groups', Output>,
  text: string,
) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return query.where(
    rawSql<boolean>`(lower(name) like ${pattern} escape '\\' or lower(title) like ${pattern} escape '\\'
      or lower(description) like ${pattern} escape '\\')`,
  );
}

function packageCount(kind: GroupKind) {
  return kind === 'organization'
    ? rawSql<number>`(select count(*) from catalogue_datasets d
        where d.owner_org = catalogue_groups.id and d.state = 'active' and d.private = 0)`
    : rawSql<number>`(select count(*) from catalogue_dataset_terms t join catalogue_datasets d on d.id = t.dataset_id
        where t.kind = 'group' and t.term = catalogue_groups.id and d.state = 'active' and d.private = 0)`;
}
