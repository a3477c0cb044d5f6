import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type {
  QuestionRevisionTable,
  QuestionState,
  QuestionTable,
  QuestionTables,
} from '../model/question-tables.ts';

type Store = Sql<QuestionTables>;
type Page = { limit: number; offset: number };

/** Which questions: about these datasets, and of one state where it is said. */
export type QuestionFilter = { datasets: readonly string[]; state?: QuestionState | undefined };

/** One question. */
export function findQuestion(sql: Store, id: string): Promise<QuestionTable | undefined> {
  return sql.query.selectFrom('content_questions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What readers of a dataset see, the newest first. */
export function listPublished(
  sql: Store,
  dataset: string,
  { limit, offset }: Page,
): Promise<QuestionTable[]> {
  return published(sql, dataset)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many questions readers of a dataset see. */
export function countPublished(sql: Store, dataset: string): Promise<number> {
  return countOf(published(sql, dataset));
}

/** How many of them stand before one of them. */
export function countNewer(
  sql: Store,
  { dataset_id, published_at, id }: Pick<QuestionTable, 'dataset_id' | 'published_at' | 'id'>,
): Promise<number> {
  return countOf(
    published(sql, dataset_id).where(rawSql<boolean>`(published_at, id) > (${published_at}, ${id})`),
  );
}

/** What was answered in public about a dataset, or of these questions of it, the newest answer first. */
export function listAnswered(
  sql: Store,
  dataset: string,
  { only, limit }: { only?: readonly string[] | undefined; limit: number },
) {
  const answered = published(sql, dataset);
  return (only ? answered.where('id', 'in', only) : answered)
    .select(['id', 'question', 'answer', 'answered_at'])
    .$narrowType<{ answered_at: string }>()
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What was answered in public at and after a time, the earliest first. */
export function answersSince(sql: Store, time: string, limit: number) {
  return sql.query
    .selectFrom('content_questions')
    .select(['id', 'dataset_id', 'answered_at'])
    .$narrowType<{ answered_at: string }>()
    .where('state', '=', 'published')
    .where('answered_at', '>=', time)
    .orderBy('answered_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Questions as editors see them: those that wait in the order in which they came, others the newest first. */
export function listQuestions(
  sql: Store,
  filter: QuestionFilter,
  { limit, offset }: Page,
): Promise<QuestionTable[]> {
  const order = filter.state === 'waiting' ? 'asc' : 'desc';
  return among(sql, filter)
    .selectAll()
    .orderBy('asked_at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many questions about datasets there are in each state. */
export async function countByState(sql: Store, datasets: readonly string[]) {
  const rows = await among(sql, { datasets })
    .select(['state', ({ fn }) => fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Writes a save with its revision. @returns false where somebody else has saved since the revision before it */
export async function saveQuestion(
  sql: Store,
  { id, revision, ...change }: Pick<QuestionTable, 'id' | 'revision'> & Partial<QuestionTable>,
  record: QuestionRevisionTable,
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('content_questions')
    .set({ ...change, revision })
    .where('id', '=', id)
    .where('revision', '=', revision - 1)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await sql.query.insertInto('content_question_revisions').values(record).execute();
  return true;
}

/** What a question was after each save, the newest first. */
export function listRevisions(sql: Store, id: string, limit: number): Promise<QuestionRevisionTable[]> {
  return sql.query
    .selectFrom('content_question_revisions')
    .selectAll()
    .where('question_id', '=', id)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();
}

/** Removes a question for good. @returns false where there is none */
export async function removeQuestion(sql: Store, id: string): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('content_questions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** What somebody asked while signed in, the newest first. */
export function questionsOfOwner(sql: Store, ownerId: string, limit: number): Promise<QuestionTable[]> {
  return sql.query
    .selectFrom('content_questions')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Removes what somebody asked while signed in and nobody reads. */
export async function removeUnpublishedOf(sql: Store, ownerId: string): Promise<void> {
  await sql.query
    .deleteFrom('content_questions')
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'published')
    .execute();
}

/** Forgets who saved what, for an account that is removed. */
export async function forgetAnswerer(sql: Store, identityId: string): Promise<void> {
  await sql.query
    .updateTable('content_question_revisions')
    .set({ saved_by: null })
    .where('saved_by', '=', identityId)
    .execute();
}

/** What somebody has saved of questions. */
export function revisionsOfAnswerer(sql: Store, identityId: string, limit: number) {
  return sql.query
    .selectFrom('content_question_revisions')
    .select(['question_id', 'revision', 'state', 'saved_at', 'answer'])
    .where('saved_by', '=', identityId)
    .orderBy('saved_at', 'desc')
    .limit(limit)
    .execute();
}

function published(sql: Store, dataset: string) {
  return sql.query
    .selectFrom('content_questions')
    .where('dataset_id', '=', dataset)
    .where('state', '=', 'published');
}

function among(sql: Store, { datasets, state }: QuestionFilter) {
  const found = sql.query
    .selectFrom('content_questions')
    .where((is) => (datasets.length > 0 ? is('dataset_id', 'in', datasets) : rawSql<boolean>`1 = 0`));
  return state ? found.where('state', '=', state) : found;
}

async function countOf(query: ReturnType<typeof published>): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
