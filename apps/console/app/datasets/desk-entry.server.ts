import { redirect, type RouterContextProvider } from 'react-router';
import { readForPage } from '../session/read-for-page.server.ts';
import { datasetClient } from './dataset-calls.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { dataset: string };
}

/**
 * The dataset of an address as the desk has it. Pages ask for it first and alone: who may not edit the dataset learns
 * nothing of it.
 * @throws Response as `refusePage`
 */
export async function deskEntry(asking: Asking) {
  const wanted = { dataset: asking.params.dataset, limit: 1 };
  const desk = await readForPage(asking, datasetClient(asking).action('dataset_desk_list', wanted));
  const [entry] = desk.datasets;
  if (!entry) throw new TypeError('The desk does not show a dataset that its caller edits');
  return entry;
}

/** The same for pages that say nothing of a dataset in the bin. @throws Response as `deskEntry`; one that leads to its page */
export async function entryOutsideBin(asking: Asking) {
  const entry = await deskEntry(asking);
  if (entry.standing === 'deleted') throw redirect(`/console/data/${entry.name}`);
  return entry;
}
