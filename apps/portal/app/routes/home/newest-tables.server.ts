import type { Client, Dataset, Resource, TableSummary } from '@gazetteer/client';

/** A table with the statistics of its columns. */
export interface Table {
  dataset: Dataset;
  resource: Resource;
  summary: TableSummary;
}

/** So many tables are looked at; more would cost time and show nothing else. */
const mostTables = 24;

/** How long a table may keep the home page waiting, in milliseconds; a large new one is measured for longer. */
const patience = 2000;

/**
 * The tables of the datasets, in their order, as far as they can be read.
 * @returns with `late`, whether some are still being measured and were left out
 */
export async function newestTables(
  client: Client,
  datasets: readonly Dataset[],
  milliseconds = patience,
): Promise<{ tables: Table[]; late: boolean }> {
  const resources = datasets
    .flatMap((dataset) => dataset.resources.map((resource) => ({ dataset, resource })))
    .filter(({ resource }) => resource.datastore_active)
    .slice(0, mostTables);
  const timeout = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => timeout.resolve('late'), milliseconds);
  const answers = await Promise.all(
    resources.map(async ({ dataset, resource }) => {
      const asked = quietly(client.action('datastore_table_summary', { id: resource.id }));
      const summary = await Promise.race([asked, timeout.promise]);
      return summary === 'late' ? summary : summary && { dataset, resource, summary };
    }),
  );
  clearTimeout(timer);
  return {
    tables: answers.filter((answer) => answer !== undefined && answer !== 'late'),
    late: answers.includes('late'),
  };
}

/** One answer that fails takes its own part of the page away, not the page. */
export async function quietly<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch {
    return undefined;
  }
}
