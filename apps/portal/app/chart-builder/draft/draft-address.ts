import type { ChartSource } from '@gazetteer/charts';

/** Where the draft of a file of one's own is kept, wherever the builder was opened. */
export const OWN_DATA = 'own';

/**
 * What the draft of a chart is kept under. A chart of own rows never takes the address of the table that the builder
 * was opened with: who visualises that table again gets that table.
 * @param opened what the builder was opened with: `table:…`, `chart:…` or `own`
 */
export function draftAddress(opened: string, source: ChartSource): string {
  const isSaved = opened.startsWith('chart:');
  return source.kind === 'own' && !isSaved ? OWN_DATA : opened;
}

/** Whether this entry of the browser's history shows a file of one's own; it still does after a reload. */
export function isEntryOfOwnData(): boolean {
  const state = history.state as { ownData?: boolean } | null;
  return state?.ownData === true;
}

/** Marks this entry of the history; a link to the same address is another entry, and opens the table. */
export function markEntry(ownData: boolean): void {
  if (isEntryOfOwnData() === ownData) return;
  history.replaceState({ ...(history.state as object | null), ownData }, '');
}
