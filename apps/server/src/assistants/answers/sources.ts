import { type Dataset, isRequestError, type Resource } from '@gazetteer/client';
import type { Portal } from '../portal.ts';
import type { DatasetSource, TableSource } from './answer.contract.ts';
import { shorten } from './bounds.ts';
import { ToolError } from './failures.ts';

/** A table of the catalogue, and the dataset it is of. */
export type Table = { resource: Resource; dataset: Dataset };

const MOST_SUGGESTED = 3;
const TITLE_LENGTH = 300;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HOW_TO_FIND =
  'search_datasets finds datasets with their tables, search_columns finds tables by what they measure.';

/**
 * Finds a dataset by its name or id.
 * @throws ToolError that names datasets which may have been meant, where there is none that the caller may see
 */
export async function findDataset(
  portal: Pick<Portal, 'action' | 'listedOnly'>,
  name: string,
): Promise<Dataset> {
  try {
    return await portal.action('package_show', { id: name });
  } catch (error) {
    if (!isMissing(error)) throw error;
    const { results } = await suggestDatasets(portal, name);
    const meant = results.map((dataset) => `"${dataset.name}"`).join(', ');
    throw new ToolError(
      `There is no dataset "${name}" that you may see.${meant && ` Did you mean ${meant}?`} ${HOW_TO_FIND}`,
      error,
    );
  }
}

/**
 * Finds a table by its sku or id; the name of a dataset means its only table.
 * @throws ToolError that says how to find it, where there is none that the caller may see
 */
export async function findTable(portal: Pick<Portal, 'action' | 'listedOnly'>, name: string): Promise<Table> {
  const resource = await findResource(portal, name);
  if (!resource) return tableOfDataset(portal, name);
  const dataset = await portal.action('package_show', { id: resource.package_id });
  if (!resource.datastore_active) {
    throw new ToolError(
      `"${name}" is a file without a table (${resource.format || 'of no stated format'}); it is at ${resource.url}. describe_dataset on "${dataset.name}" lists what else there is.`,
    );
  }
  return { resource, dataset };
}

async function findResource(
  { action }: Pick<Portal, 'action' | 'listedOnly'>,
  name: string,
): Promise<Resource | undefined> {
  const sku = name.toLowerCase().replaceAll('_', '-');
  for (const asked of UUID.test(name) ? [{ id: name }] : [{ sku }, { id: name }]) {
    try {
      return await action('resource_show', asked);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return undefined;
}

async function tableOfDataset(portal: Pick<Portal, 'action' | 'listedOnly'>, name: string): Promise<Table> {
  const dataset = await portal.action('package_show', { id: name }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return undefined;
  });
  const tables = dataset?.resources.filter(({ datastore_active }) => datastore_active) ?? [];
  const [only] = tables;
  if (dataset && only && tables.length === 1) return { resource: only, dataset };
  throw new ToolError(dataset ? severalTables(dataset, tables) : await noTable(portal, name));
}

function severalTables({ name }: Dataset, tables: readonly Resource[]): string {
  if (tables.length === 0) return `The dataset "${name}" has no table, only files: see describe_dataset.`;
  const named = tables.map((table) => `"${tableName(table)}" (${table.name ?? 'without a name'})`).join(', ');
  return `"${name}" is a dataset of several tables. Name one of them: ${named}.`;
}

/** A sentence about a table that there is not, with those that may have been meant. */
export async function noTable(portal: Pick<Portal, 'action' | 'listedOnly'>, name: string): Promise<string> {
  const { results } = await suggestDatasets(portal, name);
  const tables = results.flatMap(({ resources }) =>
    resources.filter(({ datastore_active }) => datastore_active),
  );
  const meant = tables
    .slice(0, MOST_SUGGESTED)
    .map((table) => `"${tableName(table)}"`)
    .join(', ');
  return `There is no table "${name}" that you may see.${meant && ` Did you mean ${meant}?`} ${HOW_TO_FIND}`;
}

function suggestDatasets({ action, listedOnly }: Pick<Portal, 'action' | 'listedOnly'>, name: string) {
  const q = plainWords(name);
  const limits = { fq_list: [...listedOnly], rows: MOST_SUGGESTED, include_private: true };
  return action('package_search', { q, facet: false, ...limits });
}

/** What was typed as words: punctuation would make it a query in the catalogue's own language. */
export function plainWords(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

function isMissing(error: unknown): boolean {
  return isRequestError(error) && error.status === 404;
}

/** The short name of a table. */
export function tableName({ sku, id }: Pick<Resource, 'sku' | 'id'>): string {
  return sku || id;
}

/** Where a dataset is from, and under which conditions it may be used. */
export function sourceOfDataset({ publicUrl }: Pick<Portal, 'publicUrl'>, dataset: Dataset): DatasetSource {
  const { license_id: id, license_title: title, license_url: url } = dataset;
  return {
    dataset: dataset.name,
    title: shorten(dataset.title, TITLE_LENGTH),
    publisher: dataset.organization?.title ?? null,
    source: dataset.source_name || null,
    license: id ? { id, title: title || id, url: url || null } : null,
    updated: inUtc(dataset.metadata_modified),
    is_private: dataset.private,
    address: `${publicUrl}/dataset/${dataset.id}`,
  };
}

/** Where a table is from. */
export function sourceOfTable(portal: Pick<Portal, 'publicUrl'>, { resource, dataset }: Table): TableSource {
  const source = sourceOfDataset(portal, dataset);
  return {
    table: tableName(resource),
    name: shorten(resource.name || dataset.title, TITLE_LENGTH),
    address: `${source.address}/resource/${resource.id}`,
    dataset: source,
  };
}

/** A time of the catalogue, which is in UTC and names no zone, to the second. */
export function inUtc(time: string): string {
  return `${time.slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;
}

/** Where data is from, as a part of a sentence. */
export function inWords({ publisher, source, license, is_private }: DatasetSource): string {
  const from = source ?? publisher;
  const parts = [
    from && `Source: ${from}`,
    `licence: ${license?.title ?? 'none is stated'}`,
    is_private && 'private, so do not pass it on',
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}
