import { readPageNumber } from '../../../parts/page-number.ts';

/** The kinds of tasks, in the words of `desk_task_list`. */
export const taskKinds = [
  'review',
  'sent_back',
  'look',
  'import_failed',
  'harvest_failed',
  'asked',
  'question',
  'stale',
  'low_quality',
  'in_review',
  'scheduled',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** What the address of the page says: whose tasks, and whether all of one kind. */
export interface TaskQuery {
  kind: TaskKind | undefined;
  /** The name of an organisation. */
  organization: string;
  page: number;
}

const longestName = 200;
const furthestPage = 4000;

export function readTaskQuery(query: URLSearchParams): TaskQuery {
  return {
    kind: taskKinds.find((one) => one === query.get('kind')),
    organization: (query.get('organization') ?? '').slice(0, longestName),
    page: readPageNumber(query.get('page'), furthestPage),
  };
}

/** The address of the page; what narrows nothing is left out, and so are pages where all kinds are shown. */
export function taskAddress({ kind, organization, page }: TaskQuery): string {
  const given = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(organization === '' ? {} : { organization }),
    ...(kind && page > 1 ? { page: String(page) } : {}),
  });
  return given.size > 0 ? `/console/tasks?${given.toString()}` : '/console/tasks';
}
