import { pipeline } from 'node:stream/promises';
import { createHash } from 'node:crypto';
import { type Sql, StoreFailure } from '@gazetteer/kernel';
import { digestOfFile } from './digest-of-file.ts';
import { findDigest, saveDigest } from './object-digest.store.ts';
import type { ObjectStore } from './object-store.ts';
import type { ObjectTables } from './unsettled-object.store.ts';

/** How an object compares with its digest. `new`: it had none, and was given that of what it is now. */
export type ObjectState = 'whole' | 'new' | 'damaged' | 'missing';

type CheckContext = { sql: Pick<Sql, 'as'>; objects: Pick<ObjectStore, 'localPath' | 'read'> };

/** Compares the copy of an object that queries read with the digest it was stored with. */
export function checkLocalCopy(context: CheckContext, key: string): Promise<ObjectState> {
  return compare(context, key, async () => digestOfFile(await context.objects.localPath(key)));
}

/** Compares an object, as it lies in its store, with the digest it was stored with. */
export function checkObject(context: CheckContext, key: string): Promise<ObjectState> {
  return compare(context, key, async () => {
    const hash = createHash('sha256');
    await pipeline(await context.objects.read(key), hash);
    return hash.digest('hex');
  });
}

async function compare(
  context: CheckContext,
  key: string,
  digestNow: () => Promise<string>,
): Promise<ObjectState> {
  const sql = context.sql.as<ObjectTables>();
  const digest = await digestNow().catch(undefinedIfMissing);
  if (digest === undefined) return 'missing';
  const kept = await findDigest(sql, key);
  if (kept === undefined) {
    await saveDigest(sql, key, digest);
    return 'new';
  }
  return kept === digest ? 'whole' : 'damaged';
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** Whether an object store, as `openObjectStore` opens it, says that there is no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof StoreFailure && error.fault === 'missing';
}
