import type { Client, Dataset, Resource, TableSummary } from '@gazetteer/client';

/** A table with the statistics of its columns. */
export interface Table {
  dataset: Dataset;
  resource: Resource;
  summary: TableSummary;
}

/** So many tables are looked at; more would cost time and show nothing else. */
const mostTables = 24;

/** The tables of the datasets, in their order, as far as they can be read. */
export async function newestTables(client: Client, datasets: readonly Dataset[]): Promise<Table[]> {
  const resources = datasets
    .flatMap((dataset) => dataset.resources.map((resource) => ({ dataset, resource })))
    .filter(({ resource }) => resource.datastore_active)
    .slice(0, mostTables);
  const tables = await Promise.all(
    resources.map(async ({ dataset, resource }) => {
      const summary = await quietly(client.action('datastore_table_summary', { id: resource.id }));
      return summary && { dataset, resource, summary };
    }),
  );
  return tables.filter((table) => table !== undefined);
}

/** One answer that fails takes its own part of the page away, not the page. */
export async function quietly<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch {
    return undefined;
  }
}
