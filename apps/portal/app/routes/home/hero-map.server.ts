import type { Client, Dataset } from '@gazetteer/client';

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

/** Tables by place can be drawn as a map. */
const mappable = /county|state|district|sub-?district|block|country|subdivision|constituency/i;

/** The map of the home page: of the dataset the operator named, else of the first listed one by place. */
export async function heroMap(
  client: Client,
  named: string | undefined,
  listed: readonly Dataset[],
): Promise<HeroMap | undefined> {
  const wanted = named ? await find(client, named) : undefined;
  return (wanted && mapOf(wanted, /./)) ?? listed.map((dataset) => mapOf(dataset, mappable)).find(Boolean);
}

/** A name that is gone must not take the home page with it. */
async function find(client: Client, name: string): Promise<Dataset | undefined> {
  try {
    return await client.action('package_show', { id: name });
  } catch {
    return undefined;
  }
}

function mapOf(dataset: Dataset, granularity: RegExp): HeroMap | undefined {
  const table = dataset.resources.find(
    (resource) => resource.datastore_active && granularity.test(resource.granularity ?? ''),
  );
  if (!table) return undefined;
  const address = table.sku || table.id;
  return {
    resourceId: table.id,
    title: dataset.title,
    years: table.years_covered ?? dataset.years_covered,
    source: dataset.source_name,
    path: `/p/${dataset.name}`,
    makeYourOwn: `/visualise?chart_type=choropleth&dataset_id=${encodeURIComponent(address)}`,
  };
}
