import type { CrashSite } from '../crash/crash-site.ts';

interface Dataset {
  resources: { id: string; sku: string }[];
}

/** A table of the sample: its id, the addresses of its page and of the builder with it, and what SQL calls it. */
export interface SampleTable {
  id: string;
  page: string;
  builder: string;
  sqlName: string;
}

/** The first table of a dataset of the sample, with its addresses. */
export async function sampleTable(site: CrashSite, dataset: string): Promise<SampleTable> {
  const { resources } = await site.call<Dataset>('package_show', { id: dataset });
  const [resource] = resources;
  if (!resource) throw new Error(`${dataset} has no table`);
  const { id, sku } = resource;
  return {
    id,
    page: `/p/${dataset}/r/${sku}`,
    builder: `/visualise?dataset_id=${sku}`,
    sqlName: sku.replaceAll('-', '_'),
  };
}
