import type { RouterContextProvider } from 'react-router';
import { changeContent } from '../../../content-calls/call-content.server.ts';
import { messageStates, type MessageState, pageSize } from './inbox-address.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** What the inbox says after something was asked of it. */
export type InboxAnswer =
  | { done: 'moved'; state: MessageState; count: number; failed: number }
  | { done: 'noted' | 'nothing-chosen' | 'problem' }
  /** What could not be kept, to be typed no second time. */
  | { done: 'problem'; note: string };

/** Moves messages to a state: those that are ticked in the list, or the one that is open. */
export async function moveMessages(asking: Asking, form: URLSearchParams): Promise<InboxAnswer> {
  const state = messageStates.find((one) => one === form.get('state'));
  if (!state) return { done: 'problem' };
  const ids = form.getAll('id').slice(0, pageSize);
  if (ids.length === 0) return { done: 'nothing-chosen' };
  let failed = 0;
  // One after the other: the list has few, and each is a change of its own.
  for (const id of ids) if (!(await change(asking, id, { state }))) failed += 1;
  return failed === ids.length
    ? { done: 'problem' }
    : { done: 'moved', state, count: ids.length - failed, failed };
}

/** Keeps a note of the team with a message. */
export async function noteMessage(asking: Asking, id: string, form: URLSearchParams): Promise<InboxAnswer> {
  const note = (form.get('note') ?? '').replaceAll('\r\n', '\n');
  return (await change(asking, id, { note })) ? { done: 'noted' } : { done: 'problem', note };
}

async function change(asking: Asking, id: string, body: object): Promise<boolean> {
  const answer = await changeContent(asking, 'PATCH', `/feedback/${encodeURIComponent(id)}`, body);
  return answer.ok;
}
