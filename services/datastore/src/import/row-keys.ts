import type { DatastoreContext } from '../datastore-context.ts';
import { likelyKeys } from '../tables/row-key.ts';
import type { StoredTable } from '../tables/table.store.ts';
import { findRecipe, type RecipeTables } from './recipe.store.ts';

/** What rows may be told apart by: the key of their table, the one that its recipe says, or else what keys usually are. */
export async function rowKeys(
  { sql }: Pick<DatastoreContext, 'sql'>,
  table: StoredTable,
): Promise<string[][]> {
  const recipe = await findRecipe(sql.as<RecipeTables>(), table.resourceId);
  return table.primaryKey.length === 0 && recipe?.key ? [recipe.key] : likelyKeys(table);
}
