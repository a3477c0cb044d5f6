import { createHash } from 'node:crypto';
import { type Caller, type FieldErrors, identityOf } from '@gazetteer/kernel';
import { tidyText } from '../model/tidy-text.ts';
import { ContentError, forbidden, invalidPayload } from '../model/content-error.ts';
import type { QuestionRevisionTable, QuestionTable } from '../model/question-tables.ts';
import { editedQuestion } from './desk.ts';
import type { QuestionChange, WholeQuestion } from './question.contract.ts';
import type { AskedDataset, QuestionContext } from './question-context.ts';
import { findQuestion, saveQuestion } from './question.store.ts';
import { renderWhole } from './render-question.ts';

/**
 * Saves what an editor has decided about a question, and tells who asked once there is an answer or a reason.
 * @throws INVALID_CREDENTIALS, FORBIDDEN, INVALID_PAYLOAD for a state that lacks its text, CONFLICT with what the question
 * is now where somebody else has saved since
 */
export async function changeQuestion(
  context: QuestionContext,
  caller: Caller,
  id: string,
  { revision, ...change }: QuestionChange,
): Promise<WholeQuestion> {
  const { dataset } = await editedQuestion(context, caller, id);
  return context.sql.transaction(async () => {
    const before = await findQuestion(context.sql, id);
    if (!before) throw forbidden();
    if (before.revision !== revision) throw await conflict(context, before, dataset);
    const after = applied(before, change, context.clock().toISOString());
    requireTexts(after);
    if (saysTheSame(before, after)) return renderWhole(context, before, dataset);
    const told = toldBy(before, after);
    const saved = { ...after, told: told ?? before.told };
    if (!(await saveQuestion(context.sql, saved, recordOf(caller, saved)))) {
      throw await conflict(context, (await findQuestion(context.sql, id)) ?? before, dataset);
    }
    if (told !== undefined && saved.email !== '') await tell(context, caller, saved, dataset);
    return renderWhole(context, saved, dataset);
  });
}

async function conflict(context: QuestionContext, now: QuestionTable, dataset: AskedDataset) {
  const data = await renderWhole(context, now, dataset);
  const message = 'Somebody else has saved this meanwhile. Nothing of it was overwritten.';
  return new ContentError('CONFLICT', message, { info: { data } });
}

/** The question as it is after a change, with the times that follow from it. */
function applied(
  before: QuestionTable,
  change: Omit<QuestionChange, 'revision'>,
  now: string,
): QuestionTable {
  const text = (name: 'question' | 'answer' | 'reason') => tidyText(change[name] ?? before[name]);
  const state = change.state ?? before.state;
  const [answer, stays] = [text('answer'), state === before.state];
  const isAnswered = ['published', 'answered'].includes(state) && answer !== '';
  const isEdited = stays && state === 'published' && before.answer !== '' && answer !== before.answer;
  return {
    ...before,
    state,
    answer,
    revision: before.revision + 1,
    question: text('question'),
    answer_language: change.answer_language ?? before.answer_language,
    reason: state === 'declined' ? text('reason') : '',
    is_named: change.shows_name === false ? 0 : before.is_named,
    updated_at: now,
    published_at: state === 'published' ? ((stays ? before.published_at : null) ?? now) : null,
    answered_at: isAnswered ? ((stays ? before.answered_at : null) ?? now) : null,
    edited_at: isAnswered && stays ? (isEdited ? now : before.edited_at) : null,
  };
}

function requireTexts({ state, question, answer, reason }: QuestionTable): void {
  const faults: FieldErrors = {};
  if (question === '') faults['question'] = ['A question has words'];
  if (state === 'answered' && answer === '') faults['answer'] = ['An answer by mail has words'];
  if (state === 'declined' && reason === '') faults['reason'] = ['Who asked is told why'];
  if (Object.keys(faults).length > 0) throw invalidPayload(faults);
}

function saysTheSame(before: QuestionTable, after: QuestionTable): boolean {
  const fields = ['state', 'question', 'answer', 'answer_language', 'reason', 'is_named'] as const;
  return fields.every((field) => before[field] === after[field]);
}

/**
 * What a mail about the change says, shortened; undefined where there is nothing to tell. Who reads the answer on a page is
 * told once that it is there, and again if it was taken back meanwhile and is another one; who has it by mail is told of each change.
 */
function toldBy(before: QuestionTable, { state, answer, reason }: QuestionTable): string | undefined {
  const text = state === 'declined' ? reason : answer;
  if (!['published', 'answered', 'declined'].includes(state) || text === '') return undefined;
  const told = `${state}:${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  const isOnPage = state === 'published' && before.state === 'published' && before.told?.startsWith(state);
  return isOnPage || told === before.told ? undefined : told;
}

function recordOf(caller: Caller, row: QuestionTable): QuestionRevisionTable {
  const { id, revision, state, question, answer, answer_language, reason, updated_at } = row;
  return {
    question_id: id,
    revision,
    state,
    question,
    answer,
    answer_language,
    reason,
    saved_at: updated_at,
    saved_by: identityOf(caller) ?? null,
    saved_with: caller.kind === 'key' ? caller.name : null,
  };
}

async function tell(
  { access, askers, publicUrl }: QuestionContext,
  caller: Caller,
  { id, state, email, name, language, asked, answer, reason }: QuestionTable,
  { id: datasetId, name: path, title }: AskedDataset,
): Promise<void> {
  if (state === 'waiting' || state === 'spam') return;
  const named = await access.readable(caller, datasetId, language);
  const url = `${publicUrl}/p/${encodeURIComponent(path)}`;
  await askers.tell({
    email,
    name,
    language,
    outcome: state,
    dataset: { title: named?.title ?? title, url },
    question: asked,
    text: state === 'declined' ? reason : answer,
    url: state === 'published' ? `${url}?question=${id}#question-${id}` : null,
  });
}
