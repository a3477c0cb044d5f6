import type { RouterContextProvider } from 'react-router';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { readPageNumber } from '../../../parts/page-number.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 50;
const FURTHEST_PAGE = 5000;

/** One page of the sources of whoever asks, the newest first. */
export async function loadSources(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const page = readPageNumber(asking.url.searchParams.get('page'), FURTHEST_PAGE);
  const wanted = { limit: pageSize, offset: (page - 1) * pageSize };
  const { count, sources } = await readForPage(
    asking,
    datasetClient(asking).action('harvest_source_list', wanted),
  );
  return {
    sources,
    page,
    pages: Math.max(1, Math.ceil(count / pageSize)),
    calls: [describeAction(asking, 'harvest_source_list', wanted)],
  };
}

export type ListedSource = Awaited<ReturnType<typeof loadSources>>['sources'][number];
