import { readContent } from '../../../content-calls/call-content.server.ts';
import { pageSize, type QuestionState, readQuestionsQuery } from './question-address.ts';
import type { DeskQuestion, WholeQuestion } from './question.ts';

type Asking = Parameters<typeof readContent>[0];

interface ListAnswer {
  data: DeskQuestion[];
  meta: { filter_count: number; counts: Record<QuestionState, number> };
}

const longestBeginning = 160;

/** One page of the questions about datasets that the visitor edits. @throws Response for whoever may not see them */
export async function loadQuestions(asking: Asking) {
  const query = readQuestionsQuery(asking.url.searchParams);
  const { state, dataset, page } = query;
  const wanted = new URLSearchParams({
    state,
    ...(dataset === '' ? {} : { dataset }),
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
  });
  const { data, meta } = await readContent<ListAnswer>(asking, `/desk/questions?${wanted.toString()}`);
  return {
    query,
    questions: data.map((question) => ({ ...question, beginning: beginningOf(question.question) })),
    counts: meta.counts,
    pages: Math.max(1, Math.ceil(meta.filter_count / pageSize)),
  };
}

export type Questions = Awaited<ReturnType<typeof loadQuestions>>;
export type ListedQuestion = Questions['questions'][number];

/** One question with what it was after each save. @throws Response for whoever may not see it */
export async function loadQuestion(asking: Asking, id: string): Promise<WholeQuestion> {
  const path = `/desk/questions/${encodeURIComponent(id)}`;
  return (await readContent<{ data: WholeQuestion }>(asking, path)).data;
}

function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longestBeginning ? `${line.slice(0, longestBeginning)} …` : line;
}
