import type { PortalContext } from '../../load-context.ts';
import { readyOnly } from '../../ready-datasets.ts';
import { chartSamples } from './chart-samples.server.ts';
import { heroMap } from './hero-map.server.ts';
import { newDatasets } from './new-datasets.ts';

/** How many of the newest datasets are looked through for four cards. */
const searched = 20;

/** What the home page shows of the catalogue. */
export async function loadHome({ client, site }: Pick<PortalContext, 'client' | 'site'>) {
  const found = await client.action('package_search', {
    fq_list: readyOnly(site.organizationFilter),
    sort: 'metadata_modified desc',
    rows: searched,
    'facet.field': ['sector', 'organization'],
    'facet.limit': 1000,
  });
  const [map, samples] = await Promise.all([
    heroMap(client, site.heroDataset, found.results),
    chartSamples(client, found.results),
  ]);
  return {
    count: found.count,
    publishers: found.search_facets.organization?.items.length ?? 0,
    sectors: (found.search_facets.sector?.items ?? []).map(({ name, count }) => ({ name, count })),
    datasets: newDatasets(found.results),
    map,
    samples: map ? { ...samples, choropleth: { of: map.title, resourceId: map.resourceId } } : samples,
  };
}

export type HomeCatalogue = Awaited<ReturnType<typeof loadHome>>;
