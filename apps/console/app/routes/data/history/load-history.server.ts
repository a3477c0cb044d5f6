import type { RouterContextProvider } from 'react-router';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { deskEntry } from '../../../datasets/desk-entry.server.ts';
import { readPageNumber } from '../../../parts/page-number.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 20;
const FURTHEST_PAGE = 5000;

/** One page of what happened to a dataset, the newest first. */
export async function loadHistory(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { dataset: string };
}) {
  const client = datasetClient(asking);
  const page = readPageNumber(asking.url.searchParams.get('page'), FURTHEST_PAGE);
  const wanted = { id: asking.params.dataset, limit: pageSize, offset: (page - 1) * pageSize };
  // Members may read the history of what is public, too: the desk is of its editors.
  const { standing } = await deskEntry(asking);
  const [dataset, history] = await readForPage(
    asking,
    Promise.all([
      client.action('package_show', { id: asking.params.dataset }),
      client.action('dataset_history', wanted),
    ]),
  );
  return {
    name: dataset.name,
    heading: dataset.title || dataset.name,
    standing,
    revision: dataset.metadata_modified,
    resources: dataset.resources.map(({ id, name }) => ({ id, name: name ?? '' })),
    entries: history.entries,
    page,
    pages: Math.max(1, Math.ceil(history.count / pageSize)),
    calls: [
      describeAction(asking, 'dataset_history', wanted),
      describeAction(asking, 'dataset_restore_version', {
        id: dataset.name,
        version: history.entries.at(-1)?.version ?? 1,
        if_revision: dataset.metadata_modified,
      }),
    ],
  };
}

export type History = Awaited<ReturnType<typeof loadHistory>>;
export type HistoryEntry = History['entries'][number];
