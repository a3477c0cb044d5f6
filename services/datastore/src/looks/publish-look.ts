import { copyFile, rm } from 'node:fs/promises';
import { ApplicationError, type Caller } from '@gazetteer/kernel';
import { badFile, type ImportRefusal } from '../import/files/import-refusal.ts';
import { publishFile } from '../import/import-table.ts';
import { requireFit } from '../import/load-recipe.ts';
import { meetTable, type NextRows } from '../import/meet-table.ts';
import { describeNext } from '../import/next-columns.ts';
import type { Recipe } from '../import/recipe.contract.ts';
import { type RecipeTables, saveRecipe } from '../import/recipe.store.ts';
import { pathCompared } from '../objects/compared-object.ts';
import { releaseObjects } from '../objects/save-object.ts';
import { findTable, type StoredTable } from '../tables/table.store.ts';
import { readVersion } from '../tables/version.store.ts';
import { temporaryFile } from '../temporary-file.ts';
import { changesOf } from './compare-look.ts';
import { rowObjectsOf } from './drop-looks.ts';
import type { Published } from './look.contract.ts';
import type { KeptChanges } from './look-content.ts';
import { changeOwnLook, type ReadyLook, readMeanwhile } from './look-rights.ts';
import { deleteLook, findLook } from './look.store.ts';
import type { Looks } from './looks.ts';

export type Consent = { accept_columns?: boolean | undefined; if_version?: number | undefined };

/**
 * Publishes the rows of a look as they were seen, in the way that its recipe says, and saves its recipe with the resource:
 * in one transaction, in which the look goes, so that nothing is published twice.
 * @throws not_found, access_denied, conflict, unavailable; table_changed where somebody else has published meanwhile;
 * invalid_input on `file` where columns are missing or new that nobody has accepted, or where the rows cannot meet those
 * of the table
 */
export async function publishLook(
  looks: Looks,
  caller: Caller,
  id: string,
  consent: Consent,
): Promise<Published> {
  return changeOwnLook(looks, caller, id, (look) => publishOwnLook(looks, caller, look, consent));
}

async function publishOwnLook(
  looks: Looks,
  caller: Caller,
  look: ReadyLook,
  { accept_columns = false, if_version }: Consent,
): Promise<Published> {
  const { context } = looks;
  if (!accept_columns) requireFit(look.read.fit);
  await requireSeen(looks, look, if_version);
  const changes = await changesOf(looks, look);
  if (changes?.problem) throw refusalOf(changes.problem);
  const resourceId = look.resource_id ?? (await makeResource(looks, caller, look));
  const file = await copyForResource(looks, look, resourceId, changes);
  try {
    const { versionId, rows } = await publishRowsOf(looks, caller, look, { resourceId, changes });
    // The rows are there: what fails from here on does not undo them.
    if (file) {
      const upload = { filename: look.source_name, path: file };
      await looks.after.storeFile(caller, resourceId, upload).catch(() => undefined);
    }
    const to = await readVersion(context.sql, versionId);
    return {
      resource_id: resourceId,
      package_id: look.package_id,
      new_resource: look.resource_id === null,
      rows,
      version: to?.number ?? 1,
      rejected_rows: look.read.report.rejected_rows,
      changes: changes && outlineOf(changes),
    };
  } catch (error) {
    if (look.resource_id === null) await context.resources.remove(caller, resourceId);
    throw error;
  } finally {
    if (file) await rm(file, { force: true });
  }
}

/** @throws table_changed where another version is published than the one that whoever publishes has seen */
async function requireSeen(
  { context }: Looks,
  { resource_id, base_version }: ReadyLook,
  ifVersion: number | undefined,
): Promise<void> {
  const table = resource_id === null ? undefined : await findTable(context.sql, resource_id);
  const isSeen =
    ifVersion === undefined
      ? base_version === (table?.version.id ?? null)
      : ifVersion === table?.version.number;
  if (!isSeen) throw tableChanged(table);
}

function tableChanged(table: StoredTable | undefined): ApplicationError {
  return new ApplicationError(
    'table_changed',
    409,
    'Somebody else has published another version of this table meanwhile. Nothing was published; look at what changes now',
    { info: { version: table?.version.number ?? null, published_at: table?.version.created_at ?? null } },
  );
}

