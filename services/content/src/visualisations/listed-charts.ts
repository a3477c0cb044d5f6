import type { VisitorCharts } from '../model/ports.ts';
import type { Visualisation } from '../model/visualisation.ts';

/** Whether a chart needs no look by an editor, or had one as it is now. */
export function isApprovedChart({ by_team, approved_digest, digest }: Visualisation): boolean {
  return by_team === 1 || approved_digest === digest;
}

/** Whether a chart stands where public charts are listed; the lists themselves ask the store in the same words. */
export function isListedChart(chart: Visualisation, visitorCharts: VisitorCharts): boolean {
  if (chart.visibility !== 'public' || chart.deleted_at !== null) return false;
  if (visitorCharts === 'none') return chart.by_team === 1;
  return visitorCharts === 'all' || isApprovedChart(chart);
}
