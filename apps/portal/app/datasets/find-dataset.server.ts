import { type Client, type Dataset, isRequestError, type TableSummary } from '@gazetteer/client';
import { data } from 'react-router';

/** As many tables of one dataset as a page asks about. */
const mostTables = 24;

/**
 * A dataset by its name or id; a draft for those who edit it, to see its page before others do.
 * @throws a 404 answer where there is none, or none that this visitor may see
 */
export async function findDataset(client: Client, nameOrId: string): Promise<Dataset> {
  const dataset = await orMissing(client.action('package_show', { id: nameOrId }));
  if (dataset.state === 'deleted') throw missing();
  return dataset;
}

/** Waits for an answer, and turns 'there is none' and 'not for you' into the same not-found page. */
export async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isRequestError(error) && [403, 404, 409].includes(error.status)) throw missing();
    throw error;
  }
}

/** The answer that shows the not-found page; 410 says that there was something once. */
export function missing(status: 404 | 410 = 404) {
  return data(null, { status });
}

/** The summaries of a dataset's tables by resource id; a table that does not answer is left out. */
export async function tableSummaries(client: Client, dataset: Dataset): Promise<Map<string, TableSummary>> {
  const tables = dataset.resources.filter((resource) => resource.datastore_active).slice(0, mostTables);
  const summaries = await Promise.allSettled(
    tables.map(({ id }) => client.action('datastore_table_summary', { id })),
  );
  return new Map(
    summaries.flatMap((answer, place) => {
      const id = tables[place]?.id;
      return answer.status === 'fulfilled' && id ? [[id, answer.value]] : [];
    }),
  );
}

/** The datasets a dataset is like, in its own order, as far as the visitor may see them. */
export async function similarDatasets(client: Client, dataset: Dataset): Promise<Dataset[]> {
  return datasetsNamed(client, dataset.similar_datasets.slice(0, 6));
}

/** The datasets of these names, in this order, as far as the visitor may see them. */
export async function datasetsNamed(client: Client, names: readonly string[]): Promise<Dataset[]> {
  if (names.length === 0) return [];
  try {
    const found = await client.action('package_search', {
      fq_list: ['idp_ready:true', `name:(${names.map((name) => `"${name}"`).join(' OR ')})`],
      rows: names.length,
      facet: false,
    });
    return found.results.sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
  } catch {
    // A page is complete without them.
    return [];
  }
}
