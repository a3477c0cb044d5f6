import { emphasisOf } from './emphasis.ts';
import type { Chart } from './read-chart.ts';

/** What a chart says of each row beside its figures; undefined where it says nothing of any. */
export function notesOfRows(chart: Chart): string[] | undefined {
  const emphasis = emphasisOf(chart);
  if (!emphasis) return undefined;
  return chart.rows.map((row) => (emphasis.includes(row) ? chart.words.markings.isHighlighted : ''));
}
