import type { Column } from '../tables/column.ts';
import type { ImportReport } from '../import/files/import-report.ts';
import type { RecipeFit } from '../import/fit-recipe.ts';
import type { ColumnProfile } from '../import/guess-dictionary.ts';
import type { Recipe } from '../import/recipe.contract.ts';

/** Codes of places that a column has. */
export type FoundPlaces = {
  column: string;
  scheme: string;
  scheme_title: string;
  level: string;
  level_title: string;
  /** Different codes that are known, and those that are not. */
  known: number;
  unknown: number;
  unknown_values: string[];
};

/** What was found in a file when it was read last, beside its rows. */
export type LookContent = {
  recipe: Recipe;
  /** The recipe of the resource was used. */
  fromRecipe: boolean;
  /** What keeps the file from that recipe. */
  fit: RecipeFit;
  columns: Column[];
  profiles: ColumnProfile[];
  report: ImportReport;
  places: FoundPlaces[];
};
