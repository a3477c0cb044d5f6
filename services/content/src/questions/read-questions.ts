import type { Caller } from '@gazetteer/kernel';
import { forbidden } from '../model/content-error.ts';
import type { QuestionTable } from '../model/question-tables.ts';
import type { QuestionContext } from './question-context.ts';
import { countNewer, countPublished, findQuestion, listPublished } from './question.store.ts';

/** Which published questions somebody reads. */
export type Wanted = {
  /** The dataset, by its id or name. */
  dataset: string;
  limit: number;
  offset: number;
  /** The id of a question on the page that is wanted, in place of an offset. */
  around?: string | undefined;
};

/**
 * A page of the published questions of a dataset, the newest first, for who reads the dataset.
 * @throws FORBIDDEN where the caller does not
 */
export async function readQuestions(
  { sql, access }: Pick<QuestionContext, 'sql' | 'access'>,
  caller: Caller,
  { dataset: idOrName, limit, offset, around }: Wanted,
): Promise<{ rows: QuestionTable[]; total: number; offset: number }> {
  const dataset = await access.readable(caller, idOrName);
  if (!dataset) throw forbidden();
  const wanted = around === undefined ? undefined : await findQuestion(sql, around);
  const isThere = wanted?.dataset_id === dataset.id && wanted.state === 'published';
  const start = isThere ? Math.floor((await countNewer(sql, wanted)) / limit) * limit : offset;
  return {
    rows: await listPublished(sql, dataset.id, { limit, offset: start }),
    total: await countPublished(sql, dataset.id),
    offset: start,
  };
}
