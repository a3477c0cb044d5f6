import { type Caller, installation } from '@gazetteer/kernel';
import type { FeedbackContext } from './feedback-context.ts';
import { listUnansweredOnDatasets } from './feedback.store.ts';

const MOST = 100;

/** A message that a visitor wrote on the page of a dataset, and that nobody has answered yet. */
export type DatasetQuestion = {
  id: string;
  subject: string;
  /** The name of the dataset, as the address of the page has it. */
  dataset: string;
  askedAt: string;
};

/** Messages about datasets that wait for an answer, the oldest first. Visitors wrote them to the team: nobody else is told of them. */
export async function listQuestions(
  { sql, authorizer }: Pick<FeedbackContext, 'sql' | 'authorizer'>,
  caller: Caller,
): Promise<DatasetQuestion[]> {
  if (!(await authorizer.allows(caller, 'editor', installation))) return [];
  const messages = await listUnansweredOnDatasets(sql, MOST);
  return messages.flatMap(({ id, subject, page, created_at }) => {
    const dataset = datasetOfPage(page ?? '');
    return dataset === undefined ? [] : [{ id, subject: subject ?? '', dataset, askedAt: created_at }];
  });
}

function datasetOfPage(page: string): string | undefined {
  const name = /^\/p\/([^/?#]+)/.exec(page)?.[1];
  try {
    return name === undefined ? undefined : decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
