import { type Caller, isAdministrator, notFound, requireRight } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { findGroup, type GroupKind, type GroupRow } from '../model/organization.store.ts';

/**
 * The same organisation or group, if it is there for the caller: a deleted one is for administrators only.
 * @throws not_found
 */
export function readableGroup(caller: Caller, row: GroupRow | undefined): GroupRow {
  if (!row || (row.state !== 'active' && !isAdministrator(caller))) throw notFound();
  return row;
}

/**
 * Finds an organisation or a group of which the caller is an admin.
 * @throws not_found, access_denied
 */
export async function administeredGroup(
  { sql, authorizer }: Catalogue,
  caller: Caller,
  kind: GroupKind,
  idOrName: string,
): Promise<GroupRow> {
  const row = await findGroup(sql, kind, idOrName);
  if (!row) throw notFound(`Not found: ${kind === 'group' ? 'Group' : 'Organization'} was not found.`);
  await requireRight(authorizer, caller, 'admin', { type: kind, id: row.id });
  return row;
}

/** An organisation or a group by its id or name: an organisation where both are called so. */
export async function findEitherGroup({ sql }: Catalogue, idOrName: string): Promise<GroupRow | undefined> {
  return (await findGroup(sql, 'organization', idOrName)) ?? (await findGroup(sql, 'group', idOrName));
}

/** Whether a row is an organisation or a group. */
export function kindOf(row: GroupRow): GroupKind {
  return row.is_organization === 1 ? 'organization' : 'group';
}
