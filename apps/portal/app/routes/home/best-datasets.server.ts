import type { Dataset } from '@gazetteer/client';
import { datasetsNamed, type ListingPortal } from '../../datasets/find-dataset.server.ts';

/** So many of the best scores are looked at for so many datasets. */
const scored = 60;
const most = 24;

/** Bands of quality of what may stand on the home page by itself. */
const goodBands = ['excellent', 'good'];

/**
 * The datasets of which pictures may stand on the home page where nobody has chosen any: well described ones, the best first. The
 * order is that of their quality and changes with it alone, so that nothing new changes the page for being new.
 */
export async function bestDatasets(portal: ListingPortal): Promise<Dataset[]> {
  const { results } = await portal.client.action('dataset_fair_list', { sort: 'score desc', limit: scored });
  const names = results
    .filter(({ band, missing }) => goodBands.includes(band) && !missing.includes('described'))
    .map(({ name }) => name)
    .slice(0, most);
  return datasetsNamed(portal, names);
}
