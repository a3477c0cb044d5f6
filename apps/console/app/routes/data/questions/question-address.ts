import { readPageNumber } from '../../../parts/page-number.ts';

/** How far a question can be; the list shows one of these at a time. */
export const questionStates = ['waiting', 'published', 'answered', 'declined', 'spam'] as const;
export type QuestionState = (typeof questionStates)[number];

/** What the address of the list says. */
export interface QuestionsQuery {
  state: QuestionState;
  /** The name of a dataset; empty for all that one edits. */
  dataset: string;
  page: number;
}

export const pageSize = 25;
const longestName = 200;
const furthestPage = 4000;

export function readQuestionsQuery(query: URLSearchParams): QuestionsQuery {
  return {
    state: questionStates.find((one) => one === query.get('state')) ?? 'waiting',
    dataset: (query.get('dataset') ?? '').slice(0, longestName),
    page: readPageNumber(query.get('page'), furthestPage),
  };
}

/** The address of the list; what narrows nothing is left out. */
export function questionsAddress({ state, dataset, page }: QuestionsQuery): string {
  const given = new URLSearchParams({
    ...(state === 'waiting' ? {} : { state }),
    ...(dataset === '' ? {} : { dataset }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return given.size > 0 ? `/console/questions?${given.toString()}` : '/console/questions';
}
