import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type Sql, StoreFailure } from '@gazetteer/kernel';
import { findDigest, type ObjectTables, saveDigest } from './known-object.store.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * How an object compares with its digest. `new`: it had none, and was given that of what it is now, unless it cannot be
 * what was stored.
 */
export type ObjectState = 'whole' | 'new' | 'damaged' | 'missing';

type CheckContext = { sql: Pick<Sql, 'as'>; objects: Pick<ObjectStore, 'localPath' | 'read'> };

/** Compares the copy of an object that queries read with the digest it was stored with. */
export function checkLocalCopy(context: CheckContext, key: string): Promise<ObjectState> {
  return compare(context, key, async () => lookAt(createReadStream(await context.objects.localPath(key))));
}

/** Compares an object, as it lies in its store, with the digest it was stored with. */
export function checkObject(context: CheckContext, key: string): Promise<ObjectState> {
  return compare(context, key, async () => lookAt(await context.objects.read(key)));
}

async function compare(
  context: CheckContext,
  key: string,
  lookNow: () => Promise<ObjectLook>,
): Promise<ObjectState> {
  const sql = context.sql.as<ObjectTables>();
  const look = await lookNow().catch(undefinedIfMissing);
  if (look === undefined) return 'missing';
  const kept = await findDigest(sql, key);
  if (kept !== undefined) return kept === look.digest ? 'whole' : 'damaged';
  if (key.endsWith('.parquet') && !look.isParquet) return 'damaged';
  await saveDigest(sql, key, look.digest);
  return 'new';
}

type ObjectLook = {
  /** SHA-256 (FIPS 180-4), in hexadecimal. */
  digest: string;
  /** Whether it begins and ends as a Parquet file does. */
  isParquet: boolean;
};

const PARQUET_MARK = Buffer.from('PAR1');

async function lookAt(bytes: AsyncIterable<Buffer>): Promise<ObjectLook> {
  const hash = createHash('sha256');
  let [head, tail] = [Buffer.alloc(0), Buffer.alloc(0)];
  for await (const piece of bytes) {
    hash.update(piece);
    if (head.length < PARQUET_MARK.length) {
      head = Buffer.concat([head, piece]).subarray(0, PARQUET_MARK.length);
    }
    tail = Buffer.concat([tail, piece.subarray(-PARQUET_MARK.length)]).subarray(-PARQUET_MARK.length);
  }
  const isParquet = [head, tail].every((end) => end.equals(PARQUET_MARK));
  return { digest: hash.digest('hex'), isParquet };
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** Whether an object store says that there is no such object, or its file went while it was read. */
export function isMissing(error: unknown): boolean {
  if (error instanceof StoreFailure) return error.fault === 'missing';
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
