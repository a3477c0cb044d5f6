import {
  type ActionInput,
  type ActionResult,
  type Client,
  type Dataset,
  isRequestError,
  type Resource,
  type TableSummary,
} from '@gazetteer/client';
import { redirect } from 'react-router';
import { resourcePath } from '../datasets/dataset-facts.ts';
import { findDataset, missing, orMissing } from '../datasets/find-dataset.server.ts';
import type { DocumentPortal } from '../datasets/ask-for-document.server.ts';
import { readTable, type TableState } from './table-address.ts';
import { describeColumns } from './table-columns.ts';
import { blockSize, namesIn, rowsOf, tableQuery } from './table-query.ts';

export interface FoundResource {
  dataset: Dataset;
  resource: Resource;
}

/**
 * A resource by its dataset's name and its sku or id.
 * @throws a redirect where it goes by a newer sku or its dataset by another name, a 404 answer where there is none
 */
export async function findResource(
  portal: DocumentPortal & { client: Client },
  params: { dataset: string; resource: string },
  search: string,
) {
  const { client } = portal;
  const dataset = await findDataset(portal, params.dataset);
  const here = dataset.resources.find(({ sku, id }) => sku === params.resource || id === params.resource);
  // A sku of earlier days leads to the same resource under its present one.
  const resource = here ?? (await orMissing(client.action('resource_show', { sku: params.resource })));
  const owner = resource.package_id === dataset.id ? dataset : await findDataset(portal, resource.package_id);
  const path = resourcePath(owner, resource);
  if (path !== `/p/${params.dataset}/r/${params.resource}`) throw redirect(path + search, 301);
  if (resource.state !== 'active') throw missing();
  return { dataset: owner, resource } satisfies FoundResource;
}

/** Why the rows of a table cannot be read: what its stored file is, and the last version that can be read. */
export interface TableDamage {
  state: 'damaged' | 'missing';
  lastGood: number | null;
}

/** What a failure says of the stored file of a table; undefined where it says nothing of it. */
export function damageOf(error: unknown): TableDamage | undefined {
  if (!isRequestError(error) || error.info?.code !== 'damaged') return undefined;
  const { state, last_good_version: lastGood } = error.info;
  return {
    state: state === 'missing' ? state : 'damaged',
    lastGood: typeof lastGood === 'number' ? lastGood : null,
  };
}

/** What of an address a table cannot be asked. */
export type RefusedQuestion = 'find' | 'filters';

type Search = ActionInput<'datastore_search'>;
type Found = Pick<
  ActionResult<'datastore_search'>,
  'fields' | 'records' | 'total' | 'total_was_estimated' | 'places'
>;

/**
 * The rows a table answers with: none, and why, where it cannot be asked so.
 * @throws what is no refusal of the question
 */
async function searchRows(
  client: Client,
  search: Search,
  signal: AbortSignal,
): Promise<{ found: Found; refused?: RefusedQuestion }> {
  try {
    return { found: await client.action('datastore_search', search, { signal }) };
  } catch (error) {
    if (!isRequestError(error) || error.code !== 'invalid_input') throw error;
    return {
      found: { fields: [], records: [], total: 0 },
      refused: 'q' in error.fields ? 'find' : 'filters',
    };
  }
}

/**
 * The columns of a table, what the address asks of it, and the rows that answer: none where `refused` says that the
 * table cannot be asked so. Addresses are written by hand, too, so that is no failure of the page.
 */
export async function readRows(
  client: Client,
  resourceId: string,
  query: URLSearchParams,
  signal: AbortSignal,
) {
  const [info, summary] = await Promise.all([
    client.action('datastore_info', { id: resourceId, include_places: true }, { signal }),
    summaryOf(client, resourceId, signal),
  ]);
  const fields = info.fields.filter(({ id }) => !id.startsWith('_'));
  const state = readTable(
    query,
    fields.map(({ id }) => id),
  );
  const first = blockStart(state, info.meta.count);
  const asked = {
    ...tableQuery(state, fields),
    resource_id: resourceId,
    limit: blockSize,
    place_names: true,
  };
  const search = { ...asked, offset: first, records_format: 'lists' } as const;
  const { found, refused } = await searchRows(client, search, signal);
  const rows = rowsOf(found);
  const { places = [] } = info;
  const shown = fields.filter(({ id }) => !state.columns || state.columns.includes(id));
  return {
    state,
    total: info.meta.count,
    count: found.total ?? info.meta.count,
    /** Where a search finds very many rows, their number is reckoned from a part of the table. */
    isEstimate: found.total_was_estimated ?? false,
    refused,
    served: { first, rows },
    columns: describeColumns({ fields, shown, places }, summary, sampleOf(fields, shown, rows)),
    places,
    names: namesIn(found),
    summary,
  };
}

/** Rows begin at a whole block, so that the blocks fetched later join on. */
function blockStart(state: TableState, total: number): number {
  return Math.floor((Math.min(state.row, Math.max(1, total)) - 1) / blockSize) * blockSize;
}

/** The rows with a place for every column, whichever were asked for. */
function sampleOf(fields: readonly { id: string }[], shown: readonly { id: string }[], rows: unknown[][]) {
  const places = fields.map((field) => shown.indexOf(field));
  return rows.map((row) => places.map((place) => (place < 0 ? undefined : row[place])));
}

/** A table is worth showing without its statistics, so their failure is not the page's. */
async function summaryOf(client: Client, id: string, signal: AbortSignal): Promise<TableSummary | undefined> {
  try {
    return await client.action('datastore_table_summary', { id }, { signal });
  } catch {
    return undefined;
  }
}
