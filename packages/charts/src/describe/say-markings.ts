import { notesOf } from '../read/annotations.ts';
import { highlightedIn, emphasisOf } from '../read/emphasis.ts';
import type { Chart } from '../read/read-chart.ts';
import { referencesOf, type NotDrawn } from '../read/reference-lines.ts';

/** What is highlighted, drawn across and written at figures, and what of it has no place on the chart. */
export function sayMarkings(chart: Chart): string {
  const { lines, notDrawn } = referencesOf(chart);
  const { notes, notDrawn: withoutPlace } = notesOf(chart);
  const { markings } = chart.words;
  return [
    sayHighlighted(chart),
    ...lines.map(({ value, label, column }) => markings.reference({ value, label, axis: column.label })),
    ...notes.map(({ where, text }) => markings.note(where, asSentence(text))),
    sayNotDrawn(chart, [...highlightsNotDrawn(chart), ...notDrawn, ...withoutPlace]),
  ]
    .filter(Boolean)
    .join(' ');
}

function sayHighlighted(chart: Chart): string {
  const names = (emphasisOf(chart)?.columns ?? []).map(({ column, keys }) =>
    [...keys].map((key) => column.keyText(key)).join(', '),
  );
  return names.length > 0 ? chart.words.markings.highlighted(names.join(' · ')) : '';
}

function highlightsNotDrawn(chart: Chart): NotDrawn[] {
  return chart.columns.flatMap((column) =>
    highlightedIn(chart, column).missing.map((key) => ({
      what: chart.words.markings.highlight(column.keyText(key)),
      why: 'missing' as const,
    })),
  );
}

function sayNotDrawn({ words: { markings, semicolon } }: Chart, parts: readonly NotDrawn[]): string {
  if (parts.length === 0) return '';
  const each = parts.map(({ what, why }) => `${what} (${markings.because[why]})`);
  return markings.notDrawn(each.join(semicolon));
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
