import type { RouterContextProvider } from 'react-router';
import { changeContent } from '../../../content-calls/call-content.server.ts';
import { messageStates, pageSize } from './inbox-address.ts';
import { type InboxAnswer, statesAfterAnswer, type UnsentAnswer } from './message-acts.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** Moves messages to a state: those that are ticked in the list, or the one that is open. */
export async function moveMessages(asking: Asking, form: URLSearchParams): Promise<InboxAnswer> {
  const state = messageStates.find((one) => one === form.get('state'));
  if (!state) return { done: 'problem' };
  const ids = form.getAll('id').slice(0, pageSize);
  if (ids.length === 0) return { done: 'nothing-chosen' };
  let failed = 0;
  // One after the other: the list has few, and each is a change of its own.
  for (const id of ids) if (!(await changeContent(asking, 'PATCH', pathOf(id), { state })).ok) failed += 1;
  return failed === ids.length
    ? { done: 'problem' }
    : { done: 'moved', state, count: ids.length - failed, failed };
}

/** Adds a note of the team to a message. */
export async function noteMessage(asking: Asking, id: string, form: URLSearchParams): Promise<InboxAnswer> {
  const note = textOf(form, 'note');
  if (note.trim() === '') return { done: 'nothing-typed', note };
  const { ok } = await changeContent(asking, 'POST', `${pathOf(id)}/notes`, { text: note });
  return ok ? { done: 'noted' } : { done: 'problem', note };
}

/** Sends an answer to the writer of a message; what was typed comes back where it was not sent. */
export async function answerMessage(asking: Asking, id: string, form: URLSearchParams): Promise<InboxAnswer> {
  const unsent = typedAnswer(form);
  const { text, state } = unsent;
  if (text.trim() === '') return { done: 'nothing-typed', unsent };
  const seen = Number(form.get('seen'));
  const answer = await changeContent(asking, 'POST', `${pathOf(id)}/answers`, { text, state, seen });
  if (answer.ok) return { done: 'answered' };
  if (answer.status === 409) return { done: 'overtaken', unsent };
  return { done: (await names(answer, 'email')) ? 'unreachable' : 'problem', unsent };
}

/** Sends an answer again whose mail was given up. */
export async function resendAnswer(asking: Asking, id: string, form: URLSearchParams): Promise<InboxAnswer> {
  const number = encodeURIComponent(form.get('number') ?? '');
  const { ok } = await changeContent(asking, 'POST', `${pathOf(id)}/answers/${number}/send`);
  return { done: ok ? 'resent' : 'problem' };
}

/** Gives a message to somebody of the team, or to nobody. */
export async function assignMessage(asking: Asking, id: string, form: URLSearchParams): Promise<InboxAnswer> {
  const assignee = form.get('assignee') || null;
  const answer = await changeContent(asking, 'PATCH', pathOf(id), { assignee });
  if (answer.ok) return { done: 'assigned' };
  return { done: (await names(answer, 'assignee')) ? 'no-staff' : 'problem' };
}

/** An answer as it was typed. */
export function typedAnswer(form: URLSearchParams): UnsentAnswer {
  const state = statesAfterAnswer.find((one) => one === form.get('then')) ?? 'answered';
  return { text: textOf(form, 'answer'), state };
}

function textOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').replaceAll('\r\n', '\n');
}

function pathOf(id: string): string {
  return `/feedback/${encodeURIComponent(id)}`;
}

/** Whether a refusal is about a field. */
async function names(answer: Response, field: string): Promise<boolean> {
  if (answer.status !== 400) return false;
  const { errors } = (await answer.json()) as { errors?: { extensions?: { fields?: object } }[] };
  return Object.keys(errors?.[0]?.extensions?.fields ?? {}).includes(field);
}
