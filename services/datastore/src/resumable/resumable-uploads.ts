import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ApplicationError, type Caller, conflict, notFound, type Sql } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { fileTooLarge } from '../http/file-too-large.ts';
import { badFile } from '../import/files/import-refusal.ts';
import { nameOfCaller, requireImporter, type Target } from '../jobs/job-rights.ts';
import { releaseObjects, saveObject } from '../objects/save-object.ts';
import { partsOf } from './parts-of.ts';
import {
  addPart,
  deleteResumable,
  findResumable,
  insertResumable,
  listExpiredResumable,
  listParts,
  listResumable,
  type ResumableTables,
  type StoredUpload,
} from './resumable.store.ts';

const HOURS = 24;
const MOST_UPLOADS = 20;

/** What the use cases of resumable uploads work with. */
export type ResumableUploads = {
  context: DatastoreContext;
  sql: Sql<ResumableTables>;
  /** Bytes that a file may have. */
  maxBytes: number;
  /** About so many bytes are written down at once: what a killed process loses at most. */
  partBytes: number;
};

/**
 * Begins the upload of a file into a resource, or into a new one of a dataset.
 * @throws not_found, access_denied, too_large, too_many_requests; invalid_input on `file` for an empty one
 */
export async function beginUpload(
  uploads: ResumableUploads,
  caller: Caller,
  target: Target,
  { byteSize, filename }: { byteSize: number; filename: string },
): Promise<StoredUpload> {
  const { context, sql, maxBytes } = uploads;
  const { resourceId, packageId } = await requireImporter(context, caller, target);
  if (byteSize > maxBytes) throw fileTooLarge(maxBytes);
  if (byteSize === 0) throw badFile({ code: 'empty' });
  const asked_by = nameOfCaller(caller);
  await requireRoom(uploads, asked_by, byteSize);
  const now = context.clock();
  const upload: StoredUpload = {
    id: randomUUID(),
    package_id: packageId,
    resource_id: resourceId,
    asked_by,
    filename,
    byte_size: byteSize,
    received: 0,
    created_at: now.toISOString(),
    expires_at: endOf(now),
  };
  await insertResumable(sql, upload);
  return upload;
}

/**
 * Writes down the next bytes of a file as they arrive. Where the sender is cut off, what came until then stays.
 * @returns how many bytes are here now
 * @throws not_found; conflict where other bytes are the next; too_large where there are more than were announced
 */
export async function receivePart(
  uploads: ResumableUploads,
  caller: Caller,
  { id, offset }: { id: string; offset: number },
  stream: Readable,
): Promise<number> {
  const { context, sql, partBytes } = uploads;
  const upload = await requireOwnUpload(uploads, caller, id);
  requireNext(upload, offset);
  let received = offset;
  const limits = { folder: context.temporaryFolder, partBytes, mostBytes: upload.byte_size - offset };
  for await (const { path, bytes } of partsOf(stream, limits)) {
    const part = { upload_id: id, start: received, byte_size: bytes };
    const key = `resumable/${id}/${received}-${randomUUID()}`;
    try {
      await saveObject(context, { key, path }, async () => {
        if (await addPart(sql, { ...part, object_key: key }, endOf(context.clock()))) return;
        throw outOfStep((await findResumable(sql, id))?.received ?? 0);
      });
    } finally {
      await rm(path, { force: true });
    }
    received += bytes;
  }
  return received;
}

/** The content of an upload that has arrived whole. @throws conflict where it has not */
export async function contentOfUpload(
  { context, sql }: ResumableUploads,
  { id, received, byte_size }: StoredUpload,
): Promise<Readable> {
  if (received < byte_size)
    throw conflict(`Only ${received} of the ${byte_size} bytes of the file have arrived`);
  const parts = await listParts(sql, id);
  async function* inOrder() {
    for (const { object_key } of parts) yield* await context.objects.read(object_key);
  }
  return Readable.from(inOrder(), { objectMode: false });
}

/** An upload of whoever sends it; for all others it does not exist, nor does one whose time is over. @throws not_found */
export async function requireOwnUpload(
  { context, sql }: ResumableUploads,
  caller: Caller,
  id: string,
): Promise<StoredUpload> {
  const upload = await findResumable(sql, id);
  const isTheirs = caller.kind !== 'anonymous' && upload?.asked_by === nameOfCaller(caller);
  if (!upload || !isTheirs || upload.expires_at <= context.clock().toISOString())
    throw notFound('There is no such upload');
  return upload;
}

/** Takes an upload away with what has arrived of it. */
export async function dropResumable(
  { context, sql }: ResumableUploads,
  { id }: Pick<StoredUpload, 'id'>,
): Promise<void> {
  await sql.transaction(async () => {
    const parts = await listParts(sql, id);
    await deleteResumable(sql, id);
    await releaseObjects(
      context,
      parts.map(({ object_key }) => object_key),
    );
  });
}

/** Removes uploads that nobody has gone on with. */
export async function dropExpiredUploads(uploads: ResumableUploads): Promise<void> {
  const now = uploads.context.clock().toISOString();
  for (const upload of await listExpiredResumable(uploads.sql, now)) await dropResumable(uploads, upload);
}

/** @throws too_many_requests */
async function requireRoom(uploads: ResumableUploads, askedBy: string, byteSize: number): Promise<void> {
  await dropExpiredUploads(uploads);
  const begun = await listResumable(uploads.sql, askedBy);
  const bytes = begun.reduce((sum, { byte_size }) => sum + byte_size, byteSize);
  if (begun.length < MOST_UPLOADS && bytes <= 2 * uploads.maxBytes) return;
  const message = `Only ${MOST_UPLOADS} files of one person, and not too large ones, may be on their way; end one first`;
  throw new ApplicationError('too_many_requests', 429, message);
}

function requireNext({ received }: StoredUpload, offset: number): void {
  if (offset !== received) throw outOfStep(received);
}

function outOfStep(received: number): ApplicationError {
  return conflict(`The next bytes of the file are those from ${received} on`);
}

function endOf(now: Date): string {
  return new Date(now.getTime() + HOURS * 60 * 60_000).toISOString();
}
