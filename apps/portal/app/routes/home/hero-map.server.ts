import type { Dataset, Resource } from '@gazetteer/client';
import type { SiteContext } from '@gazetteer/site/server';
import type { DrawnSize } from '../../theme/themed-picture.tsx';
import { quietly, type Table } from './newest-tables.server.ts';

export interface HeroMap {
  resourceId: string;
  title: string;
  years: string | null;
  source: string | null;
  /** The dataset's page. */
  path: string;
  /** Where the chart builder opens with this table. */
  makeYourOwn: string;
  drawn: DrawnSize;
  drawnForPhone: DrawnSize;
}

/** Widths the map is drawn for, about those it is shown in. */
const widths = { desk: 560, phone: 400 };

/** A map of which fewer places are found says little. */
const sufficientMatch = 0.5;

/** The map of the home page: of the dataset the operator named, else of the newest table by place. */
export async function heroMap(
  portal: Pick<SiteContext, 'client' | 'site' | 'fetch'>,
  tables: readonly Table[],
): Promise<HeroMap | undefined> {
  const { client, site } = portal;
  // A name that is gone must not take the home page with it.
  const wanted = site.heroDataset
    ? await quietly(client.action('package_show', { id: site.heroDataset }))
    : undefined;
  const resource = wanted?.resources.find(({ datastore_active }) => datastore_active);
  if (wanted && resource) return mapOf(portal, wanted, resource);
  const byPlace = tables.find(({ summary }) => (summary.geo?.match_rate ?? 0) >= sufficientMatch);
  return byPlace && mapOf(portal, byPlace.dataset, byPlace.resource);
}

async function mapOf(
  { fetch }: Pick<SiteContext, 'fetch'>,
  dataset: Dataset,
  table: Resource,
): Promise<HeroMap | undefined> {
  const [drawn, drawnForPhone] = await Promise.all(
    [widths.desk, widths.phone].map((width) => quietly(drawnSize(fetch, table.id, width))),
  );
  if (!drawn || !drawnForPhone) return undefined;
  const address = table.sku || table.id;
  return {
    resourceId: table.id,
    title: dataset.title,
    years: (table.years_covered ?? dataset.years_covered)?.replaceAll('-', '–') ?? null,
    source: dataset.source_name,
    path: `/p/${dataset.name}`,
    makeYourOwn: `/visualise?chart_type=choropleth&dataset_id=${encodeURIComponent(address)}`,
    drawn,
    drawnForPhone,
  };
}

/** How high the drawing of a table is, so that the page keeps its place; undefined where there is none. */
async function drawnSize(
  fetch: SiteContext['fetch'],
  resourceId: string,
  asked: number,
): Promise<DrawnSize | undefined> {
  const look = new URLSearchParams({ bare: 'true', width: String(asked) });
  const answer = await fetch(`/preview/${encodeURIComponent(resourceId)}.json?${look}`, {});
  if (!answer.ok) return undefined;
  const { width, height } = (await answer.json()) as DrawnSize;
  return { width, height };
}
