import type { Caller } from '@gazetteer/kernel';
import type { Column } from '../tables/column.ts';
import { requireWritable } from '../tables/table-access.ts';
import { findTable } from '../tables/table.store.ts';
import { announceTable } from '../writing/announce-table.ts';
import { withWriteLease } from '../writing/with-write-lease.ts';
import { publishRows, WRITE_MILLISECONDS } from '../writing/write-version.ts';
import type { ImportReport } from './files/import-report.ts';
import { mergeDictionary } from './guess-dictionary.ts';
import type { ImportContext, ImportInput } from './import-input.ts';
import { loadRecipe, requireFit } from './load-recipe.ts';
import { readTableFile, type TableFile } from './read-table-file.ts';

export type ImportResult = { rows: number; columns: Column[]; versionId: string; report: ImportReport };

/**
 * Reads a file into the next version of a resource's table, made when missing. Rows keep the file's order.
 * A file that cannot be read or does not fit the recipe of its resource, or an import that is cancelled, changes nothing.
 * @throws not_found, access_denied, cancelled; invalid_input on `file`, with line and cause where they are known,
 * or on `sheet`
 */
export async function importTable(
  context: ImportContext,
  caller: Caller,
  input: ImportInput & Omit<Publishing, 'file'>,
): Promise<ImportResult> {
  await requireWritable(context, caller, input.resourceId, true);
  const file = await readByRecipe(context, input);
  try {
    const result = await publishFile(context, caller, { ...input, file });
    input.onProgress?.({ phase: 'done', rows: result.rows });
    return result;
  } finally {
    await file.discard();
  }
}

/** Reads a file by the recipe that its resource has, unless whoever imports it says how. */
async function readByRecipe(
  context: ImportContext,
  input: ImportInput & { resourceId: string },
): Promise<TableFile> {
  const isSaid = input.recipe !== undefined || input.columns !== undefined;
  const recipe = isSaid ? undefined : await loadRecipe(context, input.resourceId);
  if (!recipe) return readTableFile(context, input);
  const file = await readTableFile(context, { ...input, recipe, recipeOfEarlier: true });
  try {
    requireFit(file.fit);
  } catch (error) {
    await file.discard();
    throw error;
  }
  file.report.notes.unshift({ code: 'recipe_used', params: {} });
  return file;
}

/** Where the rows of a file go. */
export type Publishing = {
  resourceId: string;
  file: Pick<TableFile, 'columns' | 'profiles' | 'report' | 'path'>;
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
  { resourceId, file, alongside }: Publishing,
): Promise<ImportResult> {
  await requireWritable(context, caller, resourceId, true);
  const { path, profiles, report } = file;
  const publish = async () => {
    const existing = await findTable(context.sql, resourceId);
    const described = mergeDictionary(file.columns, profiles, existing?.columns ?? []);
    const origin = { operation: 'import', caller } as const;
    const next = { resourceId, existing, columns: described, primaryKey: [], origin, alongside };
    const version = await publishRows(context, next, path);
    // Still with the lease: what the catalogue is told last must be what was written last.
    await announceTable(context, caller, resourceId, described);
    return { rows: version.row_count, columns: described, versionId: version.id, report };
  };
  // Nobody waits at the other end of a connection for most imports, and another one may take long.
  return withWriteLease(context, resourceId, publish, { patienceMilliseconds: WRITE_MILLISECONDS });
}
