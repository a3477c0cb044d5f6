import { type Client, type Dataset, isRequestError, type TableSummary } from '@gazetteer/client';
import { listedOnly, quotedValue, type SiteSettings } from '@gazetteer/site';
import { data } from 'react-router';
import { type DocumentPortal, findTombstone } from './ask-for-document.server.ts';

/** The catalogue, and what the site limits its listings to. */
export interface ListingPortal {
  client: Client;
  site: Pick<SiteSettings, 'organizationFilter'>;
}

/** As many tables of one dataset as a page asks about. */
const mostTables = 24;

/**
 * A dataset by its name or id; a draft for those who edit it, to see its page before others do.
 * @throws a 410 answer with its tombstone where it was public once; a 404 answer where there is none, or none that this
 *   visitor may see
 */
export async function findDataset(
  portal: DocumentPortal & { client: Client },
  nameOrId: string,
): Promise<Dataset> {
  const dataset = await whereThere(portal.client.action('package_show', { id: nameOrId }));
  if (dataset && dataset.state !== 'deleted') return dataset;
  const tombstone = await findTombstone(portal, nameOrId);
  throw tombstone ? data(tombstone, { status: 410 }) : missing();
}

/** Waits for an answer, and turns 'there is none' and 'not for you' into the same not-found page. */
export async function orMissing<Answer extends object>(answer: Promise<Answer>): Promise<Answer> {
  const there = await whereThere(answer);
  if (!there) throw missing();
  return there;
}

/** Waits for an answer; undefined where there is none or it is not for this visitor. */
async function whereThere<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isRequestError(error) && [403, 404, 409].includes(error.status)) return undefined;
    throw error;
  }
}

/** The answer that shows the not-found page. */
export function missing() {
  return data(null, { status: 404 });
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

/** The datasets a dataset is like, in its own order, as far as visitors find them. */
export async function similarDatasets(portal: ListingPortal, dataset: Dataset): Promise<Dataset[]> {
  return namedOrNone(portal, dataset.similar_datasets.slice(0, 6));
}

/** The datasets of these names that visitors find, in this order; none where the catalogue does not answer. */
export async function namedOrNone(portal: ListingPortal, names: readonly string[]): Promise<Dataset[]> {
  // A page is complete without them.
  return datasetsNamed(portal, names).catch(() => []);
}

/** The datasets of these names that visitors find, in this order. */
export async function datasetsNamed(
  { client, site }: ListingPortal,
  names: readonly string[],
): Promise<Dataset[]> {
  if (names.length === 0) return [];
  const { results } = await client.action('package_search', {
    fq_list: [...listedOnly(site.organizationFilter), `name:(${names.map(quotedValue).join(' OR ')})`],
    rows: names.length,
    facet: false,
  });
  return names.flatMap((name) => results.find((dataset) => dataset.name === name) ?? []);
}
