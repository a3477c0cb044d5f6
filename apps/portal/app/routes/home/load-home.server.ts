import type { Dataset } from '@gazetteer/client';
import { type Language, listedOnly } from '@gazetteer/site';
import { reportError, type SiteContext } from '@gazetteer/site/server';
import { rowMarks } from '../../datasets/row-marks.server.ts';
import { chartSamples, mapWords } from './chart-samples.server.ts';
import type { ChartSamples } from './chart-samples.ts';
import { namedOrNone } from '../../datasets/find-dataset.server.ts';
import { bestDatasets } from './best-datasets.server.ts';
import { heroChart } from './hero-chart.server.ts';
import { type HeroMap, heroMap } from './hero-map.server.ts';
import type { Front } from './load-front.server.ts';
import { translator } from '../../i18n/i18n.server.ts';
import { shellSectors } from '../../site/shell-site.ts';
import { sectorMark } from '../../site/use-sectors.ts';
import { cardsOf, type NewDataset, newDatasets } from './new-datasets.ts';
import { newestTables, quietly } from './newest-tables.server.ts';

type Portal = Pick<SiteContext, 'client' | 'site' | 'fetch' | 'locale'>;

/** How many of the newest datasets are looked through for four cards. */
const searched = 20;

/** What the home page shows of the catalogue, by itself and as editors have chosen it. */
export async function loadHome(portal: Portal, front: Front) {
  const { client, site } = portal;
  const [found, best, featured] = await Promise.all([
    client.action('package_search', {
      fq_list: listedOnly(site.organizationFilter),
      sort: 'metadata_modified desc',
      rows: searched,
      'facet.field': ['sector', 'organization'],
      'facet.limit': 1000,
    }),
    quietly(bestDatasets(portal)),
    namedOrNone(
      portal,
      front.datasets.map(({ name }) => name),
    ),
  ]);
  // A new catalogue in which nothing is described yet shows what there is.
  const { map, samples } = await pictures(portal, best && best.length > 0 ? best : found.results);
  const hero = front.hero && (await quietly(heroChart(portal, front.hero)));
  return {
    count: found.count,
    publishers: found.search_facets.organization?.items.length ?? 0,
    sectors: sectorsByName(portal, found.search_facets.sector?.items ?? []),
    datasets: marked(portal, found.results, newDatasets(found.results)),
    featured: featured.flatMap((dataset) => marked(portal, [dataset], cardsOf(dataset).slice(0, 1))),
    hero: hero ?? map,
    samples,
  };
}

/** Sorted here: the first comparison by language takes a browser as long as half of the page. */
function sectorsByName({ locale, site }: Portal, found: readonly { name: string; count: number }[]) {
  const texts: Record<string, string> = translator(locale)('sectors', { returnObjects: true });
  const sectors = shellSectors(site, locale);
  const labelOf = ({ name }: { name: string }) => sectorMark(name, texts, sectors).label;
  return found
    .map(({ name, count }) => ({ name, count }))
    .sort((one, other) => labelOf(one).localeCompare(labelOf(other), locale));
}

/** The cards, with the language of titles that are in another than the page, and its mark beside the source. */
function marked(portal: Portal, datasets: readonly Dataset[], cards: readonly NewDataset[]): NewDataset[] {
  const marks = rowMarks(datasets, portal);
  const ids = new Map(datasets.map(({ id, name }) => [name, id]));
  return cards.map((card) => {
    const title = marks[ids.get(card.name) ?? '']?.title;
    if (!title) return card;
    const sourceName = [title.mark, card.sourceName].filter(Boolean).join(' · ');
    return { ...card, language: title.lang, sourceName };
  });
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
/** By language: titles and labels are the reader's. */
const kept = new Map<Language, { drawn: Promise<Drawn>; of: string; expires: number }>();

/** Map and charts are drawn anew only when the datasets that they are of change: they take two dozen questions. */
async function pictures(portal: Portal, datasets: readonly Dataset[]): Promise<Pictures> {
  const of = datasets.map(({ id, metadata_modified }) => `${id} ${metadata_modified}`).join();
  const known = kept.get(portal.locale);
  if (known?.of === of && known.expires > Date.now()) return (await known.drawn).pictures;
  // The page stands without pictures, too.
  const drawing = drawPictures(portal, datasets).catch(reportedAsNone);
  const entry = { drawn: drawing, of, expires: Date.now() + lifetime };
  kept.set(portal.locale, entry);
  const drawn = await entry.drawn;
  if (drawn.late) entry.expires = Date.now() + lifetimeWithoutSome;
  return drawn.pictures;
}

function reportedAsNone(error: unknown): Drawn {
  reportError(error);
  return { pictures: { map: undefined, samples: {} }, late: true };
}

async function drawPictures(portal: Portal, datasets: readonly Dataset[]): Promise<Drawn> {
  const { tables, late } = await newestTables(portal.client, datasets);
  const [map, samples] = await Promise.all([heroMap(portal, tables), chartSamples(portal, tables)]);
  const words = map && (await quietly(mapWords(portal, map.resourceId)));
  const choropleth = map && words && { of: map.title, resourceId: map.resourceId, words };
  return { pictures: { map, samples: choropleth ? { ...samples, choropleth } : samples }, late };
}
