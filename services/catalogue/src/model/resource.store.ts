import type { Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from './catalogue-tables.ts';

type Store = Sql<CatalogueTables>;

/** Which of these resources exist, and in which dataset each is. */
export async function findResourceOwners(sql: Store, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.query.selectFrom('catalogue_resources').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, dataset_id }) => [id, dataset_id]));
}

/** Which of these skus are in use or were once, and by which resource. */
export async function findSkuOwners(sql: Store, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await sql.query.selectFrom('catalogue_skus').selectAll().where('sku', 'in', skus).execute();
  return new Map(rows.map(({ sku, resource_id }) => [sku, resource_id]));
}

/** Notes which dataset new resources are in. */
export async function insertResources(sql: Store, datasetId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ id, dataset_id: datasetId }));
  await sql.query.insertInto('catalogue_resources').values(rows).execute();
}

export type SkuClaim = { sku: string; resource_id: string };

/**
 * Takes skus for resources that may not be written yet; a sku that is taken, even by a transaction still under way,
 * is left with its owner.
 * @returns the skus that were free
 */
export async function claimSkus(sql: Store, claims: readonly SkuClaim[]): Promise<Set<string>> {
  if (claims.length === 0) return new Set();
  const rows = await sql.query
    .insertInto('catalogue_skus')
    .values(claims)
    .onConflict((conflict) => conflict.column('sku').doNothing())
    .returning('sku')
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** Forgets resources, with their skus and views. */
export async function removeResources(sql: Store, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql.query.deleteFrom('catalogue_resources').where('id', 'in', ids).execute();
}
