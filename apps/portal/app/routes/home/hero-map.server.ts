import type { Client, Dataset, Resource } from '@gazetteer/client';
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
}

/** A map of which fewer places are found says little. */
const sufficientMatch = 0.5;

/** The map of the home page: of the dataset the operator named, else of the newest table by place. */
export async function heroMap(
  client: Client,
  named: string | undefined,
  tables: readonly Table[],
): Promise<HeroMap | undefined> {
  // A name that is gone must not take the home page with it.
  const wanted = named ? await quietly(client.action('package_show', { id: named })) : undefined;
  const resource = wanted?.resources.find(({ datastore_active }) => datastore_active);
  if (wanted && resource) return mapOf(wanted, resource);
  const byPlace = tables.find(({ summary }) => (summary.geo?.match_rate ?? 0) >= sufficientMatch);
  return byPlace && mapOf(byPlace.dataset, byPlace.resource);
}

function mapOf(dataset: Dataset, table: Resource): HeroMap {
  const address = table.sku || table.id;
  return {
    resourceId: table.id,
    title: dataset.title,
    years: (table.years_covered ?? dataset.years_covered)?.replaceAll('-', '–') ?? null,
    source: dataset.source_name,
    path: `/p/${dataset.name}`,
    makeYourOwn: `/visualise?chart_type=choropleth&dataset_id=${encodeURIComponent(address)}`,
  };
}
