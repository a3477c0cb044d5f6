import { randomUUID } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ApplicationError, type Caller, invalidInput } from '@gazetteer/kernel';
import { ImportRefusal } from '../import/files/import-refusal.ts';
import { fetchFile } from '../jobs/fetch-file.ts';
import { nameOfCaller, requireImporter } from '../jobs/job-rights.ts';
import { receiveFile } from '../jobs/receive-file.ts';
import { requireWebAddress, titleOf } from '../jobs/start-import.ts';
import { thisProcess } from '../objects/process-name.ts';
import { saveObject } from '../objects/save-object.ts';
import { contentOfUpload, dropResumable, requireOwnUpload } from '../resumable/resumable-uploads.ts';
import { findTable } from '../tables/table.store.ts';
import { temporaryFile } from '../temporary-file.ts';
import { dropExpired, dropLook } from './drop-looks.ts';
import type { LookTarget } from './look.contract.ts';
import { findLook, insertLook, listLooks, type StoredLook } from './look.store.ts';
import type { Looks } from './looks.ts';
import { endOfLook, readLook } from './read-look.ts';

const MOST_LOOKS = 20;
const FETCH_MILLISECONDS = 10 * 60_000;

type Source = Pick<StoredLook, 'source_kind' | 'source_name' | 'format'>;

/**
 * Takes a file in and reads it, so that its rows can be looked at. One that cannot be read leaves nothing.
 * @throws not_found, access_denied, too_many_requests, too_large, incomplete; invalid_input on `file`
 */
export async function lookAtUpload(
  looks: Looks,
  caller: Caller,
  target: LookTarget,
  stream: Readable,
): Promise<string> {
  const name = target.filename?.trim() || 'file';
  return openLook(looks, caller, target, async (path) => {
    await receiveFile(stream, path, { maxBytes: looks.maxBytes });
    return { source_kind: 'file', source_name: name, format: name };
  });
}

/** The same for a file at an address. @throws the same; invalid_input on `url` */
export async function lookAtAddress(
  looks: Looks,
  caller: Caller,
  target: LookTarget,
  url: string,
): Promise<string> {
  const address = url.trim();
  requireWebAddress(address);
  return openLook(looks, caller, target, async (path) => {
    const signal = AbortSignal.timeout(FETCH_MILLISECONDS);
    const format = await fetchFile(looks.outbound, address, path, { signal, maxBytes: looks.maxBytes });
    return { source_kind: 'url', source_name: address, format };
  });
}

/**
 * The same for a file that arrived in parts, which are removed with it: they stay where something else than the file
 * keeps it from being read.
 * @throws the same; conflict where it has not arrived whole
 */
export async function lookAtParts(
  looks: Looks,
  caller: Caller,
  { title }: Pick<LookTarget, 'title'>,
  uploadId: string,
): Promise<string> {
  const { uploads, maxBytes } = looks;
  const upload = await requireOwnUpload(uploads, caller, uploadId);
  const content = await contentOfUpload(uploads, upload);
  const { package_id, resource_id, filename } = upload;
  const target = { title, filename, ...(resource_id === null ? { package_id } : { resource_id }) };
  try {
    const id = await openLook(looks, caller, target, async (path) => {
      await receiveFile(content, path, { maxBytes });
      return { source_kind: 'file', source_name: filename, format: filename };
    });
    await dropResumable(uploads, upload);
    return id;
  } catch (error) {
    if (error instanceof ImportRefusal) await dropResumable(uploads, upload);
    throw error;
  }
}

/** The same for a table that was pasted. */
export async function lookAtText(
  looks: Looks,
  caller: Caller,
  target: LookTarget,
  text: string,
): Promise<string> {
  if (text.trim() === '') throw invalidInput({ text: ['Missing value'] });
  return openLook(looks, caller, target, async (path) => {
    await writeFile(path, text, { mode: 0o600 });
    return { source_kind: 'text', source_name: target.title?.trim() || 'table', format: 'text.csv' };
  });
}

async function openLook(
  looks: Looks,
  caller: Caller,
  target: LookTarget,
  receive: (path: string) => Promise<Source>,
): Promise<string> {
  const { context, sql } = looks;
  const { resourceId, packageId } = await requireImporter(context, caller, target);
  const askedBy = nameOfCaller(caller);
  await requireRoom(looks, askedBy);
  const path = await temporaryFile(context.temporaryFolder, 'look');
  try {
    const source = await receive(path);
    const id = randomUUID();
    const now = context.clock();
    const table = resourceId === null ? undefined : await findTable(context.sql, resourceId);
    const look: StoredLook = {
      ...source,
      id,
      package_id: packageId,
      resource_id: resourceId,
      title: resourceId === null ? titleOfNew(target.title, source) : null,
      asked_by: askedBy,
      byte_size: (await stat(path)).size,
      file_key: `looks/${id}/file`,
      rows_key: null,
      content: null,
      reader: thisProcess,
      base_version: table?.version.id ?? null,
      next_key: null,
      sample_key: null,
      changes: null,
      created_at: now.toISOString(),
      expires_at: endOfLook(now),
    };
    await saveObject(context, { key: look.file_key, path }, () => insertLook(sql, look));
    try {
      await readLook(looks, look, path);
    } catch (error) {
      const begun = await findLook(sql, id);
      if (begun) await dropLook(looks, begun);
      throw error;
    }
    return id;
  } finally {
    await rm(path, { force: true });
  }
}

function titleOfNew(title: string | undefined, { source_kind, source_name }: Source): string {
  return titleOf(title, { source_kind: source_kind === 'url' ? 'url' : 'file', source_name });
}

/** @throws too_many_requests */
async function requireRoom(looks: Looks, askedBy: string): Promise<void> {
  await dropExpired(looks);
  const open = await listLooks(looks.sql, askedBy);
  const bytes = open.reduce((sum, { byte_size }) => sum + byte_size, 0);
  if (open.length < MOST_LOOKS && bytes < 2 * looks.maxBytes) return;
  const message = `Only ${MOST_LOOKS} files of one person, and not too large ones, are held before they are published; publish or discard one`;
  throw new ApplicationError('too_many_requests', 429, message);
}
