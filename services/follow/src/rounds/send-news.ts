import { endAddress, endPage, silenceAddress } from '../model/addresses.ts';
import type { FollowContext } from '../model/follow-context.ts';
import type { NoticeRow, ReaderRow } from '../model/follow-tables.ts';
import { inLanguageOf } from '../model/in-language.ts';
import { listReadersToMail, listToMail, noteMailed, takeReader } from '../model/notice.store.ts';
import type { News } from '../model/news.ts';
import type { NewsSection } from '../model/ports.ts';
import type { Language } from '../model/subject.ts';
import { stillShown } from '../subjects/still-shown.ts';
import { writeNews } from '../words/write-news.ts';

/** People who are written to in one round. */
const AT_ONCE = 100;
/** Changes that one mail tells; the rest goes into the next one. */
const MOST_SECTIONS = 20;
/** Mails to one person come no closer together, however often something changes. */
const PAUSE_MILLISECONDS = 10 * 60_000;

/** Writes to everybody to whom something is to be mailed now. @returns how many mails were queued */
export async function sendNews(context: FollowContext): Promise<number> {
  const now = context.clock();
  const rested = new Date(now.getTime() - PAUSE_MILLISECONDS).toISOString();
  const readers = await listReadersToMail(context.sql, { now: now.toISOString(), rested }, AT_ONCE);
  let sent = 0;
  for (const reader of readers) {
    try {
      if (await sendTo(context, reader)) sent += 1;
    } catch (error) {
      context.log.error(
        { err: error, identity: reader.identity },
        'news of what somebody follows could not be mailed',
      );
    }
  }
  return sent;
}

/**
 * Writes one mail with what waits for somebody. That it was written is noted in the transaction that queues it, and of
 * two processes the second finds the first one's note.
 */
async function sendTo(context: FollowContext, reader: ReaderRow): Promise<boolean> {
  const { sql, clock, readers, mail, publicUrl } = context;
  const { identity } = reader;
  const spoken = inLanguageOf(context, reader.language);
  const now = clock();
  const waiting = await listToMail(sql, identity, now.toISOString(), MOST_SECTIONS);
  const caller = await readers.callerOf(identity);
  // The rows are read before the transaction, which others wait for.
  const shown: { notice: NoticeRow; news: News }[] = [];
  for (const notice of waiting) {
    const news = caller && (await stillShown(spoken, caller, JSON.parse(notice.news) as News));
    if (news) shown.push({ notice, news });
  }
  const sections = await sectionsOf(context, shown, reader.language);
  return sql.transaction(async () => {
    if (!(await takeReader(sql, reader, sections.length > 0 ? now.toISOString() : reader.mailed_at)))
      return false;
    // What was ended while the rows were read is gone, and what another mail has told no longer waits.
    const present = new Set(
      (await listToMail(sql, identity, now.toISOString(), MOST_SECTIONS)).map(({ id }) => id),
    );
    await noteMailed(
      sql,
      waiting.map(({ id }) => id),
    );
    const told = sections.filter(({ notice }) => present.has(notice.id));
    const [only, ...others] = new Set(told.map(({ notice }) => notice.follow_id));
    if (only === undefined) return false;
    return mail.send({
      identity,
      language: reader.language,
      sections: told.map(({ section }) => section),
      list: `${publicUrl}/profile/follows`,
      unsubscribe: others.length > 0 ? silenceAddress(context, identity) : endAddress(context, only),
    });
  });
}

async function sectionsOf(
  context: FollowContext,
  shown: readonly { notice: NoticeRow; news: News }[],
  language: Language,
): Promise<{ notice: NoticeRow; section: NewsSection }[]> {
  const { publicUrl, digitGrouping } = context;
  return shown.map(({ notice, news }) => {
    const written = writeNews(news, { language, digitGrouping });
    const end = endPage(context, notice.follow_id);
    return { notice, section: { ...written, page: publicUrl + written.page, end } };
  });
}
