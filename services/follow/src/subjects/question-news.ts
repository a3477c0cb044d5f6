import type { Caller } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { QuestionNews } from '../model/news.ts';

/** What is remembered of the answers about a dataset: those from when on are told, and which have been. */
export type QuestionsSeen = { since: string; told: string[] };

const MOST_REMEMBERED = 500;
/** Who followed a dataset before answers were told learns of those that were given just now. */
const JUST_NOW_MILLISECONDS = 10 * 60_000;

/**
 * The public answers about a dataset that a reader has not been told of. One that was taken back and is public again has been
 * told.
 * @param seen undefined where no answers were looked for yet
 */
export async function readQuestionNews(
  { questions, clock }: Pick<FollowContext, 'questions' | 'clock'>,
  caller: Caller,
  dataset: string,
  { seen, isFirst }: { seen: QuestionsSeen | undefined; isFirst: boolean },
): Promise<{ seen: QuestionsSeen; news: QuestionNews[] }> {
  if (isFirst) return { seen: { since: clock().toISOString(), told: [] }, news: [] };
  const since = seen?.since ?? new Date(clock().getTime() - JUST_NOW_MILLISECONDS).toISOString();
  const told = seen?.told ?? [];
  const found = await questions.of(caller, dataset);
  const fresh = found.filter(({ id, answered_at }) => answered_at > since && !told.includes(id));
  return {
    seen: { since, told: [...fresh.map(({ id }) => id), ...told].slice(0, MOST_REMEMBERED) },
    news: fresh.map(({ id, question, answer }) => ({ id, question, answer })),
  };
}
