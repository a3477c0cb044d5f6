import { type ChartSpec, describeChart, tableOf, type TableText, withPlaceLevel } from '@gazetteer/charts';
import { loadDrawer } from '@gazetteer/charts/browser';
import { type ActionResult, isRequestError } from '@gazetteer/client';
import { localText, viewAddress } from '@gazetteer/site';
import { clientOf, fetchAs, siteContext, type SiteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import type { SavedChartData } from '../../charts/saved-record.ts';
import { translator } from '../../i18n/i18n.server.ts';
import type { DrawnSize } from '../../theme/themed-picture.tsx';
import { loadChoices, type ReaderChoices } from './load-choices.server.ts';
import { chartCitation } from './chart-citation.ts';
import { withoutVersions } from './chart-versions.ts';
import { type LoadedFigures, loadFigures } from './load-figures.server.ts';
import { loadSavedChart } from './load-saved-chart.server.ts';

/** Why a chart shows nothing, or not what was asked for. */
export type SavedProblem =
  /** The figures of today lack a column that the chart needs. */
  | { kind: 'changed'; field: string }
  /** The version it was made from is no longer kept. */
  | { kind: 'version-gone' }
  /** Its table is gone, or not for this visitor, or does not answer. */
  | { kind: 'undrawable' };

/** A saved chart with all that its page says of it. */
export interface SavedPage {
  chart: SavedChartData;
  /** The chart as it is drawn: as its reader chose it, of the figures of today where these are asked for. */
  spec: ChartSpec;
  /** What a reader may choose, and has chosen; null where the chart cannot be drawn. */
  choices: ReaderChoices | null;
  /** What was chosen as a part of addresses; empty for the chart as it was published. */
  choice: string;
  /** What the figures are, what they say, and both in one text for those who cannot see the picture. */
  words: { alt: string; summary: string; subtitle: string | null } | null;
  /** How large the server draws it, so that letters do not shrink with the screen; absent where it cannot. */
  drawn: Record<keyof typeof widths, DrawnSize> | null;
  table: { text: TableText; rowCount: number } | null;
  datasets: ActionResult<'chart_fields'>['datasets'];
  citation: string;
  /** Its table has been changed since the chart was saved. */
  isNewer: boolean;
  /** The figures are those of today, not those the chart was saved with. */
  isToday: boolean;
  problem: SavedProblem | null;
}

/** Rows of figures that stand in the page; the others are in the download. */
const mostRows = 200;
const widths = { desk: 840, tablet: 720, phone: 360 };

interface Loading {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * Everything the page of a saved chart shows; `figures=today` in the address asks for those of today.
 * @throws the answer 404 where there is no such chart for this visitor
 */
export async function loadSavedPage(loading: Loading, visID: string): Promise<SavedPage> {
  const { locale } = siteContext(loading.context);
  const chart = await loadSavedChart(loading, visID, locale);
  const services = asVisitor(siteContext(loading.context), loading.request);
  const isToday = loading.url.searchParams.get('figures') === 'today';
  const published = isToday ? withoutVersions(chart.spec) : chart.spec;
  const { spec, choices, choice } = await loadChoices(services, published, loading.url);
  const [figures, datasets, drawn] = await Promise.all([
    orProblem(loadFigures(services, spec)),
    sourcesOf(services, chart.spec),
    isToday ? null : drawnSizes(services, chart, choice),
  ]);
  const loaded = 'data' in figures ? figures : undefined;
  return {
    chart: { ...chart, spec: withoutRows(chart.spec) },
    spec: withoutRows(spec),
    choices,
    choice,
    ...(loaded ? await sayFigures(services, spec, loaded) : { words: null, table: null }),
    drawn,
    datasets: datasets ?? [],
    citation: citationOf(services, chart, choice, datasets ?? []),
    isNewer: loaded?.tables.some(({ version, current_version }) => version < current_version) ?? false,
    isToday,
    problem: 'data' in figures ? null : problemOf(figures.error, datasets !== null),
  };
}

/** The services, called as whoever sent the request. */
function asVisitor(services: SiteContext, request: Request): SiteContext {
  return { ...services, client: clientOf(services, request), fetch: fetchAs(services, request) };
}

async function sayFigures(
  { locale, site }: SiteContext,
  saved: ChartSpec,
  { data, drawing, ground, level }: LoadedFigures,
): Promise<Pick<SavedPage, 'words' | 'table'>> {
  // What draws a mark brings what its words need.
  await loadDrawer(saved.mark);
  const style = { locale, digitGrouping: site.digitGrouping, drawing, ground };
  const spec = withPlaceLevel(saved, level);
  const { alt, summary, subtitle = null } = describeChart(spec, data, style);
  const text = tableOf(spec, data, { ...style, mostRows });
  return { words: { alt, summary, subtitle }, table: { text, rowCount: data.rows.length } };
}

/** Where the figures come from; null where none of it is there for this visitor. */
async function sourcesOf({ client }: SiteContext, spec: ChartSpec): Promise<SavedPage['datasets'] | null> {
  if (spec.source.kind === 'own' && !spec.source.joined) return [];
  try {
    const { source } = withoutVersions(withoutRows(spec));
    return (await client.action('chart_fields', { source })).datasets;
  } catch {
    return null;
  }
}

async function drawnSizes(
  { locale, fetch }: SiteContext,
  { visID }: SavedChartData,
  choice: string,
): Promise<SavedPage['drawn']> {
  const ask = async (width: number): Promise<DrawnSize | undefined> => {
    const look = { lang: locale, bare: 'true', width: String(width) };
    const query = [new URLSearchParams(look), choice].filter(String).join('&');
    const answer = await fetch(`/charts/${encodeURIComponent(visID)}.json?${query}`, {});
    return answer.ok ? ((await answer.json()) as DrawnSize) : undefined;
  };
  const [desk, tablet, phone] = await Promise.all([widths.desk, widths.tablet, widths.phone].map(ask));
  return desk && tablet && phone
    ? { desk: sizeOf(desk), tablet: sizeOf(tablet), phone: sizeOf(phone) }
    : null;
}

function sizeOf({ width, height }: DrawnSize): DrawnSize {
  return { width, height };
}

function citationOf(
  { site, locale, publicUrl }: SiteContext,
  { title, maker, savedAt, visID, spec }: SavedChartData,
  choice: string,
  datasets: SavedPage['datasets'],
): string {
  const t = translator(locale);
  const own = spec.source.kind === 'own' && spec.source.joined ? spec.source.name : undefined;
  return chartCitation(t, {
    title,
    maker,
    year: savedAt.slice(0, 4),
    sources: [
      ...(own === undefined ? [] : [{ source: t('visualise.saved.ownData'), title: own }]),
      ...datasets.map(({ source, title: name }) => ({ source, title: name })),
    ],
    site: localText(site.name, locale),
    address: publicUrl + viewAddress(visID, choice),
  });
}

/** Own rows may be millions of letters, which no page has to carry. */
function withoutRows(spec: ChartSpec): ChartSpec {
  if (spec.source.kind !== 'own') return spec;
  const { rows: _rows, ...source } = spec.source;
  return { ...spec, source };
}

async function orProblem(figures: Promise<LoadedFigures>): Promise<LoadedFigures | { error: unknown }> {
  try {
    return await figures;
  } catch (error) {
    return { error };
  }
}

function problemOf(error: unknown, isThere: boolean): SavedProblem {
  const { code, field } = isRequestError(error) ? (error.info ?? {}) : {};
  if (code === 'version_gone') return { kind: 'version-gone' };
  return isThere && typeof field === 'string' ? { kind: 'changed', field } : { kind: 'undrawable' };
}
