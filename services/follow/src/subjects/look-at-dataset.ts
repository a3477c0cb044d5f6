import type { Caller } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { DatasetNews, TableNews } from '../model/news.ts';
import type { HistoryAnswer, PackageAnswer } from './answers.ts';
import { describeChanges } from './description-news.ts';
import type { Look } from './look.ts';
import { type QuestionsSeen, readQuestionNews } from './question-news.ts';
import { isChanged, presentVersion, readTableNews } from './table-news.ts';

/** What is remembered of a dataset: the number of its last change, the versions of its tables, and which answers were told. */
export type DatasetSeen = { change: number; tables: Record<string, number>; questions?: QuestionsSeen };

/** Changes of a description that are read at once; what was before them is not told. */
const MOST_CHANGES = 100;
/** Tables of one dataset whose rows are compared for one message. */
const MOST_TABLES = 20;

/** Looks at a dataset as a reader sees it. @throws not_found, access_denied */
export async function lookAtDataset(
  context: Pick<FollowContext, 'call' | 'tables' | 'questions' | 'clock'>,
  caller: Caller,
  id: string,
  seen: DatasetSeen | undefined,
): Promise<Look<DatasetSeen>> {
  const { call } = context;
  const dataset = (await call('package_show', { id }, caller)) as PackageAnswer;
  const input = { id: dataset.id, limit: seen ? MOST_CHANGES : 1 };
  const { entries } = (await call('dataset_history', input, caller)) as HistoryAnswer;
  const versions = await versionsOf(context, caller, dataset);
  const answered = await readQuestionNews(context, caller, dataset.id, {
    seen: seen?.questions,
    isFirst: !seen,
  });
  const now: DatasetSeen = {
    change: entries[0]?.version ?? 0,
    tables: versions,
    questions: answered.seen,
  };
  if (!seen) return { title: dataset.title, seen: now };
  const tables = await tablesSince(context, caller, { dataset, before: seen.tables, now: versions });
  const fresh = entries.filter(({ version }) => version > seen.change).flatMap(({ changes }) => changes);
  const described = describeChanges(fresh, new Set(Object.keys(versions)));
  const names = new Map(dataset.resources.map((resource) => [resource.id, resource.name || dataset.title]));
  const description = described && {
    ...described,
    filesChanged: described.filesChanged.map((file) => names.get(file) ?? file),
  };
  const news: DatasetNews | undefined =
    description || tables.length + answered.news.length > 0
      ? { kind: 'dataset', dataset: named(dataset), description, tables, questions: answered.news }
      : undefined;
  // A change that was seen stays seen, also by who sees less of the history now.
  return { title: dataset.title, seen: { ...now, change: Math.max(now.change, seen.change) }, news };
}

export function named({ id, name, title }: PackageAnswer): { id: string; name: string; title: string } {
  return { id, name, title: title || name };
}

async function versionsOf(
  context: Pick<FollowContext, 'call'>,
  caller: Caller,
  { resources }: PackageAnswer,
): Promise<Record<string, number>> {
  const versions: Record<string, number> = {};
  for (const { id, datastore_active } of resources) {
    const present = datastore_active ? await presentVersion(context, caller, id) : undefined;
    if (present) versions[id] = present.version;
  }
  return versions;
}

async function tablesSince(
  context: Pick<FollowContext, 'call' | 'tables'>,
  caller: Caller,
  {
    dataset,
    before,
    now,
  }: { dataset: PackageAnswer; before: Record<string, number>; now: Record<string, number> },
): Promise<TableNews[]> {
  const news: TableNews[] = [];
  for (const resource of dataset.resources) {
    const [from, to] = [before[resource.id], now[resource.id]];
    if (from === undefined || to === undefined || from === to || news.length === MOST_TABLES) continue;
    const found = await readTableNews(context, caller, { dataset, resource, from, to });
    if (found && isChanged(found)) news.push(found);
  }
  return news;
}
