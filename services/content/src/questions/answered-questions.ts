import type { Caller } from '@gazetteer/kernel';
import { plainText } from '@gazetteer/markdown/plain-text';
import type { QuestionContext } from './question-context.ts';
import { answersSince, listAnswered } from './question.store.ts';

/** A published question with its answer, each as one line without markup. */
type AnsweredQuestion = { id: string; question: string; answer: string; answered_at: string };

/** What has been answered in public, for who follows a dataset. */
export type AnsweredQuestions = {
  /** When answers were published, at and after a time, the earliest first. `id` is the same however often it is asked. */
  since(time: string, limit: number): Promise<{ id: string; at: string; dataset: string }[]>;
  /**
   * The answers about a dataset that were published last, the newest first, or of these questions alone; none for who does not
   * read the dataset.
   */
  of(caller: Caller, dataset: string, only?: readonly string[]): Promise<AnsweredQuestion[]>;
};

const MOST_AT_ONCE = 20;
const LONGEST_ANSWER = 1000;

/** Reads what has been answered in public, with the rights of who reads it. */
export function answeredQuestions({
  sql,
  access,
}: Pick<QuestionContext, 'sql' | 'access'>): AnsweredQuestions {
  return {
    since: async (time, limit) => {
      const rows = await answersSince(sql, time, limit);
      return rows.map(({ id, answered_at: at, dataset_id: dataset }) => ({ id: `${id} ${at}`, at, dataset }));
    },
    of: async (caller, idOrName, only) => {
      const dataset = await access.readable(caller, idOrName);
      if (!dataset || only?.length === 0) return [];
      const rows = await listAnswered(sql, dataset.id, { only, limit: MOST_AT_ONCE });
      return rows.map(({ id, question, answer, answered_at }) => ({
        id,
        question: question.replaceAll(/\s+/g, ' '),
        answer: plainText(answer, LONGEST_ANSWER),
        answered_at,
      }));
    },
  };
}
