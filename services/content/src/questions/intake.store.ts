import type { Sql } from '@gazetteer/kernel';
import type { Kysely } from 'kysely';
import type { QuestionState, QuestionTable, QuestionTables } from '../model/question-tables.ts';

type Store = Sql<QuestionTables>;

/** Which questions are counted: of a network, of those set aside, or all. */
export type Counted = { sender?: string; state?: 'spam' };

/** Stores a new question. */
export async function insertQuestion(sql: Store, row: QuestionTable): Promise<void> {
  await sql.query.insertInto('content_questions').values(row).execute();
}

/** How many questions came since then; counting ends at `most`. */
export async function countSince(sql: Store, since: string, counted: Counted, most: number): Promise<number> {
  const query: Kysely<QuestionTables> = sql.query;
  let found = query.selectFrom('content_questions').select('id').where('asked_at', '>', since).limit(most);
  if (counted.sender) found = found.where('sender', '=', counted.sender);
  if (counted.state) found = found.where('state', '=', counted.state);
  const { count } = await query
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the same person has asked the same of a dataset since then. */
export async function isAskedAlready(
  sql: Store,
  { dataset_id, email, digest }: Pick<QuestionTable, 'dataset_id' | 'email' | 'digest'>,
  since: string,
): Promise<boolean> {
  const found = await sql.query
    .selectFrom('content_questions')
    .select('id')
    .where('digest', '=', digest)
    .where('asked_at', '>', since)
    .where('dataset_id', '=', dataset_id)
    .where('email', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets where questions came from that are older than that; at most `limit` of them. @returns how many */
export async function forgetSenders(sql: Store, before: string, limit: number): Promise<number> {
  const due = sql.query
    .selectFrom('content_questions')
    .select('id')
    .where('sender', 'is not', null)
    .where('asked_at', '<', before)
    .limit(limit);
  const { numUpdatedRows } = await sql.query
    .updateTable('content_questions')
    .set({ sender: null })
    .where('id', 'in', due)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes questions in a state that nobody has touched since then; at most `limit` of them. @returns how many */
export async function removeUntouched(
  sql: Store,
  state: QuestionState,
  before: string,
  limit: number,
): Promise<number> {
  const due = sql.query
    .selectFrom('content_questions')
    .select('id')
    .where('state', '=', state)
    .where('updated_at', '<', before)
    .limit(limit);
  const { numDeletedRows } = await sql.query
    .deleteFrom('content_questions')
    .where('id', 'in', due)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The published questions that nobody has touched since then and whose askers are still known; at most `limit`. */
export async function listKnownAskers(sql: Store, before: string, limit: number): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('content_questions')
    .select('id')
    .where('state', '=', 'published')
    .where('updated_at', '<', before)
    .where('email', '<>', '')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets who asked these, what they wrote themselves, and what editors made of it before. */
export async function forgetAskers(sql: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.query.deleteFrom('content_question_revisions').where('question_id', 'in', ids).execute();
  await sql.query
    .updateTable('content_questions')
    .set({ name: '', email: '', asked: '', is_named: 0, owner_id: null })
    .where('id', 'in', ids)
    .execute();
}

/** Ids of the datasets that have questions, so many at a time. */
export async function* datasetsAsked(sql: Store, limit: number): AsyncGenerator<string[]> {
  let after = '';
  for (;;) {
    const rows = await sql.query
      .selectFrom('content_questions')
      .select('dataset_id')
      .distinct()
      .where('dataset_id', '>', after)
      .orderBy('dataset_id')
      .limit(limit)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ dataset_id }) => dataset_id);
    if (rows.length < limit) return;
    after = last.dataset_id;
  }
}

/** Removes all questions about these datasets. */
export async function removeQuestionsOn(sql: Store, datasets: readonly string[]): Promise<void> {
  if (datasets.length === 0) return;
  await sql.query.deleteFrom('content_questions').where('dataset_id', 'in', datasets).execute();
}
