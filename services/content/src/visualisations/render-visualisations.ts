import { ApplicationError, type Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { addressOf, putTogether, type Visualisation } from '../model/visualisation.ts';
import type { OpenReports } from '../feedback/report.store.ts';
import type { VisitorCharts } from '../model/ports.ts';
import { textsOf } from '../model/chart-texts.ts';
import { isApprovedChart, isListedChart } from './listed-charts.ts';
import { type ChartMaker, makersOf } from './chart-makers.ts';
import { isOwn } from './find-visualisation.ts';
import type { VisualisationRecord } from './visualisation.contract.ts';
import { wholeChart } from './visualisation.store.ts';

type Parts = {
  /** With the rows that belong to each chart. */
  isWhole: boolean;
  /** With the picture of each chart. */
  isDrawn: boolean;
  /** What was reported of them, where an editor asks. */
  reports?: ReadonlyMap<string, OpenReports> | undefined;
};

/** What holds for all charts of an answer. */
type Shared = Parts & { email: string | null; makers: Map<string, ChartMaker>; visitorCharts: VisitorCharts };

const LOOK = { theme: 'light', locale: 'en', width: 720 } as const;

/** One chart as it is answered by itself: whole, with its picture. */
export async function renderVisualisation(
  context: ContentContext,
  caller: Caller,
  chart: Visualisation,
): Promise<VisualisationRecord> {
  const email = isOwn(chart, caller) ? await context.accounts.emailOf(chart.owner_id) : null;
  const makers = await makersOf(context.accounts, [chart]);
  return render(context, caller, chart, {
    isWhole: true,
    isDrawn: true,
    email,
    makers,
    visitorCharts: await context.visitorCharts(),
  });
}

/** Charts as a list answers them. */
export async function renderVisualisations(
  context: ContentContext,
  caller: Caller,
  charts: readonly Visualisation[],
  parts: Parts,
): Promise<VisualisationRecord[]> {
  const own = charts.find((chart) => isOwn(chart, caller));
  const email = own ? await context.accounts.emailOf(own.owner_id) : null;
  const makers = await makersOf(context.accounts, charts);
  const visitorCharts = await context.visitorCharts();
  const records: VisualisationRecord[] = [];
  // One after the other: a list must not take all query processes.
  for (const chart of charts)
    records.push(await render(context, caller, chart, { ...parts, email, makers, visitorCharts }));
  return records;
}

async function render(
  context: ContentContext,
  caller: Caller,
  chart: Visualisation,
  { isWhole, isDrawn, reports, email, makers, visitorCharts }: Shared,
): Promise<VisualisationRecord> {
  const own = isOwn(chart, caller);
  const reported = reports?.get(chart.vis_id) ?? { count: 0, newest: [] };
  return {
    id: chart.id,
    userId: own ? chart.owner_id : null,
    email: own ? email : null,
    visID: chart.vis_id,
    visURL: addressOf(context.publicUrl, chart.vis_id),
    visJSON: isWhole ? await wholeChart(context.sql, chart) : putTogether(chart),
    resource: chart.resource_id,
    packageID: chart.package_id,
    chartSVG: isDrawn ? await drawFor(context, caller, chart) : null,
    title: chart.title,
    notes: chart.notes,
    ...translationsOf(chart),
    visibility: chart.visibility,
    maker: makers.get(chart.id) ?? null,
    approved: isApprovedChart(chart),
    listed: isListedChart(chart, visitorCharts),
    hidden: chart.taken_down === 1,
    hiddenReason: chart.taken_down_reason,
    reportCount: reports ? reported.count : null,
    reports: reports
      ? reported.newest.map(({ id, message, created_at }) => ({ id, message, created: created_at }))
      : null,
    created: chart.created_at,
    updated: chart.updated_at,
  };
}

async function drawFor(
  { pictures }: ContentContext,
  caller: Caller,
  chart: Visualisation,
): Promise<string | null> {
  try {
    const { drawing } = await pictures.svg(caller, chart, LOOK);
    return drawing.svg.toString();
  } catch (error) {
    // A chart whose figures are gone, or not for this caller, is still there to be read, changed and deleted.
    if (error instanceof ApplicationError) return null;
    throw error;
  }
}

function translationsOf(chart: Visualisation) {
  const { language, title_translated, notes_translated } = textsOf(chart);
  return {
    language,
    ...(title_translated && { title_translated }),
    ...(notes_translated && { notes_translated }),
  };
}
