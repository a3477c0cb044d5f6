import { createHash, randomBytes } from 'node:crypto';
import type { FeedbackTable } from '../../model/content-tables.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { findByLink, insertLink } from './link.store.ts';

/** How long the address in a mail opens a thread; each answer brings a new one. */
const LINK_DAYS = 90;
const TOKEN_BYTES = 32;
const DAY = 24 * 60 * 60_000;

type LinkContext = Pick<FeedbackContext, 'sql' | 'clock' | 'publicUrl'>;

/** Makes an address that opens a thread to its writer. The store has nothing that anybody could make it from. */
export async function issueLink(
  { sql, clock, publicUrl }: LinkContext,
  { id, language }: Pick<FeedbackTable, 'id' | 'language'>,
): Promise<{ url: string; until: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const until = new Date(clock().getTime() + LINK_DAYS * DAY).toISOString();
  await insertLink(sql, { token_hash: hashOf(token), feedback_id: id, expires_at: until });
  return { url: `${publicUrl}/messages/${token}?lng=${language}`, until };
}

/** The message that a token opens; none for one that has ended, and none that was taken for spam since. */
export async function messageOfToken(
  { sql, clock }: Pick<LinkContext, 'sql' | 'clock'>,
  token: string,
): Promise<FeedbackTable | undefined> {
  const message = await findByLink(sql, hashOf(token), clock().toISOString());
  return message?.state === 'spam' ? undefined : message;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
