import { randomUUID } from 'node:crypto';
import { ApplicationError } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { FollowRow } from '../model/follow-tables.ts';
import { listDue, settleFollow, takeFollow } from '../model/follow.store.ts';
import { mailTime } from '../model/mail-time.ts';
import { inLanguageOf } from '../model/in-language.ts';
import { insertNotice, languageOf } from '../model/notice.store.ts';
import type { Subject } from '../model/subject.ts';
import { lookAt } from '../subjects/look-at.ts';
import { isHidden } from '../subjects/still-shown.ts';

/** Follows that are looked at in one round. */
const AT_ONCE = 50;
/** Longer than any look can take; then the process that began it is believed dead. */
const LEASE_MILLISECONDS = 10 * 60_000;
const FIRST_WAIT_MILLISECONDS = 60_000;
const LONGEST_WAIT_MILLISECONDS = 24 * 60 * 60_000;

/**
 * Looks at what was marked, and writes what is new as notices. @returns how many it took
 */
export async function lookAround(context: FollowContext): Promise<number> {
  const due = await listDue(context.sql, context.clock().toISOString(), AT_ONCE);
  for (const follow of due) await lookAtOne(context, follow);
  return due.length;
}

async function lookAtOne(context: FollowContext, listed: FollowRow): Promise<void> {
  const { sql, clock, readers, log } = context;
  const lease = new Date(clock().getTime() + LEASE_MILLISECONDS).toISOString();
  const follow = await takeFollow(sql, listed, lease);
  if (!follow) return;
  try {
    const caller = await readers.callerOf(follow.identity);
    const spoken = inLanguageOf(context, await languageOf(sql, follow.identity));
    const look = caller && (await lookAt(spoken, caller, subjectOf(follow), JSON.parse(follow.seen)));
    await write(context, follow, look);
  } catch (error) {
    // What is hidden, or has lost the column that is followed, tells nothing until it is back.
    if (isHidden(error) || (error instanceof ApplicationError && error.status < 500)) {
      await settleFollow(sql, follow, { leased_until: null, failures: 0 });
      return;
    }
    log.error({ err: error, follow: follow.id }, 'what somebody follows could not be looked at');
    const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** follow.failures, LONGEST_WAIT_MILLISECONDS);
    const again = new Date(clock().getTime() + wait).toISOString();
    await settleFollow(sql, follow, { leased_until: again, failures: follow.failures + 1 });
  }
}

/** What was seen and what is told of it are written together: neither is lost, and nothing is told twice. */
async function write(
  { sql, clock }: FollowContext,
  follow: FollowRow,
  look: Awaited<ReturnType<typeof lookAt>> | undefined,
): Promise<void> {
  await sql.transaction(async () => {
    const seen = look && { seen: JSON.stringify(look.seen), title: look.title };
    const isOurs = await settleFollow(sql, follow, { ...seen, leased_until: null, failures: 0 });
    if (!isOurs || !look?.news) return;
    const now = clock();
    await insertNotice(sql, {
      id: randomUUID(),
      follow_id: follow.id,
      identity: follow.identity,
      made_at: now.toISOString(),
      mail_after: mailTime(follow.mail, now),
      news: JSON.stringify(look.news),
    });
  });
}

function subjectOf({ subject }: FollowRow): Subject {
  return JSON.parse(subject) as Subject;
}
