import { randomUUID } from 'node:crypto';
import { timedOut } from '@gazetteer/kernel';
import { completeRecipe, withLateGuesses } from '../import/complete-recipe.ts';
import { ImportRefusal } from '../import/files/import-refusal.ts';
import { fitRecipe } from '../import/fit-recipe.ts';
import { loadRecipe } from '../import/load-recipe.ts';
import { readTableFile, type TableFile } from '../import/read-table-file.ts';
import type { Recipe } from '../import/recipe.contract.ts';
import { releaseObjects, saveObject } from '../objects/save-object.ts';
import { readCodeColumns } from '../places/read-code-columns.ts';
import type { Column } from '../tables/column.ts';
import { findTable } from '../tables/table.store.ts';
import { rowObjectsOf } from './drop-looks.ts';
import type { FoundPlaces, LookContent } from './look-content.ts';
import type { Looks } from './looks.ts';
import { readMeanwhile } from './look-rights.ts';
import { findLook, replaceRows, type StoredLook } from './look.store.ts';

const LONGEST_MILLISECONDS = 5 * 60_000;
/** How long a look stays after it was read last. */
const DAYS = 3;

/** A look stays until then that is read now. */
export function endOfLook(now: Date): string {
  return new Date(now.getTime() + DAYS * 24 * 60 * 60_000).toISOString();
}

/**
 * Reads the file of a look and puts what was found in the place of what was found before.
 * @param path the file on this machine
 * @param said the recipe to read it by; that of the resource where absent
 * @throws what {@link readTableFile} throws; timed_out; conflict where it was read, published or discarded meanwhile
 */
export async function readLook(
  looks: Looks,
  look: StoredLook,
  path: string,
  said?: Recipe,
): Promise<{ rows_key: string; content: LookContent }> {
  const { context, sql } = looks;
  const earlier = look.resource_id === null ? undefined : await loadRecipe(context, look.resource_id);
  const { file, recipe, missingSheet } = await looks.reading(() =>
    said
      ? readInTime(looks, look, { path, recipe: said, isOfEarlier: false })
      : readByEarlier(looks, look, { path, recipe: earlier, isOfEarlier: true }),
  );
  try {
    const rows_key = `looks/${look.id}/${randomUUID()}.parquet`;
    const content = await describe(looks, look, {
      file,
      recipe: recipe ?? {},
      earlier,
      missingSheet,
      rows_key,
    });
    const latest = {
      rows_key,
      content: JSON.stringify(content),
      title: look.title,
      expires_at: endOfLook(context.clock()),
    };
    await saveObject(context, { key: rows_key, path: file.path }, async () => {
      const former = await findLook(sql, look.id);
      if (!former || !(await replaceRows(sql, look, latest))) throw readMeanwhile();
      await releaseObjects(context, rowObjectsOf(former));
    });
    return { rows_key, content };
  } finally {
    await file.discard();
  }
}

type Reading = { path: string; recipe: Recipe | undefined; isOfEarlier: boolean };
type FileRead = Pick<Reading, 'recipe'> & { file: TableFile; missingSheet: string | null };

/**
 * Reads a file as that before it was read. Sheets are often named by their month: where the workbook does not have the one
 * that the recipe names, the fullest is read, and whoever looks at it chooses.
 */
async function readByEarlier(looks: Looks, look: StoredLook, reading: Reading): Promise<FileRead> {
  try {
    return await readInTime(looks, look, reading);
  } catch (error) {
    const { sheet, ...recipe } = reading.recipe ?? {};
    const isMissing = error instanceof ImportRefusal && error.refused.reason.code === 'no_such_sheet';
    if (!isMissing || sheet === undefined) throw error;
    return { ...(await readInTime(looks, look, { ...reading, recipe })), missingSheet: sheet };
  }
}

async function readInTime(
  { context }: Looks,
  { format }: StoredLook,
  { path, recipe, isOfEarlier }: Reading,
): Promise<FileRead> {
  const signal = AbortSignal.timeout(LONGEST_MILLISECONDS);
  try {
    const file = await readTableFile(context, {
      source: { path },
      format,
      recipe: recipe ?? {},
      recipeOfEarlier: isOfEarlier,
      signal,
    });
    return { file, recipe, missingSheet: null };
  } catch (error) {
    throw signal.aborted ? timedOut('The file took too long to be read; import it in the background') : error;
  }
}

type Read = Pick<FileRead, 'file' | 'missingSheet'> & {
  recipe: Recipe;
  earlier: Recipe | undefined;
  rows_key: string;
};

async function describe(
  { context }: Looks,
  { resource_id }: StoredLook,
  { file, recipe, earlier, missingSheet, rows_key }: Read,
): Promise<LookContent> {
  const table = resource_id === null ? undefined : await findTable(context.sql, resource_id);
  const complete = completeRecipe(recipe, file, table?.columns ?? []);
  const { columns, profiles, report } = file;
  const sources = [...file.kept, ...file.leftOut].map(({ source }) => source);
  return {
    recipe: complete,
    fromRecipe: earlier !== undefined,
    fit: { ...fitRecipe(earlier ?? {}, sources), sheet: missingSheet },
    columns: withLateGuesses(columns, complete),
    profiles,
    report,
    places: await findPlaces(
      context,
      { path: file.path, rows_key, rows: report.rows },
      withEntries(columns, complete),
    ),
  };
}

/** The columns as the recipe describes them. */
function withEntries(columns: readonly Column[], recipe: Recipe): Column[] {
  const entries = new Map(recipe.columns?.map((entry) => [entry.name, entry]));
  return columns.map(({ id, type }) => {
    const { role, level, scheme } = entries.get(id) ?? {};
    return { id, type, info: { ...(role && { role }), ...(level && { level }), ...(scheme && { scheme }) } };
  });
}

const UNKNOWN_SHOWN = 10;

async function findPlaces(
  context: Looks['context'],
  { path, rows_key, rows }: { path: string; rows_key: string; rows: number },
  columns: Column[],
): Promise<FoundPlaces[]> {
  const table = { resourceId: '', versionNumber: 1, byteSize: 0, denseIds: true, primaryKey: [] };
  const opened = { ...table, versionId: rows_key, path, rowCount: rows, columns };
  const found = await readCodeColumns(context, opened);
  return found.map(({ field, scheme, schemeTitle, level, levelTitle, translated, named, unknown }) => ({
    column: field,
    scheme,
    scheme_title: schemeTitle,
    level,
    level_title: levelTitle,
    ...translated,
    known: named.size,
    unknown: unknown.length,
    unknown_values: unknown.slice(0, UNKNOWN_SHOWN).map(({ value }) => value),
  }));
}
