import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ApplicationError, type Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { saveObject, releaseObjects } from '../objects/save-object.ts';
import type { ImportContext } from '../import/import-input.ts';
import { importTable } from '../import/import-table.ts';
import { deleteUpload, findUpload, type UploadTables, upsertUpload } from './upload.store.ts';

/** A file that came with a request: its name at the sender's, and where it lies until the request ends. */
export type ReceivedFile = { filename: string; path: string };

export type KeptFile = {
  /** Path on this site where it can be downloaded. */
  path: string;
  /** Bytes. */
  size: number;
  /** Its SHA-256, as `sha256:…`. */
  hash: string;
};

const LONGEST_NAME = 120;

/**
 * Saves an uploaded file as the file of a resource; the one before goes. Who may do that is for the caller of
 * this function to decide.
 */
export async function saveUpload(
  context: DatastoreContext,
  resource: { id: string; packageId: string },
  file: ReceivedFile,
): Promise<KeptFile> {
  const sql = context.sql.as<UploadTables>();
  const filename = safeName(file.filename);
  const { size } = await stat(file.path);
  const object_key = `uploads/${resource.id}/${randomUUID()}-${filename}`;
  const digest = await saveObject(context, { key: object_key, path: file.path }, async () => {
    const before = await findUpload(sql, resource.id);
    const created_at = context.clock().toISOString();
    await upsertUpload(sql, { resource_id: resource.id, filename, object_key, byte_size: size, created_at });
    if (before) await releaseObjects(context, [before.object_key]);
  });
  return { path: downloadPath(resource, filename), size, hash: `sha256:${digest}` };
}

/** Removes the file of a resource; one that has none is no error. */
export async function dropUpload(context: DatastoreContext, resourceId: string): Promise<void> {
  const sql = context.sql.as<UploadTables>();
  const upload = await findUpload(sql, resourceId);
  if (!upload) return;
  await sql.transaction(async () => {
    await deleteUpload(sql, resourceId);
    await releaseObjects(context, [upload.object_key]);
  });
}

/**
 * Reads the rows of an uploaded file into the resource's table, where the file is a table.
 * @returns false for a file of another kind, which stays a file to download
 */
export async function tabulateUpload(
  context: ImportContext,
  caller: Caller,
  resourceId: string,
  file: ReceivedFile,
): Promise<boolean> {
  try {
    await importTable(context, caller, { resourceId, source: { path: file.path }, format: file.filename });
    return true;
  } catch (error) {
    if (error instanceof ApplicationError && error.code === 'invalid_input') return false;
    throw error;
  }
}

function downloadPath(resource: { id: string; packageId: string }, filename: string): string {
  return `/dataset/${resource.packageId}/resource/${resource.id}/download/${filename}`;
}

// The sender's name is only a label: it never decides where a file is written.
function safeName(filename: string): string {
  const plain = basename(filename.replaceAll('\\', '/')).normalize('NFC');
  const safe = plain.replace(/[^A-Za-z0-9_.-]+/g, '-').replace(/^[.-]+/, '');
  return safe.slice(-LONGEST_NAME) || 'file';
}
