import type { Caller } from '@gazetteer/kernel';
import { forbidden, signInFirst } from '../model/content-error.ts';
import { type QuestionState, questionStates, type QuestionTable } from '../model/question-tables.ts';
import type { DeskQuestion, WholeQuestion } from './question.contract.ts';
import type { AskedDataset, QuestionContext } from './question-context.ts';
import { datasetsAsked } from './intake.store.ts';
import { countByState, findQuestion, listQuestions, removeQuestion } from './question.store.ts';
import { renderForDesk, renderWhole } from './render-question.ts';

/** Datasets that a caller is asked about at once. */
const DATASETS_AT_ONCE = 500;

type DeskContext = Pick<QuestionContext, 'sql' | 'access' | 'accounts'>;

/** Which questions an editor asks for. */
export type DeskWish = {
  state?: QuestionState | undefined;
  /** The dataset, by its id or name. */
  dataset?: string | undefined;
  limit: number;
  offset: number;
};

type Desk = { questions: DeskQuestion[]; counts: Record<QuestionState, number>; matching: number };

/**
 * Questions about the datasets that the caller edits, and how many there are in each state.
 * @throws INVALID_CREDENTIALS for nobody, FORBIDDEN for a dataset that the caller does not edit
 */
export async function readDesk(
  { sql, access }: DeskContext,
  caller: Caller,
  { state, dataset, limit, offset }: DeskWish,
): Promise<Desk> {
  if (caller.kind === 'anonymous') throw signInFirst();
  const edited = dataset === undefined ? undefined : await editedDataset(access, caller, dataset);
  const datasets = edited ? new Map([[edited.id, edited]]) : await editedDatasets({ sql, access }, caller);
  const ids = [...datasets.keys()];
  const found = await countByState(sql, ids);
  const countOf = (one: QuestionState) => found.get(one) ?? 0;
  const rows = await listQuestions(sql, { datasets: ids, state }, { limit, offset });
  const matching = state ? countOf(state) : questionStates.reduce((sum, one) => sum + countOf(one), 0);
  return {
    questions: rows.flatMap((row) => {
      const about = datasets.get(row.dataset_id);
      return about ? [renderForDesk(row, about)] : [];
    }),
    counts: Object.fromEntries(questionStates.map((one) => [one, countOf(one)])) as Desk['counts'],
    matching,
  };
}

/** One question with what it was after each save. @throws as {@link editedQuestion} */
export async function readOnDesk(context: DeskContext, caller: Caller, id: string): Promise<WholeQuestion> {
  const { row, dataset } = await editedQuestion(context, caller, id);
  return renderWhole(context, row, dataset);
}

/** Removes a question for good, as who asked may want. @throws as {@link editedQuestion} */
export async function deleteQuestion(context: DeskContext, caller: Caller, id: string): Promise<void> {
  await editedQuestion(context, caller, id);
  await removeQuestion(context.sql, id);
}

/**
 * A question about a dataset that the caller edits.
 * @throws INVALID_CREDENTIALS for nobody, FORBIDDEN for all others who do not edit the dataset, and where there is none
 */
export async function editedQuestion(
  { sql, access }: DeskContext,
  caller: Caller,
  id: string,
): Promise<{ row: QuestionTable; dataset: AskedDataset }> {
  if (caller.kind === 'anonymous') throw signInFirst();
  const row = await findQuestion(sql, id);
  const dataset = row && (await access.editable(caller, [row.dataset_id])).get(row.dataset_id);
  if (!row || !dataset) throw forbidden();
  return { row, dataset };
}

/** The datasets with questions that the caller edits. */
async function editedDatasets(
  { sql, access }: Pick<QuestionContext, 'sql' | 'access'>,
  caller: Caller,
): Promise<Map<string, AskedDataset>> {
  const edited = new Map<string, AskedDataset>();
  for await (const asked of datasetsAsked(sql, DATASETS_AT_ONCE)) {
    for (const [id, dataset] of await access.editable(caller, asked)) edited.set(id, dataset);
  }
  return edited;
}

async function editedDataset(
  access: QuestionContext['access'],
  caller: Caller,
  idOrName: string,
): Promise<AskedDataset> {
  const known = await access.readable(caller, idOrName);
  const edited = known && (await access.editable(caller, [known.id])).get(known.id);
  if (!edited) throw forbidden();
  return edited;
}

const MOST_WAITING = 100;

/** A question that waits for an editor. */
export type WaitingQuestion = { id: string; beginning: string; dataset: string; askedAt: string };

/** The questions that wait for the caller, the oldest first. */
export async function listWaiting(context: DeskContext, caller: Caller): Promise<WaitingQuestion[]> {
  if (caller.kind === 'anonymous') return [];
  const wish = { state: 'waiting', limit: MOST_WAITING, offset: 0 } as const;
  const { questions } = await readDesk(context, caller, wish);
  return questions.map(({ id, question, dataset, asked_at }) => {
    return { id, beginning: beginningOf(question), dataset: dataset.id, askedAt: asked_at };
  });
}

const LONGEST_BEGINNING = 120;

function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_BEGINNING ? `${line.slice(0, LONGEST_BEGINNING - 1).trimEnd()}…` : line;
}
