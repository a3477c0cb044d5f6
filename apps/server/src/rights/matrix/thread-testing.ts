import { createHash } from 'node:crypto';
import { sql as rawSql } from 'kysely';
import type { Application } from '../../open-application.ts';
import { message, template } from './calls.ts';
import type { Ids } from './sent.ts';

const TOKEN = 'a-token-that-stands-in-a-mail';

type Found = { data: { id: string }[] };
type Made = { data: { id: string } };

/** Writes to the team, answers it, and keeps an answer to begin with. */
export async function settleThread(
  { server, sql }: Application,
  headers: Record<string, string>,
): Promise<Pick<Ids, 'message' | 'thread' | 'template'>> {
  await server.inject({ method: 'POST', url: '/api/feedback', payload: message });
  const inbox = await server.inject({ url: '/api/content/feedback', headers });
  const id = inbox.json<Found>().data[0]?.id ?? '';
  const answers = `/api/content/feedback/${id}/answers`;
  const payload = { text: 'Hello', seen: 0, state: 'answered' };
  await server.inject({ method: 'POST', url: answers, headers, payload });
  // The token in the mail is known to its reader alone, so one is made that is known here.
  const hash = createHash('sha256').update(TOKEN).digest('base64url');
  await rawSql`update content_feedback_links set token_hash = ${hash}`.execute(sql.query);
  const templates = '/api/content/answer-templates';
  const made = await server.inject({ method: 'POST', url: templates, headers, payload: template });
  return { message: id, thread: TOKEN, template: made.json<Made>().data.id };
}
