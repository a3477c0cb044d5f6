import { data as respond, type RouterContextProvider } from 'react-router';
import { readForPage } from '../session/read-for-page.server.ts';
import { datasetClient } from './dataset-calls.server.ts';
import { entryOutsideBin } from './desk-entry.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { dataset: string; resource: string };
}

/**
 * The table of an address, for those who edit its dataset.
 * @throws Response as `refusePage`; 404 where the dataset has no such table; one that leads from a dataset in the bin to
 * its page, since nothing can be said of it there
 */
export async function findDeskTable(asking: Asking) {
  const entry = await entryOutsideBin(asking);
  const shown = datasetClient(asking).action('package_show', { id: entry.id });
  const { resources } = await readForPage(asking, shown);
  const resource = resources.find(({ id, sku }) => [id, sku].includes(asking.params.resource));
  if (!resource?.datastore_active) throw respond(null, { status: 404 });
  return { entry, resource };
}
