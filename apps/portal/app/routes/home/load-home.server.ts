import type { Dataset } from '@gazetteer/client';
import type { SiteContext } from '@gazetteer/site/server';
import { readyOnly } from '../../datasets/ready-datasets.ts';
import { chartSamples, mapWords } from './chart-samples.server.ts';
import type { ChartSamples } from './chart-samples.ts';
import { type HeroMap, heroMap } from './hero-map.server.ts';
import { newDatasets } from './new-datasets.ts';
import { newestTables, quietly } from './newest-tables.server.ts';

type Portal = Pick<SiteContext, 'client' | 'site' | 'fetch'>;

/** How many of the newest datasets are looked through for four cards. */
const searched = 20;

/** What the home page shows of the catalogue. */
export async function loadHome(portal: Portal) {
  const found = await portal.client.action('package_search', {
    fq_list: readyOnly(portal.site.organizationFilter),
    sort: 'metadata_modified desc',
    rows: searched,
    'facet.field': ['sector', 'organization'],
    'facet.limit': 1000,
  });
  const { map, samples } = await pictures(portal, found.results);
  return {
    count: found.count,
    publishers: found.search_facets.organization?.items.length ?? 0,
    sectors: (found.search_facets.sector?.items ?? []).map(({ name, count }) => ({ name, count })),
    datasets: newDatasets(found.results),
    map,
    samples,
  };
}

export type HomeCatalogue = Awaited<ReturnType<typeof loadHome>>;

interface Pictures {
  map: HeroMap | undefined;
  samples: ChartSamples;
}

type Drawn = { pictures: Pictures; late: boolean };

/** How long pictures are good where nothing has changed, in milliseconds. */
const lifetime = 120_000;
/** The same where a table was still being measured. */
const lifetimeWithoutSome = 5000;
let kept: { drawn: Promise<Drawn>; of: string; expires: number } | undefined;

/** Map and charts are drawn anew only when the newest datasets change: they take two dozen questions. */
async function pictures(portal: Portal, datasets: readonly Dataset[]): Promise<Pictures> {
  const of = datasets.map(({ id, metadata_modified }) => `${id} ${metadata_modified}`).join();
  if (kept?.of === of && kept.expires > Date.now()) return (await kept.drawn).pictures;
  const entry = { drawn: drawPictures(portal, datasets), of, expires: Date.now() + lifetime };
  kept = entry;
  const drawn = await entry.drawn;
  if (drawn.late) entry.expires = Date.now() + lifetimeWithoutSome;
  return drawn.pictures;
}

async function drawPictures(portal: Portal, datasets: readonly Dataset[]): Promise<Drawn> {
  const { tables, late } = await newestTables(portal.client, datasets);
  const [map, samples] = await Promise.all([heroMap(portal, tables), chartSamples(portal, tables)]);
  const words = map && (await quietly(mapWords(portal, map.resourceId)));
  const choropleth = map && words && { of: map.title, resourceId: map.resourceId, words };
  return { pictures: { map, samples: choropleth ? { ...samples, choropleth } : samples }, late };
}
