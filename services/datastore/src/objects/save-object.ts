import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Clock, Sql } from '@gazetteer/kernel';
import type { ObjectStore } from './object-store.ts';
import {
  forgetDigests,
  noteObject,
  type ObjectTables,
  saveDigest,
  settleObject,
} from './known-object.store.ts';
import { thisProcess } from './process-name.ts';

/** What objects are saved with; the tables of `sql` are the datastore's. */
export type ObjectContext = { sql: Pick<Sql, 'as'>; objects: ObjectStore; clock: Clock };

/**
 * Puts a file into the object store and then refers to it, in one transaction that also keeps its digest. A crash in
 * between leaves a note by which the next start removes the object; a failure removes it at once.
 * @param refer what makes the object belong to something
 * @returns its SHA-256, in hexadecimal
 */
export async function saveObject(
  context: ObjectContext,
  { key, path }: { key: string; path: string },
  refer: () => Promise<void>,
): Promise<string> {
  const sql = context.sql.as<ObjectTables>();
  const digest = await digestOfFile(path);
  await noteObject(sql, noteOf(context, key));
  try {
    await context.objects.put(key, path);
    await sql.transaction(async () => {
      await refer();
      await saveDigest(sql, key, digest);
      await settleObject(sql, key);
    });
    return digest;
  } catch (error) {
    // What made it fail is told. Where the object cannot be removed now, the next start does it by its note.
    await removeObject(context, key).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes objects that the running transaction leaves without a reference, once it is committed. What cannot be removed
 * then, or is not for a crash, goes at the next start.
 */
export async function releaseObjects(context: ObjectContext, keys: readonly string[]): Promise<void> {
  const sql = context.sql.as<ObjectTables>();
  for (const key of keys) await noteObject(sql, noteOf(context, key));
  await forgetDigests(sql, keys);
  await sql.afterCommit(
    async () => void (await Promise.allSettled(keys.map((key) => removeObject(context, key)))),
  );
}

/** Removes an object that nothing refers to, and the note about it. */
export async function removeObject(context: ObjectContext, key: string): Promise<void> {
  await context.objects.delete(key);
  await settleObject(context.sql.as<ObjectTables>(), key);
}

function noteOf(context: ObjectContext, key: string) {
  return { object_key: key, owner: thisProcess, noted_at: context.clock().toISOString() };
}

/** The SHA-256 (FIPS 180-4) of a file, in hexadecimal. @throws what reading it throws */
async function digestOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
