import type { SiteContext } from '@gazetteer/site/server';
import { readyOnly } from '../../datasets/ready-datasets.ts';
import type { NamedDataset } from '../../quick-search/find-names.ts';

/** The catalogue's answer is cut there, and so is what the quick search knows. */
const mostDatasets = 1000;
const milliseconds = 30_000;

let kept: { names: Promise<NamedDataset[]>; expires: number } | undefined;

/** The names of all datasets open to everybody, read again after half a minute: every keystroke asks for them. */
export function loadNames(portal: Pick<SiteContext, 'client' | 'site'>): Promise<NamedDataset[]> {
  if (kept && kept.expires > Date.now()) return kept.names;
  const entry = { names: readNames(portal), expires: Date.now() + milliseconds };
  kept = entry;
  entry.names.catch(() => {
    if (kept === entry) kept = undefined;
  });
  return entry.names;
}

async function readNames({ client, site }: Pick<SiteContext, 'client' | 'site'>): Promise<NamedDataset[]> {
  const found = await client.action('package_search', {
    fq_list: readyOnly(site.organizationFilter),
    sort: 'title_string asc',
    rows: mostDatasets,
    facet: false,
  });
  return found.results.map((dataset) => ({
    name: dataset.name,
    title: dataset.title,
    resources: dataset.resources
      .filter((resource) => resource.idp_ready)
      .map(({ id, sku, title, name }) => ({ name: title ?? name ?? sku, address: sku || id })),
  }));
}
