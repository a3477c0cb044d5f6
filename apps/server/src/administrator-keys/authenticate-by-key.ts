import { timingSafeEqual } from 'node:crypto';
import { anonymous, type Caller, type Clock, noteKeyUse, type Sql, systemClock } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import { administrator } from '../administrator-key.ts';
import { type AdministratorKeyTables, findValidKey, saveUse } from './administrator-key.store.ts';
import { digestOf } from './change-keys.ts';

type Options = {
  /** By which this process calls itself; it is known to nobody else. */
  processKey: string;
  clock?: Clock;
};

/**
 * Reads who calls from `Authorization` (with or without `Bearer`) or `X-CKAN-API-Key`, as CKAN's clients send them. The
 * store is asked each time, so that a key that was made or revoked anywhere is so here. A key we do not know gives no
 * rights, and takes none away.
 */
export function authenticateByKey(
  sql: Sql,
  { processKey, clock = systemClock }: Options,
): (request: Pick<FastifyRequest, 'headers'>) => Promise<Caller> {
  const store = sql.as<AdministratorKeyTables>();
  const ownDigest = digestOf(processKey);
  return async ({ headers }) => {
    const presented = presentedKey(headers);
    if (!presented) return anonymous;
    const digest = digestOf(presented);
    if (areSame(digest, ownDigest)) return administrator;
    // Found by its digest: how long that takes tells nothing of any key.
    const found = await findValidKey(store, digest);
    if (!found) return anonymous;
    await noteKeyUse(found, clock(), (usedAt) => saveUse(store, found.id, usedAt));
    return { kind: 'key', id: found.id, name: found.name, administrator: true };
  };
}

/** The key that a request carries, of whichever kind; undefined where it carries none. */
export function presentedKey(headers: FastifyRequest['headers']): string | undefined {
  const given = headers.authorization ?? headers['x-ckan-api-key'];
  return typeof given === 'string' ? given.replace(/^bearer\s+/i, '').trim() : undefined;
}

/** In constant time: both are digests, and so of one length. */
function areSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
