import { createKeyedQueue } from '@gazetteer/kernel';
import { remainingFailures, waitAfter } from './action-limits.ts';
import { type Caller, type Counter, countersOf, type Tried } from './counters.ts';
import { isKnownAddress } from './known-device.ts';
import { deleteCounts, findCounts, insertCount, writeCount } from './throttle.store.ts';
import { tooManyTries } from './too-many-tries.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { ThrottleRow } from '../../model/tables.ts';

type Parts = Pick<IdentityContext, 'sql' | 'clock' | 'secrets'>;

/** Each try sees what those before it have counted; the tries of other processes are seen when they are written. */
const inLine = createKeyedQueue(200);

/** Beyond the free failures no more than these are remembered, so that an attack has an end for everybody. */
const MOST_REMEMBERED = 20;

/**
 * Lets a try of something secret happen, unless too many have failed: by address and account, with a wait that grows.
 * A device that has signed in to the account before goes by its own failures only, so that nobody can lock its owner
 * out. `attempt` gives undefined for a failure, which is counted; any other outcome clears the counts of who tried.
 * @throws FormProblem (pages) or OryError 429 (apps) when it is too early for another try
 */
export async function limitTries<Result>(
  context: Parts,
  caller: Caller,
  tried: Tried,
  attempt: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const outcome = await tryInLine(context, caller, tried, attempt);
  if ('wait' in outcome) throw tooManyTries(caller, outcome.wait);
  return outcome.result;
}

/**
 * Counts a request for something that costs others, such as a message or an account, by the same rules; each counts.
 * @throws FormProblem (pages) or OryError 429 (apps) when it is too early for another one
 */
export async function limitRequests(context: Parts, caller: Caller, tried: Tried): Promise<void> {
  await limitTries(context, caller, tried, nothing);
}

/** The same for what must not be seen by who asks: false when it is too early for another one. */
export async function mayRequest(context: Parts, caller: Caller, tried: Tried): Promise<boolean> {
  return !('wait' in (await tryInLine(context, caller, tried, nothing)));
}

const nothing = () => Promise.resolve(undefined);

type Outcome<Result> = { wait: number } | { result: Result | undefined };

/** Of everything a try is counted for, no more run at the same time than may fail without a wait. */
async function tryInLine<Result>(
  context: Parts,
  caller: Caller,
  tried: Tried,
  attempt: () => Promise<Result | undefined>,
): Promise<Outcome<Result>> {
  const counters = countersOf(context, caller, tried);
  const inOrder = counters.reduceRight(
    (work, { subject, limit }) =>
      () =>
        inLine(`${caller.project.id} ${tried.action} ${subject}`, limit.free, work),
    () => tryOnce(context, { caller, tried, counters, now: context.clock().getTime() }, attempt),
  );
  return inOrder();
}

type Attempt = { caller: Caller; tried: Tried; counters: readonly Counter[]; now: number };
type Counts = ReadonlyMap<string, ThrottleRow>;

async function tryOnce<Result>(
  context: Parts,
  given: Attempt,
  attempt: () => Promise<Result | undefined>,
): Promise<Outcome<Result>> {
  const { caller, counters } = given;
  const of = { project_id: caller.project.id, action: given.tried.action };
  const rows = await findCounts(context.sql, of, subjectsOf(counters));
  const counts: Counts = new Map(rows.map((row) => [row.subject, row]));
  const waits = counters.map((counter) => waitFor(counter, counts, given.now));
  const wait = Math.max(...waits, await turnOf(context, given, counts));
  if (wait > 0) return { wait };
  const result = await attempt();
  if (result === undefined) {
    await countFailure(context, given, counts);
  } else {
    // The failures of the address stay, and those of the account: an attacker may have an account, too.
    const own = counters.filter(({ role, subject }) => counts.has(subject) && isOwn(role));
    if (own.length > 0) await deleteCounts(context.sql, of, subjectsOf(own));
  }
  return { result };
}

function isOwn(role: Counter['role']): boolean {
  return role === 'pair' || role === 'device';
}

function waitFor({ role, subject, limit }: Counter, counts: Counts, now: number): number {
  const row = counts.get(subject);
  // An account as such is never closed: see turnOf.
  if (!row || role === 'account') return 0;
  const last = Date.parse(row.updated_at);
  return last + waitAfter(remainingFailures(row.failures, now - last, limit), limit) - now;
}

/**
 * While an account is tried from everywhere, each address it is not known from waits before its turn. The wait runs
 * for each address on its own: nobody can use up the turn of the owner on a new device.
 */
async function turnOf(
  context: Parts,
  { caller, tried, counters, now }: Attempt,
  counts: Counts,
): Promise<number> {
  const account = counters.find(({ role }) => role === 'account');
  const pair = counters.find(({ role }) => role === 'pair');
  const row = account && counts.get(account.subject);
  if (!row || !pair || !tried.account) return 0;
  const failures = remainingFailures(row.failures, now - Date.parse(row.updated_at), account.limit);
  const turn = waitAfter(failures, account.limit);
  if (turn === 0) return 0;
  const { id, exists } = tried.account;
  if (exists && (await isKnownAddress(context, caller.project.id, id, caller.visit.ip))) return 0;
  const own = counts.get(pair.subject);
  if (!own) await insertCount(context.sql, rowOf(caller, tried, pair, 0, now));
  return (own ? Date.parse(own.updated_at) : now) + turn - now;
}

async function countFailure(
  context: Parts,
  { caller, tried, counters, now }: Attempt,
  counts: Counts,
): Promise<void> {
  await context.sql.transaction(async () => {
    for (const counter of counters) {
      const { limit, subject } = counter;
      const before = counts.get(subject);
      const elapsed = before ? now - Date.parse(before.updated_at) : 0;
      const failures = remainingFailures(before?.failures ?? 0, elapsed, limit) + 1;
      const row = rowOf(caller, tried, counter, Math.min(failures, limit.free + MOST_REMEMBERED), now);
      await writeCount(context.sql, row, before);
    }
  });
}

function rowOf(
  { project }: Caller,
  { action }: Tried,
  { subject }: Counter,
  failures: number,
  now: number,
): ThrottleRow {
  return { project_id: project.id, action, subject, failures, updated_at: new Date(now).toISOString() };
}

function subjectsOf(counters: readonly Counter[]): string[] {
  return counters.map(({ subject }) => subject);
}
