import type { Sql } from '@gazetteer/kernel';
import type { Recipe } from './recipe.contract.ts';

/** How the next file of a resource is read. */
export type StoredRecipe = {
  resource_id: string;
  /** JSON. */
  recipe: string;
  updated_at: string;
};

/** Schema for `Sql<RecipeTables>`. */
export type RecipeTables = { datastore_recipes: StoredRecipe };

type Store = Sql<RecipeTables>;

/** The recipe of a resource. */
export async function findRecipe(sql: Store, resourceId: string): Promise<Recipe | undefined> {
  const row = await sql.query
    .selectFrom('datastore_recipes')
    .select('recipe')
    .where('resource_id', '=', resourceId)
    .executeTakeFirst();
  return row && (JSON.parse(row.recipe) as Recipe);
}

/** Makes a recipe that of its resource, in place of one before. */
export async function saveRecipe(sql: Store, resourceId: string, recipe: Recipe, now: string): Promise<void> {
  const latest = { recipe: JSON.stringify(recipe), updated_at: now };
  await sql.query
    .insertInto('datastore_recipes')
    .values({ resource_id: resourceId, ...latest })
    .onConflict((conflict) => conflict.column('resource_id').doUpdateSet(latest))
    .execute();
}

/** Forgets the recipe of a resource. */
export async function deleteRecipe(sql: Store, resourceId: string): Promise<void> {
  await sql.query.deleteFrom('datastore_recipes').where('resource_id', '=', resourceId).execute();
}