function refusalOf(problem: NonNullable<KeptChanges['problem']>): ImportRefusal {
  const { code, params } = problem;
  // What was stored is what it was made of.
  return badFile({ code, ...params } as Parameters<typeof badFile>[0]);
}

function outlineOf({ found, base, next }: KeptChanges): Published['changes'] {
  if (!found || !next) return null;
  const { added, removed, changed, key } = found;
  const before = new Map(base.columns.map(({ name, type }) => [name, type]));
  const after = new Map(next.columns.map(({ name, type }) => [name, type]));
  const columns = {
    added: [...after.keys()].filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    retyped: [...after.keys()].filter((name) => before.has(name) && before.get(name) !== after.get(name)),
  };
  return { added, removed, changed, key, columns };
}

type Publishing = { resourceId: string; changes: KeptChanges | null };

async function publishRowsOf(
  looks: Looks,
  caller: Caller,
  look: ReadyLook,
  { resourceId, changes }: Publishing,
): Promise<{ versionId: string; rows: number }> {
  const { context, sql } = looks;
  const { columns, profiles, report } = look.read;
  const path = await pathCompared(context, look.rows_key);
  const file = { columns, profiles, report, path };
  return publishFile(context, caller, {
    resourceId,
    file,
    rowsFor: async (existing) => {
      if (changes) return stagedRows(looks, look, changes, existing);
      if (existing) throw tableChanged(existing);
      return meetTable(context, undefined, file, {});
    },
    alongside: async () => {
      const published = await deleteLook(sql, look);
      if (!published) throw readMeanwhile();
      const recipe = recipeToSave(look.read.recipe, changes);
      await saveRecipe(context.sql.as<RecipeTables>(), resourceId, recipe, context.clock().toISOString());
      await releaseObjects(context, [published.file_key, ...rowObjectsOf(published)]);
    },
  });
}

/** The rows that were compared with those of the table. @throws table_changed, conflict */
async function stagedRows(
  { context, sql }: Looks,
  { id, rows_key, read }: ReadyLook,
  { base, next, said }: KeptChanges,
  existing: StoredTable | undefined,
): Promise<NextRows> {
  const isBase = existing?.version.id === base.id && sameKey(existing.primaryKey, base.primaryKey);
  if (!isBase || !next) throw tableChanged(existing);
  const method = said.method ?? 'replace';
  const stored = method === 'replace' ? rows_key : (await findLook(sql, id))?.next_key;
  if (!stored) throw readMeanwhile();
  return {
    path: await pathCompared(context, stored),
    // The dictionary may have been edited since.
    columns: describeNext(existing, read, method),
    primaryKey: next.primaryKey,
    method,
    key: next.upsertKey,
    discard: async () => {},
  };
}

function sameKey(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}

/** The next file is told apart by the key that this one was. */
function recipeToSave(recipe: Recipe, changes: KeptChanges | null): Recipe {
  const key = changes?.next?.upsertKey;
  return key ? { ...recipe, key } : recipe;
}

/**
 * A resource that offers the file it was made from gets the new one: copied, because the look goes before. A file that
 * brings some of its rows is not the one it was made from.
 */
async function copyForResource(
  { context }: Looks,
  { source_kind, file_key }: ReadyLook,
  resourceId: string,
  changes: KeptChanges | null,
): Promise<string | undefined> {
  const resource = await context.resources.find(resourceId);
  const isWhole = (changes?.said.method ?? 'replace') === 'replace';
  if (resource?.urlType !== 'upload' || source_kind !== 'file' || !isWhole) return undefined;
  const path = await temporaryFile(context.temporaryFolder, 'look');
  await copyFile(await pathCompared(context, file_key), path);
  return path;
}

async function makeResource({ context }: Looks, caller: Caller, look: ReadyLook): Promise<string> {
  const isMirror = look.source_kind === 'url';
  const { id } = await context.resources.create(caller, {
    package_id: look.package_id,
    name: look.title,
    // What mirrors an address says so; what was uploaded lives here from now on.
    ...(isMirror ? { url: look.source_name } : { url_type: 'datastore' }),
  });
  return id;
}
