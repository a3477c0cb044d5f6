import type { Caller } from '@gazetteer/kernel';
import type { Column } from '../tables/column.ts';
import { requireWritable } from '../tables/table-access.ts';
import { findTable, type StoredTable } from '../tables/table.store.ts';
import { withWriteLease } from '../writing/with-write-lease.ts';
import { publishRows, WRITE_MILLISECONDS } from '../writing/write-version.ts';
import type { ImportReport } from './files/import-report.ts';
import type { ImportContext, ImportInput } from './import-input.ts';
import { loadRecipe, requireFit } from './load-recipe.ts';
import { meetTable, type NextRows } from './meet-table.ts';
import { readTableFile, type TableFile } from './read-table-file.ts';
import type { ImportMethod, Recipe } from './recipe.contract.ts';

export type ImportResult = {
  /** Rows that the table has now. */
  rows: number;
  columns: Column[];
  versionId: string;
  /** How the rows of the file met those of the table. */
  method: ImportMethod;
  report: ImportReport;
};

/**
 * Reads a file into the next version of a resource's table, made when missing: in the place of its rows, or as its recipe
 * says below or among them. Rows keep the file's order. A file that cannot be read or does not fit the recipe of its
 * resource, or an import that is cancelled, changes nothing.
 * @throws not_found, access_denied, cancelled; invalid_input on `file`, with line and cause where they are known,
 * or on `sheet`
 */
export async function importTable(
  context: ImportContext,
  caller: Caller,
  input: ImportInput & Omit<Publishing, 'file'>,
): Promise<ImportResult> {
  await requireWritable(context, caller, input.resourceId, true);
  const { file, recipe } = await readByRecipe(context, input);
  const rowsFor = (existing: StoredTable | undefined) =>
    meetTable(context, existing, file, recipe, input.signal);
  try {
    const result = await publishFile(context, caller, { ...input, file, rowsFor });
    input.onProgress?.({ phase: 'done', rows: file.report.rows });
    return result;
  } finally {
    await file.discard();
  }
}

/**
 * Reads a file by the recipe that its resource has, unless whoever imports it says how. Whoever called discards what was
 * read.
 * @throws as `readTableFile`; invalid_input on `file` where it does not fit the recipe
 */
export async function readByRecipe(
  context: ImportContext,
  input: ImportInput & { resourceId: string },
): Promise<{ file: TableFile; recipe: Recipe }> {
  const isSaid = input.recipe !== undefined || input.columns !== undefined;
  const recipe = isSaid ? undefined : await loadRecipe(context, input.resourceId);
  if (!recipe) return { file: await readTableFile(context, input), recipe: input.recipe ?? {} };
  const file = await readTableFile(context, { ...input, recipe, recipeOfEarlier: true });
  try {
    requireFit(file.fit);
  } catch (error) {
    await file.discard();
    throw error;
  }
  file.report.notes.unshift({ code: 'recipe_used', params: {} });
  return { file, recipe };
}

/** Where the rows of a file go. */
export type Publishing = {
  resourceId: string;
  file: Pick<TableFile, 'columns' | 'profiles' | 'report' | 'path'>;
  /**
   * Makes the rows that the table is to have, from those that it has; unless given the rows of the file take their place.
   * May run several times. Throwing changes nothing.
   */
  rowsFor?: (existing: StoredTable | undefined) => Promise<NextRows>;
  /** How the rows of the file meet those that the table has, where `rowsFor` does not say it. */
  recipe?: Recipe;
  /** Runs in the transaction that shows the new rows; throwing keeps the old ones. */
  alongside?: () => Promise<void>;
};

/**
 * Makes what was read of a file the next version of a resource's table.
 * @throws not_found, access_denied; unavailable where others write the table for too long
 */
export async function publishFile(
  context: ImportContext,
  caller: Caller,
  { resourceId, file, recipe = {}, rowsFor, alongside }: Publishing,
): Promise<ImportResult> {
  await requireWritable(context, caller, resourceId, true);
  const publish = async () => {
    const existing = await findTable(context.sql, resourceId);
    const rows = await (rowsFor?.(existing) ?? meetTable(context, existing, file, recipe));
    try {
      const { columns, primaryKey, path, method } = rows;
      const origin = { operation: 'import', caller } as const;
      const next = { resourceId, existing, columns, primaryKey, origin, announces: true, alongside };
      const version = await publishRows(context, next, path);
      return { rows: version.row_count, columns, versionId: version.id, method, report: file.report };
    } finally {
      await rows.discard();
    }
  };
  // Nobody waits at the other end of a connection for most imports, and another one may take long.
  return withWriteLease(context, resourceId, publish, { patienceMilliseconds: WRITE_MILLISECONDS });
}
