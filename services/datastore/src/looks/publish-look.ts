import { copyFile, rm } from 'node:fs/promises';
import { type Caller, conflict } from '@gazetteer/kernel';
import { publishFile } from '../import/import-table.ts';
import { requireFit } from '../import/load-recipe.ts';
import { type RecipeTables, saveRecipe } from '../import/recipe.store.ts';
import { releaseObjects } from '../objects/save-object.ts';
import { findTable } from '../tables/table.store.ts';
import { readVersion } from '../tables/version.store.ts';
import { temporaryFile } from '../temporary-file.ts';
import { objectsOf } from './drop-looks.ts';
import type { Published } from './look.contract.ts';
import { type ReadyLook, requireOwnLook } from './look-rights.ts';
import { deleteLook } from './look.store.ts';
import type { Looks } from './looks.ts';

const COMPARE_MILLISECONDS = 60_000;

/**
 * Publishes the rows of a look as they were seen, and saves its recipe with the resource: in one transaction, in which the
 * look goes, so that nothing is published twice.
 * @throws not_found, access_denied, conflict, unavailable; invalid_input on `file` where columns are missing or new that
 * nobody has accepted
 */
export async function publishLook(
  looks: Looks,
  caller: Caller,
  id: string,
  { accept_columns = false }: { accept_columns?: boolean | undefined },
): Promise<Published> {
  const { context } = looks;
  const look = await requireOwnLook(looks, caller, id);
  if (!accept_columns) requireFit(look.read.fit);
  const resourceId = look.resource_id ?? (await makeResource(looks, caller, look));
  const before = await findTable(context.sql, resourceId);
  const file = await copyForResource(looks, look, resourceId);
  try {
    const versionId = await publishRowsOf(looks, caller, look, resourceId);
    // The rows are there: what fails from here on does not undo them.
    if (file) {
      const upload = { filename: look.source_name, path: file };
      await looks.after.storeFile(caller, resourceId, upload).catch(() => undefined);
    }
    const to = await readVersion(context.sql, versionId);
    const signal = AbortSignal.timeout(COMPARE_MILLISECONDS);
    return {
      resource_id: resourceId,
      package_id: look.package_id,
      new_resource: look.resource_id === null,
      rows: look.read.report.rows,
      version: to?.number ?? 1,
      rejected_rows: look.read.report.rejected_rows,
      changes: before && to ? await looks.after.compare(before, to, signal) : null,
    };
  } catch (error) {
    if (look.resource_id === null) await context.resources.remove(caller, resourceId);
    throw error;
  } finally {
    if (file) await rm(file, { force: true });
  }
}

/** @returns the id of the version */
async function publishRowsOf(
  { context, sql }: Looks,
  caller: Caller,
  look: ReadyLook,
  resourceId: string,
): Promise<string> {
  const { columns, profiles, report, recipe } = look.read;
  const path = await context.objects.localPath(look.rows_key);
  const { versionId } = await publishFile(context, caller, {
    resourceId,
    file: { columns, profiles, report, path },
    alongside: async () => {
      if (!(await deleteLook(sql, look)))
        throw conflict('It was read anew, published or discarded meanwhile');
      await saveRecipe(context.sql.as<RecipeTables>(), resourceId, recipe, context.clock().toISOString());
      await releaseObjects(context, objectsOf(look));
    },
  });
  return versionId;
}

/** A resource that offers the file it was made from gets the new one: copied, because the look goes before. */
async function copyForResource(
  { context }: Looks,
  { source_kind, file_key }: ReadyLook,
  resourceId: string,
): Promise<string | undefined> {
  const resource = await context.resources.find(resourceId);
  if (resource?.urlType !== 'upload' || source_kind !== 'file') return undefined;
  const path = await temporaryFile(context.temporaryFolder, 'look');
  await copyFile(await context.objects.localPath(file_key), path);
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
