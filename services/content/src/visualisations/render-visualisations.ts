import { ApplicationError, type Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { addressOf, putTogether, type Visualisation } from '../model/visualisation.ts';
import { type ChartMaker, makersOf } from './chart-makers.ts';
import { isOwn } from './find-visualisation.ts';
import type { VisualisationRecord } from './visualisation.contract.ts';
import { wholeChart } from './visualisation.store.ts';

type Parts = {
  /** With the rows that belong to each chart. */
  isWhole: boolean;
  /** With the picture of each chart. */
  isDrawn: boolean;
};

const LOOK = { theme: 'light', locale: 'en', width: 720 } as const;

/** One chart as it is answered by itself: whole, with its picture. */
export async function renderVisualisation(
  context: ContentContext,
  caller: Caller,
  chart: Visualisation,
): Promise<VisualisationRecord> {
  const email = isOwn(chart, caller) ? await context.accounts.emailOf(chart.owner_id) : null;
  const makers = await makersOf(context.accounts, [chart]);
  return render(context, caller, chart, { isWhole: true, isDrawn: true, email, makers });
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
  const records: VisualisationRecord[] = [];
  // One after the other: a list must not take all query processes.
  for (const chart of charts) records.push(await render(context, caller, chart, { ...parts, email, makers }));
  return records;
}

async function render(
  context: ContentContext,
  caller: Caller,
  chart: Visualisation,
  { isWhole, isDrawn, email, makers }: Parts & { email: string | null; makers: Map<string, ChartMaker> },
): Promise<VisualisationRecord> {
  const own = isOwn(chart, caller);
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
    visibility: chart.visibility,
    maker: makers.get(chart.id) ?? null,
    hidden: chart.taken_down === 1,
    hiddenReason: chart.taken_down_reason,
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
