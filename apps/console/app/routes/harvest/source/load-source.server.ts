import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { readPageNumber } from '../../../parts/page-number.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import type { Acting } from './acting.ts';

const pageSize = 20;
const FURTHEST_PAGE = 100;

/** A source with its runs, one of which is shown in full: the one that the address names, or else the last. */
export async function loadSource(asking: Acting & { url: URL }) {
  const client = datasetClient(asking);
  const id = asking.params.source;
  const { searchParams } = asking.url;
  const page = readPageNumber(searchParams.get('page'), FURTHEST_PAGE);
  const [source, { count, runs }] = await readForPage(
    asking,
    Promise.all([
      client.action('harvest_source_show', { id }),
      client.action('harvest_run_list', { id, limit: pageSize, offset: (page - 1) * pageSize }),
    ]),
  );
  const shown = searchParams.get('run') ?? source.last_run?.id;
  const run =
    shown === undefined ? null : await readForPage(asking, client.action('harvest_run_show', { id: shown }));
  return {
    source,
    runs,
    isDue: !source.paused && source.next_run_at !== null && Date.parse(source.next_run_at) <= Date.now(),
    page,
    pages: Math.max(1, Math.ceil(count / pageSize)),
    // A run of another source is none of this page.
    run: run?.source_id === source.id ? run : null,
    calls: {
      run: describeAction(asking, 'harvest_source_run', { id }),
      stop: describeAction(asking, 'harvest_source_stop', { id }),
      pause: describeAction(asking, 'harvest_source_update', { id, paused: !source.paused }),
      save: describeAction(asking, 'harvest_source_update', {
        id,
        schedule: 'weekly',
        if_revision: source.modified_at,
      }),
      delete: describeAction(asking, 'harvest_source_delete', { id, datasets: 'keep' }),
      read: describeAction(asking, 'harvest_run_list', { id }),
    },
  };
}

export type ShownSource = Awaited<ReturnType<typeof loadSource>>;
