import type { RouterContextProvider } from 'react-router';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { pageSize, readDeskQuery } from './desk-address.ts';

/** One page of the datasets that the visitor edits, as the address asks for them. */
export async function loadDesk(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const client = datasetClient(asking);
  const query = readDeskQuery(asking.url.searchParams);
  const wanted = {
    ...(query.standing ? { standing: query.standing } : {}),
    ...(query.organization === '' ? {} : { organization: query.organization }),
    ...(query.search === '' ? {} : { q: query.search }),
    limit: pageSize,
    offset: (query.page - 1) * pageSize,
  };
  const [desk, tasks, organizations] = await readForPage(
    asking,
    Promise.all([
      client.action('dataset_desk_list', wanted),
      client.action('desk_task_list', { limit: 0 }),
      client.action('organization_list_for_user', { permission: 'create_dataset' }),
    ]),
  );
  return {
    query,
    ...desk,
    tasks: tasks.count,
    organizations: organizations.map(({ name, title }) => ({ name, title: title || name })),
    pages: Math.max(1, Math.ceil(desk.count / pageSize)),
    calls: [
      describeAction(asking, 'dataset_desk_list', wanted),
      describeAction(asking, 'package_create', {
        title: 'Rainfall by district',
        name: 'rainfall-by-district',
        owner_org: organizations[0]?.name ?? 'ORGANISATION',
        state: 'draft',
      }),
    ],
  };
}

export type Desk = Awaited<ReturnType<typeof loadDesk>>;
export type DeskDataset = Desk['datasets'][number];
