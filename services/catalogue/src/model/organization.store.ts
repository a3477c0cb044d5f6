import type { Sql } from '@gazetteer/kernel';
import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql as rawSql } from 'kysely';
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

/** Finds an organisation or a group by its id, else by its name, else by a name that it had, whatever its state. */
export async function findGroup(
  sql: Store,
  kind: GroupKind,
  idOrName: string,
): Promise<GroupRow | undefined> {
  const rows = await groupsOf(sql, kind)
    .selectAll()
    .where((where) => where.or([where('id', '=', idOrName), where('name', '=', idOrName)]))
    .execute();
  return rows.find(({ id }) => id === idOrName) ?? rows[0] ?? findRenamed(sql, kind, idOrName);
}

function findRenamed(sql: Store, kind: GroupKind, formerName: string): Promise<GroupRow | undefined> {
  return groupsOf(sql, kind)
    .selectAll()
    .where('id', 'in', (from) => idsByFormerName(from, [formerName]))
    .executeTakeFirst();
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
  /** Only these ids or names, former ones included. */
  only?: readonly string[];
  /** Whether to count datasets, which takes longest. */
  counted: boolean;
  /** Count only those that visitors find. */
  listedOnly?: boolean;
};

/** A page of the active organisations or groups, with how many public datasets each has (0 if not counted). */
export async function listGroups(
  sql: Store,
  listing: GroupListing,
): Promise<(GroupRow & { package_count: number })[]> {
  const { kind, sort, q, only, listedOnly = false } = listing;
  const count = packageCount(kind, listedOnly);
  const direction = sort.descending ? 'desc' : 'asc';
  let query = groupsOf(sql, kind)
    .selectAll()
    .select((listing.counted ? count : rawSql<number>`0`).as('package_count'))
    .where('state', '=', 'active');
  if (only) query = query.where((where) => isCalled(where, only));
  if (q) query = matching(query, q);
  const sorted =
    sort.field === 'package_count'
      ? query.orderBy(count, direction)
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

/** Writes a new row; who had its name before has it no longer. Throws the database's unique violation when its name or id is taken. */
export async function insertGroup(sql: Store, row: GroupRow): Promise<void> {
  await sql.transaction(async () => {
    await sql.query.insertInto('catalogue_groups').values(row).execute();
    await forgetFormerName(sql, row.name);
  });
}

/**
 * Writes a changed row; where it is called something else now, what it was called leads on to it. Throws the database's unique
 * violation when its new name is taken.
 */
export async function updateGroup(sql: Store, row: GroupRow, previousName = row.name): Promise<void> {
  await sql.transaction(async () => {
    await sql.query.updateTable('catalogue_groups').set(row).where('id', '=', row.id).execute();
    if (previousName === row.name) return;
    await noteFormerName(sql, previousName, row.id);
    await forgetFormerName(sql, row.name);
  });
}

/** Removes a row; nothing may refer to it any more. */
export async function removeGroup(sql: Store, id: string): Promise<void> {
  await sql.query.deleteFrom('catalogue_groups').where('id', '=', id).execute();
}

/** Remembers that an organisation or a group was called so; the last one that was has the name. */
async function noteFormerName(sql: Store, name: string, groupId: string): Promise<void> {
  await sql.query
    .insertInto('catalogue_former_names')
    .values({ name, group_id: groupId })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ group_id: groupId }))
    .execute();
}

/** Forgets that anything was called so: the name has an owner again. */
async function forgetFormerName(sql: Store, name: string): Promise<void> {
  await sql.query.deleteFrom('catalogue_former_names').where('name', '=', name).execute();
}

/** Lets all that an organisation was found by lead to another: its name, its id, and the names it had. Its row goes next. */
export async function handOverNames(
  sql: Store,
  { id, name }: Pick<GroupRow, 'id' | 'name'>,
  into: string,
): Promise<void> {
  await sql.query
    .updateTable('catalogue_former_names')
    .set({ group_id: into })
    .where('group_id', '=', id)
    .execute();
  await noteFormerName(sql, name, into);
  await noteFormerName(sql, id, into);
}

/** What an organisation or a group was called before, by name. */
export async function listFormerNames(sql: Store, groupId: string): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('catalogue_former_names')
    .select('name')
    .where('group_id', '=', groupId)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** What organisations and groups are today, by the names and ids they had; what nothing had is not among them. */
export async function renamedSince(
  sql: Store,
  former: readonly string[],
): Promise<Map<string, Pick<GroupRow, 'id' | 'name'>>> {
  if (former.length === 0) return new Map();
  const rows = await sql.query
    .selectFrom('catalogue_former_names')
    .innerJoin('catalogue_groups', 'catalogue_groups.id', 'catalogue_former_names.group_id')
    .select(['catalogue_former_names.name as former', 'catalogue_groups.id', 'catalogue_groups.name'])
    .where('catalogue_former_names.name', 'in', former)
    .execute();
  return new Map(rows.map(({ former, ...row }) => [former, row]));
}

/** These names of organisations, each as it is today. */
export async function currentNames(sql: Store, names: readonly string[]): Promise<string[]> {
  const since = await renamedSince(sql, names);
  return [...new Set(names.map((name) => since.get(name)?.name ?? name))];
}

function groupsOf(sql: Store, kind: GroupKind) {
  const isOrganization = kind === 'organization' ? 1 : 0;
  return sql.query.selectFrom('catalogue_groups').where('is_organization', '=', isOrganization);
}

/** Which rows have one of these ids or names, or had one of these names. */
export function isCalled(
  where: ExpressionBuilder<CatalogueTables, 'catalogue_groups'>,
  idsOrNames: readonly string[],
) {
  return where.or([
    where('id', 'in', idsOrNames),
    where('name', 'in', idsOrNames),
    where('id', 'in', (from) => idsByFormerName(from, idsOrNames)),
  ]);
}

function idsByFormerName(
  from: ExpressionBuilder<CatalogueTables, 'catalogue_groups'>,
  names: readonly string[],
) {
  return from
    .selectFrom('catalogue_former_names')
    .select('catalogue_former_names.group_id')
    .where('catalogue_former_names.name', 'in', names);
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

function packageCount(kind: GroupKind, listedOnly = false) {
  const listed = listedOnly ? rawSql`and d.listed = 1` : rawSql``;
  return kind === 'organization'
    ? rawSql<number>`(select count(*) from catalogue_datasets d
        where d.owner_org = catalogue_groups.id and d.state = 'active' and d.private = 0 ${listed})`
    : rawSql<number>`(select count(*) from catalogue_dataset_terms t join catalogue_datasets d on d.id = t.dataset_id
        where t.kind = 'group' and t.term = catalogue_groups.id and d.state = 'active' and d.private = 0 ${listed})`;
}
