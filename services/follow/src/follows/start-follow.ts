import { randomUUID } from 'node:crypto';
import { accessDenied, ApplicationError, type Caller, identityOf } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { FollowRow } from '../model/follow-tables.ts';
import { countFollows, findSameFollow, insertFollow } from '../model/follow.store.ts';
import { inLanguageOf } from '../model/in-language.ts';
import { languageOf, noteLanguage } from '../model/notice.store.ts';
import { digestOf, type MailChoice, type Subject, targetOf } from '../model/subject.ts';
import { ledOrganization, startTeam } from './start-team.ts';
import { lookAt } from '../subjects/look-at.ts';
import type { FollowBody } from './follow.contract.ts';
import { readSubject } from './read-subject.ts';

/** As much as a person may follow. */
export const MOST_FOLLOWS = 100;

/** The person who calls. @throws access_denied for who is nobody, and for programs of no person */
export function requirePerson(caller: Caller): string {
  const identity = identityOf(caller);
  if (identity === undefined) throw accessDenied('Access denied: only people with an account follow');
  return identity;
}

/**
 * Lets somebody follow something. What stands there now is remembered as told. Who follows the same already goes on with
 * that, and is told as they say now.
 * @returns the follow, and whether it is new
 * @throws invalid_input, not_found, access_denied; too_many_follows
 */
export async function startFollow(
  context: FollowContext,
  caller: Caller,
  body: FollowBody,
): Promise<{ follow: FollowRow; isNew: boolean }> {
  const identity = requirePerson(caller);
  const { sql, clock } = context;
  const language = body.language ?? (await languageOf(sql, identity));
  const subject = await readSubject(context, caller, body);
  const look = await lookAt(inLanguageOf(context, language), caller, subject, undefined);
  const mail = body.mail ?? 'daily';
  const organization = body.organization && (await ledOrganization(context, caller, body.organization));
  return sql.transaction(async () => {
    await noteLanguage(sql, identity, language);
    const told = { mail, language };
    const team = organization ? await startTeam(context, identity, organization, subject, told) : null;
    const subject_digest = digestOf(subject);
    const known = await findSameFollow(sql, identity, subject_digest);
    if (known) return { follow: known, isNew: false };
    if ((await countFollows(sql, identity)) >= MOST_FOLLOWS) throw tooMany();
    const follow = newFollow({ identity, subject, look, mail, team, now: clock() });
    const isNew = await insertFollow(sql, follow);
    return {
      follow: isNew ? follow : ((await findSameFollow(sql, identity, subject_digest)) ?? follow),
      isNew,
    };
  });
}

/** A follow of somebody as it begins: what was seen counts as told. */
export function newFollow({
  identity,
  subject,
  look: { title, seen },
  mail,
  team,
  now,
}: {
  identity: string;
  subject: Subject;
  look: { title: string; seen: unknown };
  mail: MailChoice;
  team: string | null;
  now: Date;
}): FollowRow {
  return {
    id: randomUUID(),
    identity,
    kind: subject.kind,
    target: targetOf(subject),
    subject: JSON.stringify(subject),
    subject_digest: digestOf(subject),
    title,
    mail,
    feed_serial: 1,
    created_at: now.toISOString(),
    seen: JSON.stringify(seen),
    due: 0,
    leased_until: null,
    taken: 0,
    failures: 0,
    team_id: team,
  };
}

function tooMany(): ApplicationError {
  const message = `Nobody follows more than ${MOST_FOLLOWS} things: end one first`;
  return new ApplicationError('too_many_follows', 409, message);
}
