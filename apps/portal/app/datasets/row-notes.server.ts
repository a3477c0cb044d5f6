import type { Dataset } from '@gazetteer/client';
import { firstParagraph, leadOf, plainText } from '@gazetteer/markdown/plain-text';
import { saysOnlyTitle } from './says-only-title.ts';

/** What is shown of notes whose first sentence is no lead, in characters. */
const longestBeginning = 220;

/** Datasets of a list, with a lead in the place of their notes: a row says no more of them, so the page carries no more. */
export function withRowNotes(datasets: readonly Dataset[]): Dataset[] {
  return datasets.map((dataset) => ({ ...dataset, notes: rowNotes(dataset) }));
}

/** The first sentences of the notes, after a paragraph that only says the title again. */
function rowNotes({ notes, title }: Dataset): string {
  const text = (notes ?? '').trim();
  const isTitle = saysOnlyTitle(firstParagraph(text), title);
  const rest = isTitle ? text.replace(/^.*?(?:\n\s*\n|$)/s, '') : text;
  return leadOf(rest) || plainText(firstParagraph(rest), longestBeginning);
}
