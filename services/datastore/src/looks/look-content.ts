import type { TextInLanguages } from '@gazetteer/kernel';
import type { Column } from '../tables/column.ts';
import type { Refused } from '../import/files/import-refusal.ts';
import type { ImportReport } from '../import/files/import-report.ts';
import type { RecipeFit } from '../import/fit-recipe.ts';
import type { Meeting } from '../import/meet-table.ts';
import type { ColumnProfile } from '../import/guess-dictionary.ts';
import type { Recipe } from '../import/recipe.contract.ts';

/** Codes of places that a column has. */
export type FoundPlaces = {
  column: string;
  scheme: string;
  scheme_title: string;
  scheme_title_translated?: TextInLanguages;
  level: string;
  level_title: string;
  level_title_translated?: TextInLanguages;
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

/** What publishing a look would change, as it was found out last. */
export type KeptChanges = {
  /** The rows that were compared, and how they are to meet those of the table. */
  rows_key: string;
  said: Meeting;
  /** The table that they were compared with. */
  base: { id: string; number: number; primaryKey: string[]; columns: NamedColumn[]; rows: number };
  /** Why the rows cannot meet those of the table in this way. */
  problem: Refused['reason'] | null;
  /** What the table would be; null with a problem. */
  next: {
    primaryKey: string[];
    columns: NamedColumn[];
    rows: number;
    /** What rows are added and changed by; null where nothing is. */
    upsertKey: string[] | null;
  } | null;
  /** What differs; null with a problem, or where there was no time to find out. */
  found: {
    key: string[] | null;
    shared: string[];
    added: number;
    removed: number;
    changed: number | null;
  } | null;
};

export type NamedColumn = { name: string; type: string };
