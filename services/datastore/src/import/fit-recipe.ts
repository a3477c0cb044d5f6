import type { Recipe, RecipeColumn } from './recipe.contract.ts';

/** How the columns of a file and those of a recipe go together. */
export type ColumnFit = {
  /** Columns that the recipe wants and the file does not have, by their names in the file. */
  missing: string[];
  /** Columns of the file that the recipe does not know. */
  added: string[];
};

/** The same, and whether the workbook has the sheet of the recipe. */
export type RecipeFit = ColumnFit & {
  /** The sheet that the recipe names and the workbook does not have: the fullest was read in its place. */
  sheet: string | null;
};

/** Names that differ in case alone are the same column. */
const key = (source: string) => source.toLowerCase();

/** The entry of a recipe for each column of a file, undefined for those it does not know. */
export function entriesOf(
  { columns = [] }: Pick<Recipe, 'columns'>,
  sources: readonly string[],
): (RecipeColumn | undefined)[] {
  const known = new Map(columns.map((column) => [key(column.source), column]));
  return sources.map((source) => known.get(key(source)));
}

/** What keeps a file from being read as a recipe says; a column that is left out anyway may be missing. */
export function fitRecipe({ columns }: Pick<Recipe, 'columns'>, sources: readonly string[]): ColumnFit {
  if (columns === undefined) return { missing: [], added: [] };
  const there = new Set(sources.map(key));
  const known = new Set(columns.map(({ source }) => key(source)));
  return {
    missing: columns.flatMap(({ source, left_out }) => (left_out || there.has(key(source)) ? [] : [source])),
    added: sources.filter((source) => !known.has(key(source))),
  };
}

export function fits({ missing, added }: ColumnFit): boolean {
  return missing.length === 0 && added.length === 0;
}

/**
 * The columns of a file in the order of a recipe, as indexes; those it does not know stand at the end.
 * @param sources of the columns that are read
 */
export function orderOfColumns(
  { columns = [] }: Pick<Recipe, 'columns'>,
  sources: readonly string[],
): number[] {
  const places = new Map(columns.map(({ source }, place) => [key(source), place]));
  const placeOf = (index: number) => places.get(key(sources[index] ?? '')) ?? columns.length + index;
  return sources.map((_, index) => index).toSorted((one, other) => placeOf(one) - placeOf(other));
}
