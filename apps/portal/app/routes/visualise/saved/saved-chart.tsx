import type { SavedChartData } from './saved-record.ts';

/** A saved chart as everybody sees it who has its link. */
export function SavedChart({ chart }: { chart: SavedChartData }) {
  return <h1>{chart.title}</h1>;
}
