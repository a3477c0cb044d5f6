import { tidyColumnNames } from '../tables/column-names.ts';
import type { Column, ColumnInfo } from '../tables/column.ts';
import { badFile } from './files/import-refusal.ts';
import { entriesOf, fitRecipe, orderOfColumns, type ColumnFit } from './fit-recipe.ts';
import type { Guessable, Recipe, RecipeColumn } from './recipe.contract.ts';
import type { SourceColumn } from './table-reader.ts';

/** The columns of a file as a table has them. */
export type ArrangedColumns = {
  /** Those that are read, in the order of the table. */
  kept: SourceColumn[];
  leftOut: SourceColumn[];
  /** What the kept ones are called, their types, and what is said of them. */
  columns: Column[];
  fit: ColumnFit;
};

/**
 * Names, orders and leaves out the columns of a file as a recipe says; what it does not know follows as it is.
 * @throws invalid_input on `file` where no column is left
 */
export function arrangeColumns(found: readonly SourceColumn[], recipe: Recipe): ArrangedColumns {
  const sources = found.map(({ source }) => source);
  const entries = entriesOf(recipe, sources);
  const ordered = orderOfColumns(recipe, sources);
  const kept = ordered.filter((index) => !entries[index]?.left_out);
  if (kept.length === 0) throw badFile({ code: 'no_columns_left' });
  const plain = tidyColumnNames(found.map(({ header }) => header));
  const names = tidyColumnNames(kept.map((index) => entries[index]?.name ?? plain[index] ?? ''));
  const at = (index: number) => found[index] as SourceColumn;
  return {
    kept: kept.map(at),
    leftOut: ordered.filter((index) => entries[index]?.left_out).map(at),
    columns: kept.map((index, place) => ({
      id: names[place] ?? '',
      type: at(index).type,
      info: saidInfo(entries[index]),
    })),
    fit: fitRecipe(recipe, sources),
  };
}

/** What of a column belongs to the dictionary. */
export const infoFields = [
  'label',
  'unit',
  'role',
  'scale',
  'additivity',
  'level',
  'scheme',
  'notes',
] as const satisfies Guessable[];

/** What of a column's entry in the dictionary somebody has said. */
export function saidInfo(entry: RecipeColumn | undefined): ColumnInfo {
  const info: ColumnInfo = {};
  for (const field of infoFields) {
    const value = entry?.[field];
    // A label that is taken away is guessed again; of the others an empty text says that there is none.
    const isSaid = value !== undefined && !(value === '' && field === 'label');
    if (isSaid && !entry?.guessed?.includes(field)) Object.assign(info, { [field]: value });
  }
  return info;
}
