import { setTimeout as pause } from 'node:timers/promises';
import { ApplicationError, type Clock, type Sql, unavailable, withMutex } from '@gazetteer/kernel';
import { isGone, thisProcess } from '../objects/process-name.ts';
import {
  comeNext,
  endWriteLease,
  extendWriteLease,
  findWriteLease,
  takeWriteLease,
  type WriteLeaseTables,
} from './write-lease.store.ts';

/** What a lease is held with. */
export type LeaseContext = { sql: Pick<Sql, 'as'>; clock: Clock };

export type LeaseOptions = {
  /** How long to wait for others before giving up. */
  patienceMilliseconds?: number;
  /** Ends the waiting; the work itself looks at it as it likes. */
  signal?: AbortSignal | undefined;
};

/** The table is at another version than the change was made from; thrown by work, which is then done again. */
export class TableChanged extends Error {}

const PATIENCE_MILLISECONDS = 30_000;
const LEASE_MILLISECONDS = 30_000;
const EXTENSION_MILLISECONDS = 10_000;
// Whoever comes next looks several times in that time.
const NEXT_MILLISECONDS = 2000;
const SHORTEST_PAUSE = 10;
const LONGEST_PAUSE = 60;
const ATTEMPTS = 3;

/**
 * Runs work that writes a table when nobody else writes it, in this process or another: every writer of a table's
 * version comes through here. Those of one process take turns in the order asked, and processes take turns. A process
 * that died is not waited for. Where the lease was lost all the same, such as on a machine that stood still, the switch
 * to the new version fails and the work is done again on what is there now.
 * @param work reads the table and writes it; may run several times
 * @throws unavailable where the others take longer than the patience lasts; nothing was changed then
 */
export async function withWriteLease<Result>(
  context: LeaseContext,
  resourceId: string,
  work: () => Promise<Result>,
  { patienceMilliseconds = PATIENCE_MILLISECONDS, signal }: LeaseOptions = {},
): Promise<Result> {
  const waiting = new AbortController();
  const onAbort = () => waiting.abort(new ApplicationError('cancelled', 499, 'The change was cancelled'));
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();
  const timer = setTimeout(() => waiting.abort(busy()), patienceMilliseconds);
  const endWait = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  };
  const givenUp = new Promise<never>((_resolve, reject) => {
    waiting.signal.addEventListener('abort', () => reject(waiting.signal.reason as Error));
  });
  const written = withMutex(`table ${resourceId}`, async () => {
    await takeInTurn(context, resourceId, waiting.signal);
    endWait();
    return whileHeld(context, resourceId, work);
  });
  try {
    return await Promise.race([written, givenUp]);
  } finally {
    endWait();
  }
}

/** @throws the signal's reason once it is aborted; the lease is not held then */
async function takeInTurn(context: LeaseContext, resourceId: string, signal: AbortSignal): Promise<void> {
  const sql = context.sql.as<WriteLeaseTables>();
  let milliseconds = SHORTEST_PAUSE;
  for (;;) {
    signal.throwIfAborted();
    if (await takeWriteLease(sql, askedNow(context, resourceId, LEASE_MILLISECONDS))) break;
    const held = await findWriteLease(sql, resourceId);
    if (held && isGone(held.owner)) {
      await endWriteLease(sql, { ...askedNow(context, resourceId, 0), owner: held.owner });
      continue;
    }
    if (held && held.next_owner !== thisProcess) {
      await comeNext(sql, askedNow(context, resourceId, NEXT_MILLISECONDS));
    }
    await pause(milliseconds * (0.5 + Math.random()));
    milliseconds = Math.min(milliseconds * 1.5, LONGEST_PAUSE);
  }
  if (!signal.aborted) return;
  await endWriteLease(sql, askedNow(context, resourceId, 0));
  signal.throwIfAborted();
}

async function whileHeld<Result>(
  context: LeaseContext,
  resourceId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const sql = context.sql.as<WriteLeaseTables>();
  const extend = () => extendWriteLease(sql, askedNow(context, resourceId, LEASE_MILLISECONDS));
  // A lease that could not be extended is like one that was lost.
  const timer = setInterval(() => void extend().catch(() => undefined), EXTENSION_MILLISECONDS);
  try {
    return await untilUnchanged(work);
  } finally {
    clearInterval(timer);
    // What was written stands, and where the store is away the lease ends by itself.
    await endWriteLease(sql, askedNow(context, resourceId, 0)).catch(() => undefined);
  }
}

async function untilUnchanged<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TableChanged)) throw error;
      if (attempt === ATTEMPTS) throw busy();
    }
  }
}

function askedNow({ clock }: LeaseContext, resourceId: string, milliseconds: number) {
  const now = clock();
  const until = new Date(now.getTime() + milliseconds);
  return { resourceId, owner: thisProcess, now: now.toISOString(), until: until.toISOString() };
}

function busy(): ApplicationError {
  return unavailable('Others are writing to this table. Nothing was changed; please try again in a moment.');
}
