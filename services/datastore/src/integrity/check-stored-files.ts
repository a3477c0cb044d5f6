import type { DatastoreContext } from '../datastore-context.ts';
import { checkObject, type ObjectState } from '../objects/check-object.ts';
import { listDigests, listWithoutDigest } from '../objects/list-objects.ts';
import { findLastGood } from '../tables/damaged-table.ts';
import { pageStoredVersions, type StoredVersion } from '../tables/version.store.ts';
import { pageUploads, type UploadTables } from '../uploads/upload.store.ts';

/** What one stored file is: a version of a table, or something else, told apart by its key in the object store. */
export type StoredFile = {
  key: string;
  state: ObjectState;
  /** Of a version of a table. `lastGood` is the version to go back to, looked for where the current one is harmed. */
  table?: { resourceId: string; title: string; version: number; isCurrent: boolean; lastGood: number | null };
};

const PAGE = 200;
const TABLES = 'tables/';
const UPLOADS = 'uploads/';

/**
 * Reads every stored file whole and compares it with the digest it was stored with. One from before digests were kept
 * gets that of what it is now.
 */
export async function* checkStoredFiles(context: DatastoreContext): AsyncGenerator<StoredFile> {
  yield* checkTables(context);
  yield* checkUploads(context);
  yield* checkOthers(context);
}

async function* checkTables(context: DatastoreContext): AsyncGenerator<StoredFile> {
  const page = (after: string) => pageStoredVersions(context.sql, after, PAGE);
  for await (const version of inPages(page, ({ id }) => id)) {
    const key = version.object_key ?? '';
    const state = await checkObject(context, key);
    yield { key, state, table: await describe(context, version, state) };
  }
}

async function describe(context: DatastoreContext, version: StoredVersion, state: ObjectState) {
  const { resource_id: resourceId, number, current_id } = version;
  const isCurrent = current_id === version.id;
  const isHarmed = state === 'damaged' || state === 'missing';
  const good = isCurrent && isHarmed ? await findLastGood(context, resourceId, number) : undefined;
  const title = isHarmed ? ((await context.resources.find(resourceId))?.title ?? '') : '';
  return { resourceId, title, version: number, isCurrent, lastGood: good?.number ?? null };
}

async function* checkUploads(context: DatastoreContext): AsyncGenerator<StoredFile> {
  const sql = context.sql.as<UploadTables>();
  const page = (after: string) => pageUploads(sql, after, PAGE);
  for await (const { object_key: key } of inPages(page, ({ resource_id }) => resource_id)) {
    yield { key, state: await checkObject(context, key) };
  }
}

/** What others refer to: those with a digest must be there, and those that are there get one. */
async function* checkOthers(context: DatastoreContext): AsyncGenerator<StoredFile> {
  const isOther = (key: string) => !key.startsWith(TABLES) && !key.startsWith(UPLOADS);
  for await (const { object_key: key } of listDigests(context.sql)) {
    if (isOther(key)) yield { key, state: await checkObject(context, key) };
  }
  for await (const key of listWithoutDigest(context)) {
    if (isOther(key)) yield { key, state: await checkObject(context, key) };
  }
}

/** All rows of a list that is read a page at a time, each page from behind the last key of the one before. */
async function* inPages<Row>(
  read: (after: string) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  let page = await read('');
  for (;;) {
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    page = await read(keyOf(last));
  }
}
