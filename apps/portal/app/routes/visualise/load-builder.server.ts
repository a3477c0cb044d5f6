import { isRequestError } from '@gazetteer/client';
import { type ChartSpec, firstChart, type Mark, marks } from '@gazetteer/charts';
import { clientOf, requireSession, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import type { BuilderStart } from '../../chart-builder/model/builder-start.ts';
import { findPreview } from '../../datasets/find-preview.server.ts';
import { offerTables } from '../../merge/load-merge.server.ts';
import { readMerge } from '../../merge/merge-address.ts';
import { type TablesForMark, tablesForMark } from './tables-for-mark.server.ts';
import { loadSavedChart } from './load-saved-chart.server.ts';

interface Loading {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * What the builder opens with: the table of `dataset_id`, the saved chart of `vis_id`, or tables to choose from.
 * @throws Response that leads whoever is not signed in to the login, and from there back here
 */
export async function loadBuilder(loading: Loading): Promise<BuilderStart> {
  const session = await requireSession(loading);
  const query = loading.url.searchParams;
  const visID = query.get('vis_id');
  const edited = visID ? await loadSavedChart(loading, visID) : null;
  const name = query.get('dataset_id')?.slice(0, 200) || null;
  const opened = name && !edited ? await openTable(loading, name) : null;
  const isChosen = opened !== null || edited !== null;
  const mark = readMark(query.get('chart_type'));
  const first = opened ? firstChartOf(opened, mark) : undefined;
  const preview = opened && first ? await previewOf(loading, opened, first) : null;
  const offered = isChosen ? null : await findTables(loading, mark);
  return {
    opened,
    first,
    preview,
    missing: isChosen ? null : name,
    mark,
    offered,
    text: query.get('sq') ?? '',
    edited,
    personId: session.identity.id,
  };
}

async function openTable({ context, request }: Loading, name: string): Promise<BuilderStart['opened']> {
  const client = clientOf(siteContext(context), request);
  try {
    return await client.action('chart_fields', { dataset_id: name }, { signal: request.signal });
  } catch (error) {
    if (isRequestError(error) && error.status < 500) return null;
    throw error;
  }
}

type Opened = NonNullable<BuilderStart['opened']>;

function firstChartOf({ source, fields, row_count: rowCount, places }: Opened, mark: Mark | undefined) {
  return firstChart({ source, fields, rowCount, places }, mark);
}

/** The builder opens with the chart that the table's own page shows, unless another kind was chosen. */
async function previewOf(
  { context }: Loading,
  { source, dataset, title }: Opened,
  { mark }: ChartSpec,
): Promise<BuilderStart['preview']> {
  if (source.kind !== 'table') return null;
  const table = { id: source.resource_id, sku: dataset?.sku ?? '' };
  const preview = await findPreview(siteContext(context), table, title);
  return preview?.mark === mark ? preview : null;
}

async function findTables(
  { context, request, url }: Loading,
  mark: Mark | undefined,
): Promise<TablesForMark> {
  const { client, site } = siteContext(context);
  const search = readMerge(url.searchParams);
  const found = await offerTables(client, search, undefined, site.organizationFilter, request.signal);
  return tablesForMark(client, found, mark, request.signal);
}

function readMark(text: string | null): Mark | undefined {
  return marks.find((mark) => mark === text);
}
