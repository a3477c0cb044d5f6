import type { DatastoreContext } from '../datastore-context.ts';
import type { Column } from '../tables/column.ts';
import { findTable } from '../tables/table.store.ts';
import { infoFields } from './arrange-columns.ts';
import { fits, type ColumnFit } from './fit-recipe.ts';
import { badFile } from './files/import-refusal.ts';
import type { Recipe, RecipeColumn } from './recipe.contract.ts';
import { findRecipe, type RecipeTables } from './recipe.store.ts';

/** The recipe of a resource. What its dictionary says today stands in place of what it said when the recipe was saved. */
export async function loadRecipe(
  { sql }: Pick<DatastoreContext, 'sql'>,
  resourceId: string,
): Promise<Recipe | undefined> {
  const recipe = await findRecipe(sql.as<RecipeTables>(), resourceId);
  if (!recipe) return undefined;
  const table = await findTable(sql, resourceId);
  return table ? withDictionary(recipe, table.columns) : recipe;
}

/** A recipe with what a dictionary says; what somebody has changed there was not guessed. */
function withDictionary(recipe: Recipe, dictionary: readonly Column[]): Recipe {
  const known = new Map(dictionary.map(({ id, info }) => [id, info]));
  const columns = recipe.columns?.map((entry): RecipeColumn => {
    const info = known.get(entry.name);
    if (!info || entry.left_out) return entry;
    const changed = infoFields.filter((field) => (info[field] ?? '') !== (entry[field] ?? ''));
    // What was taken away there is none, but for a role, which every column has.
    const said = Object.fromEntries(
      changed.map((field) => [field, info[field] ?? (field === 'role' ? undefined : '')]),
    );
    return {
      ...entry,
      ...said,
      guessed: entry.guessed?.filter((field) => !changed.some((other) => other === field)),
    };
  });
  return { ...recipe, ...(columns && { columns }) };
}

/** @throws invalid_input on `file`, with the columns that are missing or new, where a file does not fit its recipe */
export function requireFit({ missing, added }: ColumnFit): void {
  if (fits({ missing, added })) return;
  throw badFile({ code: 'columns_do_not_fit', missing: listed(missing), added: listed(added) });
}

const LISTED = 20;

function listed(names: readonly string[]): string {
  return `${names.slice(0, LISTED).join(', ')}${names.length > LISTED ? ' …' : ''}`;
}
