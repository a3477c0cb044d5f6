import { yearsOfTable } from '../../datasets/years-of-table.ts';
import type { Dataset, Resource } from '@gazetteer/client';
import type { SiteContext } from '@gazetteer/site/server';
import { namedOrNone } from '../../datasets/find-dataset.server.ts';
import type { DrawnSize } from '../../theme/themed-picture.tsx';
import { quietly, type Table } from './newest-tables.server.ts';

/** The picture at the head of the page: a map of a table, or a saved chart. */
export interface HeroPicture {
  /** The table that it is a preview of; else it is a saved chart. */
  resourceId?: string;
  visID?: string;
  title: string;
  years: string | null;
  source: string | null;
  /** Whose the chart is, where it is a visitor's. */
  maker?: { name: string | null } | null;
  /** The page of the dataset or the chart. */
  path: string;
  /** Where the chart builder opens with it. */
  makeYourOwn: string;
  drawn: DrawnSize;
  drawnForPhone: DrawnSize;
}

export type HeroMap = HeroPicture & { resourceId: string };

/** Widths the picture is drawn for, about those it is shown in. */
export const heroWidths = { desk: 560, phone: 400 };

/** A map of which fewer places are found says little. */
const sufficientMatch = 0.5;

/** The map of the home page: of the dataset the operator named, else of the first table by place. */
export async function heroMap(
  portal: Pick<SiteContext, 'client' | 'site' | 'fetch'>,
  tables: readonly Table[],
): Promise<HeroMap | undefined> {
  const { heroDataset } = portal.site;
  // A name that is gone must not take the home page with it.
  const [wanted] = heroDataset ? await namedOrNone(portal, [heroDataset]) : [];
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
    [heroWidths.desk, heroWidths.phone].map((width) => quietly(drawnSize(fetch, table.id, width))),
  );
  if (!drawn || !drawnForPhone) return undefined;
  const address = table.sku || table.id;
  return {
    resourceId: table.id,
    title: dataset.title,
    years: yearsOfTable(dataset, table)?.replaceAll('-', '–') ?? null,
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
