import { problemText } from '@gazetteer/feedback';
import { ApplicationError, invalidInput, notFound } from '@gazetteer/kernel';
import type { FeedbackTable } from '../../model/content-tables.ts';
import type { Language } from '../../model/languages.ts';
import { timeBefore } from '../../model/time-before.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { refusalText } from '../refusal-texts.ts';
import type { SaidBefore } from './writer-mail.ts';
import { messageOfToken } from './open-thread.ts';
import { saidIn } from './send-answer.ts';
import { LONGEST_TEXT, MOST_ENTRIES } from './thread.contract.ts';
import { appendEntry, countReplies, listEntries } from './thread.store.ts';
import { tidyText } from '../../model/tidy-text.ts';

const WINDOW = 10 * 60_000;
/** So many replies to one thread are taken in that time: nobody who reads the answers writes more. */
const MOST_REPLIES = 5;
/** So often a reply gives way to what came at the same moment. */
const MOST_ROUNDS = 3;

type ThreadContext = Pick<FeedbackContext, 'sql' | 'clock' | 'team' | 'isLimited'>;

/** A thread as its writer reads it. */
export type OwnThread = { subject: string | null; closed: boolean; entries: SaidBefore[] };

/** What a token opens. @throws not_found for a token that opens nothing, or nothing any more */
export async function readOwnThread(
  context: Pick<ThreadContext, 'sql' | 'clock'>,
  token: string,
  language: Language,
): Promise<OwnThread> {
  const message = await messageOf(context, token, language);
  const entries = saidIn(message, await listEntries(context.sql, message.id));
  return { subject: message.subject, closed: message.state === 'closed', entries };
}

/**
 * Adds what somebody writes back to their thread, opens it again and has the team told. The same text sent twice in a row
 * is kept once.
 * @throws not_found as {@link readOwnThread}, invalid_input for no text or one that is too long, too_many_messages
 */
export async function writeBack(
  context: ThreadContext,
  token: string,
  { text, language }: { text: string; language: Language },
): Promise<void> {
  const reply = requireText(text, language);
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    if (await context.sql.transaction(() => addReply(context, token, { reply, language }))) return;
  }
  throw tooMany(language);
}

/** @returns false where something was added to the thread at the same moment, which then has to be looked at first */
async function addReply(
  context: ThreadContext,
  token: string,
  { reply, language }: { reply: string; language: Language },
): Promise<boolean> {
  const { sql, clock, team } = context;
  const message = await messageOf(context, token, language);
  const last = (await listEntries(sql, message.id)).findLast(({ kind }) => kind !== 'note');
  if (last?.kind === 'reply' && last.text === reply) return true;
  await requireRoom(context, message, language);
  const now = clock().toISOString();
  const added = await appendEntry(sql, message.id, {
    entry: { kind: 'reply', text: reply, author_id: null, author_key: null, created_at: now, mail_id: null },
    change: {
      state: message.state === 'new' ? 'new' : 'open',
      active_at: now,
      written_back_at: now,
      updated_at: now,
    },
    seen: message.entries,
  });
  if (added === undefined) return false;
  await team.send({ ...message, kind: 'reply', message: reply });
  return true;
}

async function messageOf(
  context: Pick<ThreadContext, 'sql' | 'clock'>,
  token: string,
  language: Language,
): Promise<FeedbackTable> {
  const message = await messageOfToken(context, token);
  if (!message) throw notFound(refusalText('linkGone', language));
  return message;
}

function requireText(text: string, language: Language): string {
  const tidy = tidyText(text);
  const problem = tidy === '' ? 'messageRequired' : tidy.length > LONGEST_TEXT ? 'messageTooLong' : undefined;
  if (problem) throw invalidInput({ Message: [problemText(problem, language)] });
  return tidy;
}

async function requireRoom(
  { sql, clock, isLimited }: ThreadContext,
  { id, entries }: FeedbackTable,
  language: Language,
): Promise<void> {
  if (entries >= MOST_ENTRIES) {
    throw new ApplicationError('too_many_messages', 429, refusalText('threadFull', language));
  }
  const since = timeBefore({ clock }, WINDOW);
  if (isLimited && (await countReplies(sql, id, since)) >= MOST_REPLIES) throw tooMany(language);
}

function tooMany(language: Language): ApplicationError {
  return new ApplicationError('too_many_messages', 429, refusalText('tooManyReplies', language));
}
