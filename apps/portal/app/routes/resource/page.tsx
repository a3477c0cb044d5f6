import { localText } from '@gazetteer/site';
import { servicesOf, siteContext } from '@gazetteer/site/server';
import { TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { ChartsMade } from '../../charts/gallery/charts-made.tsx';
import { findChartsMade } from '../../charts/gallery/find-charts-made.server.ts';
import { findPreview } from '../../datasets/find-preview.server.ts';
import { MissingPage } from '../../datasets/missing-page.tsx';
import { mayImport } from '../../imports/call-imports.server.ts';
import { Preview } from '../../datasets/preview.tsx';
import type { Route } from './+types/page';
import { ApiTab } from './api-tab.tsx';
import { DamagedTable } from './damaged-table.tsx';
import { DictionaryDownload } from './dictionary-download.tsx';
import { DictionaryTab } from './dictionary-tab.tsx';
import { FileOnly } from './file-only.tsx';
import { damageOf, findResource, readRows, type TableDamage } from '../../tables/load-resource.server.ts';
import style from './page.module.css';
import { ResourceHead } from './resource-head.tsx';
import { nameFrequentCodes } from './name-frequent-codes.server.ts';
import { resourceMarks } from './resource-marks.server.ts';
import { loadConsole } from './sql/sql-console.server.ts';
import { SqlTab } from './sql/sql-tab.tsx';
import { StatisticsTab } from './statistics-tab.tsx';
import { addressOf, type Tab, type TableState } from '../../tables/table-address.ts';
import { TableTab } from './table/table-tab.tsx';
import { readVersions } from './versions/load-versions.server.ts';
import { VersionsTab } from './versions/versions-tab.tsx';

export { MissingPage as ErrorBoundary };

/** The chart of a table beside its words, on a large screen. */
const previewWidth = 880;

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  // Members of the organisation see what is not public, too; such a page is kept for nobody else.
  const services = servicesOf(siteContext(context), request);
  const { client, site, locale, publicUrl } = services;
  const { dataset, resource } = await findResource(services, params, url.search);
  const read = resource.datastore_active
    ? await readRows(client, resource.id, url.searchParams, request.signal).catch(orDamage)
    : undefined;
  const damage = read && 'lastGood' in read ? read : undefined;
  const table = read && 'served' in read ? read : undefined;
  const title = resource.name ?? dataset.title;
  // Only the chart's own view waits for the chart.
  const isChart = table?.state.tab === 'chart';
  const [preview, charts] = isChart
    ? await Promise.all([
        findPreview(services, resource, title, previewWidth),
        findChartsMade(services, { resource: resource.id }, url.searchParams),
      ])
    : [];
  // Nor does any other view wait for a query.
  const sql =
    table?.state.tab === 'sql'
      ? await loadConsole(client, { dataset, resource, table }, url.searchParams, request.signal)
      : undefined;
  const commonCodes =
    table?.state.tab === 'statistics' ? await nameFrequentCodes(client, resource.id, table) : undefined;
  const versions =
    table?.state.tab === 'versions'
      ? await readVersions(client, resource.id, url.searchParams, request.signal)
      : undefined;
  const siteName = localText(site.name, locale);
  const pageTitle =
    title === dataset.title ? `${title} · ${siteName}` : `${title} · ${dataset.title} · ${siteName}`;
  const loaded = {
    dataset,
    resource,
    table,
    damage,
    preview,
    charts,
    sql,
    commonCodes,
    versions,
    title,
    written: await resourceMarks(services, { dataset, resource, tab: table?.state.tab }),
    pageTitle,
    publicUrl,
    canImport: await mayImport({ context, request }, { resource_id: resource.id }),
    description: translator(locale)('resource.meta', { title, dataset: dataset.title }),
    keywords: [...dataset.sector, ...dataset.tags.map(({ display_name }) => display_name)],
  };
  // The page is whole and says what is wrong; that something is wrong is for programs and caches to know.
  return data(loaded, { status: damage ? 503 : table?.refused ? 400 : 200 });
}

/** @throws what says nothing of the table's file */
function orDamage(error: unknown): TableDamage {
  const damage = damageOf(error);
  if (damage) return damage;
  throw error;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [{ title: loaderData.pageTitle }, { name: 'description', content: loaderData.description }];
}

export default function ResourcePage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { dataset, resource, table, damage, publicUrl, sql: loadedSql } = loaderData;
  const path = `/p/${params.dataset}/r/${params.resource}`;
  if (!table)
    return (
      <div className={`page ${style.page}`}>
        <ResourceHead {...loaderData} />
        <div className={style.body}>
          {damage ? (
            <DamagedTable resourceId={resource.id} damage={damage} />
          ) : (
            <FileOnly dataset={dataset} resource={resource} />
          )}
        </div>
      </div>
    );
  const { state, columns, summary } = table;
  const drawn = Boolean(summary?.geo ?? summary?.time) || loaderData.preview !== undefined;
  return (
    <div className={`page ${style.page}`}>
      <ResourceHead {...loaderData} />
      <Views path={path} state={state} drawn={drawn} />
      <div className={style.body}>
        {state.tab === 'table' && (
          <TableTab path={path} resource={resource} table={table} title={loaderData.title} />
        )}
        {state.tab === 'dictionary' && (
          <>
            <DictionaryTab columns={columns} places={table.places} written={loaderData.written.columns} />
            <DictionaryDownload dataset={dataset} resource={resource} />
          </>
        )}
        {state.tab === 'statistics' && (
          <StatisticsTab columns={columns} summary={summary} names={loaderData.commonCodes} />
        )}
        {state.tab === 'chart' &&
          (loaderData.preview ? (
            <Preview preview={loaderData.preview} isWide />
          ) : (
            <p>{t('resource.noChart')}</p>
          ))}
        {loaderData.charts && <ChartsMade title={t('visualise.saved.ofTable')} {...loaderData.charts} />}
        {state.tab === 'sql' && loadedSql && (
          <SqlTab path={path} publicUrl={publicUrl} columns={columns} loaded={loadedSql} />
        )}
        {state.tab === 'versions' && loaderData.versions && (
          <VersionsTab
            {...{ path, publicUrl, columns, title: loaderData.title, source: dataset.source_name }}
            loaded={loaderData.versions}
          />
        )}
        {state.tab === 'api' && (
          <ApiTab publicUrl={publicUrl} resource={resource} state={state} columns={columns} />
        )}
      </div>
    </div>
  );
}

/** Real links, so that every view of the table has an address. */
function Views({ path, state, drawn }: { path: string; state: TableState; drawn: boolean }) {
  const { t } = useTranslation();
  const shown: Tab[] = [
    'table',
    'dictionary',
    'statistics',
    ...(drawn ? (['chart'] as const) : []),
    'sql',
    'versions',
    'api',
  ];
  return (
    <TabLinks
      className={style.tabs}
      label={t('resource.views')}
      tabs={shown.map((tab) => ({
        text: t(`resource.tab.${tab}`),
        to: addressOf(path, { ...state, tab }),
        isCurrent: tab === state.tab,
      }))}
    />
  );
}
