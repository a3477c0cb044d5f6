import { randomUUID } from 'node:crypto';
import { accessDenied, ApplicationError, type Caller, identityOf } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { FollowRow } from '../model/follow-tables.ts';
import { countFollows, findSameFollow, insertFollow } from '../model/follow.store.ts';
import { inLanguageOf } from '../model/in-language.ts';
import { languageOf, noteLanguage } from '../model/notice.store.ts';
import { digestOf, targetOf } from '../model/subject.ts';
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
  const { title, seen } = await lookAt(inLanguageOf(context, language), caller, subject, undefined);
  return sql.transaction(async () => {
    await noteLanguage(sql, identity, language);
    const subject_digest = digestOf(subject);
    const known = await findSameFollow(sql, identity, subject_digest);
    if (known) return { follow: known, isNew: false };
    if ((await countFollows(sql, identity)) >= MOST_FOLLOWS) throw tooMany();
    const follow: FollowRow = {
      id: randomUUID(),
      identity,
      kind: subject.kind,
      target: targetOf(subject),
      subject: JSON.stringify(subject),
      subject_digest,
      title,
      mail: body.mail ?? 'daily',
      feed_serial: 1,
      created_at: clock().toISOString(),
      seen: JSON.stringify(seen),
      due: 0,
      leased_until: null,
      taken: 0,
      failures: 0,
    };
    const isNew = await insertFollow(sql, follow);
    return {
      follow: isNew ? follow : ((await findSameFollow(sql, identity, subject_digest)) ?? follow),
      isNew,
    };
  });
}

function tooMany(): ApplicationError {
  const message = `Nobody follows more than ${MOST_FOLLOWS} things: end one first`;
  return new ApplicationError('too_many_follows', 409, message);
}
