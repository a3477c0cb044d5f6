import type { ActionResult, Client, Dataset, Resource } from '@gazetteer/client';
import { isRequestError } from '@gazetteer/client';
import { quotedValue } from '@gazetteer/site';
import { orMissing } from '../datasets/find-dataset.server.ts';
import { composeMerge, type MergeInput, type MergeSuggestion } from './compose-merge.ts';
import { findOffers } from './find-offers.ts';
import type { MergeState } from './merge-address.ts';

export type Merged = ActionResult<'table_merge'>;

/** A table to merge, with the dataset it belongs to. */
export interface ChosenTable {
  resource: Resource;
  dataset: Dataset;
}

/** What the page shows of two chosen tables. */
export interface MergeOutcome {
  suggestion: MergeSuggestion;
  input: MergeInput | undefined;
  merged: Merged | undefined;
  /** Why there is no result although the tables can be merged, in the service's words. */
  refusal: string | undefined;
}

/** Tables to choose from. */
export interface OfferedTables {
  tables: readonly ChosenTable[];
  /** Of how many datasets they are, and how many were found. */
  datasets: { shown: number; all: number };
}

const shownRows = 20;
/** As many as the service gives at once. */
const wholeRows = 500;
/** Datasets whose tables are offered at a time. */
const offered = 25;

/**
 * A table by its sku or id.
 * @throws a 404 answer where there is none
 */
export async function findTable(client: Client, name: string): Promise<ChosenTable> {
  const byId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name);
  const resource = await orMissing(client.action('resource_show', byId ? { id: name } : { sku: name }));
  return { resource, dataset: await orMissing(client.action('package_show', { id: resource.package_id })) };
}

/** Tables that can be chosen beside the other one, those of its level first: of the datasets that a search finds, those with rows. */
export async function offerTables(
  client: Client,
  { text }: MergeState,
  other: ChosenTable | undefined,
  organizationFilter: string,
  signal: AbortSignal,
): Promise<OfferedTables> {
  const level = other?.resource.granularity;
  const { datasets, all } = await findOffers(
    client,
    {
      text,
      organizationFilter,
      first: level ? `granularity:${quotedValue(level)}` : undefined,
      most: offered,
    },
    signal,
  );
  const tables = datasets.flatMap((dataset) =>
    dataset.resources
      .filter((resource) => resource.datastore_active && resource.state === 'active')
      .map((resource) => ({ dataset, resource })),
  );
  // Tables of the same level have most to say to each other.
  const isLike = ({ resource }: ChosenTable) => Number(resource.granularity === level);
  return {
    tables: other ? tables.toSorted((one, two) => isLike(two) - isLike(one)) : tables,
    datasets: { shown: datasets.length, all },
  };
}

/** Asks the catalogue how the two tables go together, and merges them so unless the visitor said otherwise. */
export async function mergeTables(
  client: Client,
  state: MergeState,
  tables: { left: ChosenTable; right: ChosenTable },
  signal: AbortSignal,
): Promise<MergeOutcome> {
  const [left, right] = [tables.left.resource.id, tables.right.resource.id];
  const suggestion = await client.action('table_merge_suggest', { left, right }, { signal });
  const input = composeMerge(suggestion, state);
  if (!input) return { suggestion, input, merged: undefined, refusal: undefined };
  try {
    const limit = state.whole ? wholeRows : shownRows;
    const merged = await client.action('table_merge', { ...input, limit }, { signal });
    return { suggestion, input, merged, refusal: undefined };
  } catch (error) {
    if (!isRequestError(error) || error.status >= 500) throw error;
    const said = Object.values(error.fields).flat().join(' ');
    return { suggestion, input, merged: undefined, refusal: said || (error.detail ?? error.message) };
  }
}
