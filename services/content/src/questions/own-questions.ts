import type { Sql } from '@gazetteer/kernel';
import type { QuestionTables } from '../model/question-tables.ts';
import { forgetAskers } from './intake.store.ts';
import {
  forgetAnswerer,
  questionsOfOwner,
  removeUnpublishedOf,
  revisionsOfAnswerer,
} from './question.store.ts';

type Store = Sql<QuestionTables>;

/** Nobody gets that far: what comes of one network is bounded. */
const MOST = 10_000;

/** What somebody asked while signed in, as they get it, and what they have answered. */
export async function exportOwnQuestions(sql: Store, identityId: string) {
  const rows = await questionsOfOwner(sql, identityId, MOST);
  return {
    questions: rows.map(({ id, dataset_id, state, name, email, asked, asked_at }) => ({
      id,
      dataset_id,
      state,
      name,
      email,
      question: asked,
      asked_at,
    })),
    question_revisions: await revisionsOfAnswerer(sql, identityId, MOST),
  };
}

/**
 * Removes what somebody asked, for an account that is removed. What is published stays as its editors worded it, without
 * anything about who asked; answers stay without who wrote them.
 */
export async function removeOwnQuestions(sql: Store, identityId: string): Promise<void> {
  await removeUnpublishedOf(sql, identityId);
  const published = await questionsOfOwner(sql, identityId, MOST);
  await forgetAskers(
    sql,
    published.map(({ id }) => id),
  );
  await forgetAnswerer(sql, identityId);
}
