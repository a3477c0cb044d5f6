import { isDeepStrictEqual } from 'node:util';
import { ApplicationError, type Caller, invalidInput, notFound } from '@gazetteer/kernel';
import { rememberValue } from '../condition/judge-value.ts';
import type { FollowContext } from '../model/follow-context.ts';
import type { FollowRow } from '../model/follow-tables.ts';
import {
  changeFollow,
  deleteFollows,
  findFollow,
  findSameFollow,
  interruptFollow,
} from '../model/follow.store.ts';
import { deleteTeam, findTeam, noteLeaver } from '../model/team.store.ts';
import { requireLead } from './start-team.ts';
import { mailTime } from '../model/mail-time.ts';
import { noteLanguage, postponeNotices } from '../model/notice.store.ts';
import { digestOf, type Subject } from '../model/subject.ts';
import type { ValueSeen } from '../subjects/look-at-value.ts';
import type { FollowChange } from './follow.contract.ts';
import { readCondition } from './read-subject.ts';
import { requirePerson } from './start-follow.ts';

/** The follow of the person who calls. @throws not_found for one of anybody else, too */
export async function ownFollow(
  { sql }: Pick<FollowContext, 'sql'>,
  caller: Caller,
  id: string,
): Promise<FollowRow> {
  const identity = requirePerson(caller);
  const follow = await findFollow(sql, id);
  if (follow?.identity !== identity) throw notFound('You follow nothing of this id');
  return follow;
}

/**
 * Changes how somebody is told, what waits to be told as well, and of a value when.
 * @throws not_found, invalid_input; conflict where they follow the value under that condition already
 */
export async function changeHow(
  { sql, clock }: Pick<FollowContext, 'sql' | 'clock'>,
  caller: Caller,
  id: string,
  { mail, language, condition }: FollowChange,
): Promise<FollowRow> {
  return sql.transaction(async () => {
    const follow = await ownFollow({ sql }, caller, id);
    if (language) await noteLanguage(sql, follow.identity, language);
    const change = {
      ...(condition && (await conditionChange(sql, follow, condition))),
      ...(mail && { mail }),
    };
    if (Object.keys(change).length > 0) await changeFollow(sql, follow, change);
    if (mail && mail !== follow.mail) await postponeNotices(sql, id, mailTime(mail, clock()));
    return { ...follow, ...change };
  });
}

/** What another condition changes; it counts from the value that was read last, whatever was told before. */
async function conditionChange(
  sql: FollowContext['sql'],
  follow: FollowRow,
  asked: NonNullable<FollowChange['condition']>,
): Promise<Partial<Pick<FollowRow, 'subject' | 'subject_digest' | 'seen'>>> {
  const subject = JSON.parse(follow.subject) as Subject;
  if (subject.kind !== 'value') throw invalidInput({ condition: ['Only values have one'] });
  const condition = readCondition(asked);
  if (isDeepStrictEqual(condition, subject.condition)) return {};
  const changed: Subject = { ...subject, condition };
  const subject_digest = digestOf(changed);
  if (await findSameFollow(sql, follow.identity, subject_digest)) {
    throw new ApplicationError('conflict', 409, 'You follow this value under that condition already');
  }
  // A look that is under way judges by the condition before.
  const { seen: read } = await interruptFollow(sql, follow);
  const seen = JSON.parse(read) as ValueSeen;
  return {
    subject: JSON.stringify(changed),
    subject_digest,
    seen: JSON.stringify({ ...seen, ...rememberValue(seen.last) }),
  };
}

/** Gives the feed of a follow another address; the one before leads nowhere any more. @throws not_found */
export async function renewFeed(
  { sql }: Pick<FollowContext, 'sql'>,
  caller: Caller,
  id: string,
): Promise<FollowRow> {
  return sql.transaction(async () => {
    const follow = await ownFollow({ sql }, caller, id);
    const renewed = { ...follow, feed_serial: follow.feed_serial + 1 };
    await changeFollow(sql, follow, { feed_serial: renewed.feed_serial });
    return renewed;
  });
}

/**
 * Ends a follow of the person who calls; for everybody of the team, where they lead that and say so.
 * @throws not_found, access_denied
 */
export async function endFollow(
  { sql, teams }: Pick<FollowContext, 'sql' | 'teams'>,
  caller: Caller,
  id: string,
  { everybody }: { everybody: boolean },
): Promise<void> {
  const follow = await ownFollow({ sql }, caller, id);
  if (!everybody) return leaveFollow({ sql }, follow);
  const team = follow.team_id === null ? undefined : await findTeam(sql, follow.team_id);
  if (!team) throw notFound('No team follows this');
  await requireLead({ teams }, caller, team.organization);
  await deleteTeam(sql, team.id);
}

/** Ends a follow for good: no team brings it back. */
export async function leaveFollow({ sql }: Pick<FollowContext, 'sql'>, follow: FollowRow): Promise<void> {
  await sql.transaction(async () => {
    await noteLeaver(sql, follow);
    await deleteFollows(sql, [follow.id]);
  });
}
