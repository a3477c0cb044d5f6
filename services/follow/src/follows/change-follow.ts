import { type Caller, notFound } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { FollowRow } from '../model/follow-tables.ts';
import { changeFollow, deleteFollow, findFollow } from '../model/follow.store.ts';
import { mailTime } from '../model/mail-time.ts';
import { noteLanguage, postponeNotices } from '../model/notice.store.ts';
import type { Language, MailChoice } from '../model/subject.ts';
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

/** Changes how somebody is told, what waits to be told as well. @throws not_found */
export async function changeHow(
  { sql, clock }: Pick<FollowContext, 'sql' | 'clock'>,
  caller: Caller,
  id: string,
  { mail, language }: { mail?: MailChoice; language?: Language },
): Promise<FollowRow> {
  return sql.transaction(async () => {
    const follow = await ownFollow({ sql }, caller, id);
    if (language) await noteLanguage(sql, follow.identity, language);
    if (!mail || mail === follow.mail) return follow;
    await changeFollow(sql, follow, { mail });
    await postponeNotices(sql, id, mailTime(mail, clock()));
    return { ...follow, mail };
  });
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

/** Ends a follow of the person who calls. @throws not_found */
export async function endFollow(
  { sql }: Pick<FollowContext, 'sql'>,
  caller: Caller,
  id: string,
): Promise<void> {
  const follow = await ownFollow({ sql }, caller, id);
  await deleteFollow(sql, follow.id);
}
