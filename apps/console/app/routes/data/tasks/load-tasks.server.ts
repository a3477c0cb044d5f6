import type { RouterContextProvider } from 'react-router';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { ownOrganizations } from '../../../datasets/own-organizations.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { readTaskQuery } from './task-address.ts';

const pageSize = 25;

/** What waits for the visitor, as the address asks for it: the first of each kind, or a page of one. */
export async function loadTasks(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const query = readTaskQuery(asking.url.searchParams);
  const { kind, organization, page } = query;
  const wanted = {
    ...(organization === '' ? {} : { organization }),
    ...(kind ? { kind, limit: pageSize, offset: (page - 1) * pageSize } : {}),
  };
  const [{ count, groups, most_points }, organizations] = await Promise.all([
    readForPage(asking, datasetClient(asking).action('desk_task_list', wanted)),
    ownOrganizations(asking, 'create_dataset'),
  ]);
  const shown = groups.filter((group) => kind === undefined || group.kind === kind);
  return {
    query,
    count,
    mostPoints: most_points,
    groups: shown,
    organizations,
    pages: kind ? Math.max(1, Math.ceil((shown[0]?.count ?? 0) / pageSize)) : 1,
    calls: [describeAction(asking, 'desk_task_list', wanted)],
  };
}

export type Tasks = Awaited<ReturnType<typeof loadTasks>>;
export type TaskGroup = Tasks['groups'][number];
export type Task = TaskGroup['tasks'][number];
