import type { RouterContextProvider } from 'react-router';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { findDeskTable } from '../../../datasets/desk-table.server.ts';
import { readPageNumber } from '../../../parts/page-number.ts';
import { portalClient } from '../../../portal-calls/portal-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { valuesOf } from './column-values.ts';

const pageSize = 40;
const SHOWN_ROWS = 5;

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { dataset: string; resource: string };
}

/**
 * What the dictionary of a table says, for some of its columns, with the first values of each.
 * @throws Response as `findDeskTable`
 */
export async function loadColumns(asking: Asking) {
  const client = datasetClient(asking);
  const { entry, resource } = await findDeskTable(asking);
  const [info, { data: areas }] = await Promise.all([
    readForPage(asking, client.action('datastore_info', { id: resource.id })),
    readForPage(asking, portalClient(asking).listAreaSchemes()),
  ]);
  const pages = Math.max(1, Math.ceil(info.fields.length / pageSize));
  const page = readPageNumber(asking.url.searchParams.get('page'), pages);
  const fields = info.fields.slice((page - 1) * pageSize, page * pageSize);
  const { records } = await readForPage(
    asking,
    client.action('datastore_search', {
      resource_id: resource.id,
      fields: fields.map(({ id }) => id),
      limit: SHOWN_ROWS,
      include_total: false,
    }),
  );
  const [first] = fields;
  return {
    dataset: entry.name,
    heading: entry.title || entry.name,
    standing: entry.standing,
    resource: { id: resource.id, sku: resource.sku, name: resource.name || resource.sku },
    columns: fields.map((field) => ({
      type: field.type,
      values: valuesOf(field),
      examples: examplesOf(records, field.id),
    })),
    schemes: areas.schemes.map(({ id, title, levels }) => ({
      id,
      title,
      levels: levels.map((level) => ({ id: level.id, title: level.title })),
    })),
    page,
    pages,
    call: describeAction(asking, 'datastore_create', {
      resource_id: resource.id,
      fields: [{ id: first?.id ?? 'COLUMN', info: { ...first?.info, unit: 'mm' } }],
      force: true,
    }),
  };
}

export type Columns = Awaited<ReturnType<typeof loadColumns>>;

const longest = 60;

/** Each value once; what is longer is cut. */
function examplesOf(records: readonly Record<string, unknown>[], id: string): string[] {
  const texts = records.flatMap((record) => {
    const value = record[id];
    if (value === null || value === undefined || value === '') return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  });
  return [...new Set(texts)];
}
