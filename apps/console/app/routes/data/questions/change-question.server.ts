import type { RouterContextProvider } from 'react-router';
import { changeContent } from '../../../content-calls/call-content.server.ts';
import type { QuestionState } from './question-address.ts';
import type { WholeQuestion } from './question.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** What can be done with a question, and where that leads; saving leaves it where it is. */
const acts = {
  save: undefined,
  publish: 'published',
  mail: 'answered',
  decline: 'declined',
  take_back: 'waiting',
  set_aside: 'spam',
} as const satisfies Record<string, QuestionState | undefined>;
export type QuestionAct = keyof typeof acts;

/** What was typed into the form. */
export interface TypedAnswer {
  question: string;
  answer: string;
  answer_language: string;
  reason: string;
}

/** What became of a form. Where it was not saved, all that was typed comes back. */
export type QuestionAnswer =
  | { done: QuestionAct | 'deleted' }
  | { problem: 'conflict'; typed: TypedAnswer; theirs: WholeQuestion }
  | { problem: 'faults'; typed: TypedAnswer; faults: string[] }
  | { problem: 'failed'; typed: TypedAnswer };

/** Does what the button of the form says, with what stands in the form. */
export async function changeQuestion(asking: Asking, id: string): Promise<QuestionAnswer> {
  const form = new URLSearchParams(await asking.request.text());
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n');
  const typed: TypedAnswer = {
    question: text('question'),
    answer: text('answer'),
    answer_language: text('answer_language'),
    reason: text('reason'),
  };
  const path = `/desk/questions/${encodeURIComponent(id)}`;
  if (form.get('act') === 'delete') {
    const deleted = await changeContent(asking, 'DELETE', path);
    return deleted.ok ? { done: 'deleted' } : { problem: 'failed', typed };
  }
  const act = (Object.keys(acts) as QuestionAct[]).find((one) => one === form.get('act'));
  if (!act) return { problem: 'failed', typed };
  const { reason, ...texts } = typed;
  const answer = await changeContent(asking, 'PATCH', path, {
    revision: Number(form.get('revision')),
    ...texts,
    ...(acts[act] ? { state: acts[act] } : {}),
    ...(act === 'decline' ? { reason } : {}),
    // Whoever asked may be named where they want to be; an editor can only take the name away.
    ...(form.get('may_name') === 'yes' && form.get('shows_name') !== 'yes' ? { shows_name: false } : {}),
  });
  if (answer.ok) return { done: act };
  return refused(await answer.json().catch(() => ({})), answer.status, typed);
}

function refused(body: unknown, status: number, typed: TypedAnswer): QuestionAnswer {
  const { data, errors } = body as {
    data?: WholeQuestion;
    errors?: { extensions?: { fields?: Record<string, string[]> } }[];
  };
  if (status === 409 && data) return { problem: 'conflict', typed, theirs: data };
  const faults = Object.keys(errors?.[0]?.extensions?.fields ?? {});
  return faults.length > 0 ? { problem: 'faults', typed, faults } : { problem: 'failed', typed };
}
