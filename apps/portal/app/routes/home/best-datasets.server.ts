import type { Client, Dataset } from '@gazetteer/client';
import { readyOnly } from '../../datasets/ready-datasets.ts';

/** So many of the best scores are looked at for so many datasets. */
const scored = 60;
const most = 24;

/** Bands of quality of what may stand on the home page by itself. */
const goodBands = ['excellent', 'good'];

/**
 * The datasets of which pictures may stand on the home page where nobody has chosen any: well described ones, the best first. The
 * order is that of their quality and changes with it alone, so that nothing new changes the page for being new.
 */
export async function bestDatasets(client: Client, organizationFilter: string): Promise<Dataset[]> {
  const { results } = await client.action('dataset_fair_list', { sort: 'score desc', limit: scored });
  const names = results
    .filter(({ band, missing }) => goodBands.includes(band) && !missing.includes('described'))
    .map(({ name }) => name)
    .slice(0, most);
  return datasetsNamed(client, organizationFilter, names);
}

/** Those of the datasets of these names that are listed for visitors, in this order. */
export async function datasetsNamed(
  client: Client,
  organizationFilter: string,
  names: readonly string[],
): Promise<Dataset[]> {
  if (names.length === 0) return [];
  const found = await client.action('package_search', {
    fq_list: [...readyOnly(organizationFilter), `name:(${names.map((name) => `"${name}"`).join(' OR ')})`],
    rows: names.length,
    facet: false,
  });
  return names.flatMap((name) => found.results.find((dataset) => dataset.name === name) ?? []);
}
