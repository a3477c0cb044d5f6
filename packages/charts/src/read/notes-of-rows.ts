import { notesOf } from './annotations.ts';
import { emphasisOf } from './emphasis.ts';
import type { Chart } from './read-chart.ts';

/** What a chart says of each row beside its figures; undefined where it says nothing of any. */
export function notesOfRows(chart: Chart): string[] | undefined {
  const emphasis = emphasisOf(chart);
  const { notes } = notesOf(chart);
  if (!emphasis && notes.length === 0) return undefined;
  const texts = chart.rows.map((row) =>
    emphasis?.includes(row) ? [chart.words.markings.isHighlighted] : [],
  );
  for (const { rows, text } of notes) {
    for (const row of rows) texts[row]?.push(text);
  }
  return texts.map((each) => each.join(chart.words.semicolon));
}
