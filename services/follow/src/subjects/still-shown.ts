import { ApplicationError, type Caller } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { ListedDataset, News } from '../model/news.ts';
import type { PackageAnswer } from './answers.ts';
import { named } from './look-at-dataset.ts';

/**
 * What of the news a reader may still be told: what was hidden since it was found tells nothing.
 * @returns undefined where nothing is left
 */
export async function stillShown(
  { call, questions }: Pick<FollowContext, 'call' | 'questions'>,
  caller: Caller,
  news: News,
): Promise<News | undefined> {
  if (news.kind === 'dataset' || news.kind === 'value') {
    const dataset = await shownDataset(call, caller, news.dataset.id);
    if (!dataset) return undefined;
    const isThere = (table: { id: string }) => dataset.resources.some(({ id }) => id === table.id);
    const told = { ...news, dataset: named(dataset) };
    if (told.kind === 'value') return isThere(told.table) ? told : undefined;
    const tables = told.tables.filter(isThere);
    const asked = (told.questions ?? []).map(({ id }) => id);
    // As they stand now: an answer may have been taken back, or put right.
    const answered = asked.length > 0 ? await questions.of(caller, dataset.id, asked) : [];
    const isLeft = tables.length + answered.length > 0 || told.description;
    return isLeft ? { ...told, tables, questions: answered } : undefined;
  }
  const datasets: ListedDataset[] = [];
  for (const dataset of news.datasets) {
    const shown = await shownDataset(call, caller, dataset.id);
    if (shown) datasets.push({ ...dataset, ...named(shown) });
  }
  return datasets.length > 0 ? { ...news, datasets } : undefined;
}

async function shownDataset(
  call: FollowContext['call'],
  caller: Caller,
  id: string,
): Promise<PackageAnswer | undefined> {
  try {
    return (await call('package_show', { id }, caller)) as PackageAnswer;
  } catch (error) {
    if (isHidden(error)) return undefined;
    throw error;
  }
}

/** Whether a failure says that something is not there for who asks. */
export function isHidden(error: unknown): boolean {
  return error instanceof ApplicationError && ['not_found', 'access_denied', 'gone'].includes(error.code);
}
