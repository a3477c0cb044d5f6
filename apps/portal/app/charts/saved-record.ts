import type { ChartSpec } from '@gazetteer/charts';
import type { SavedChart } from '@gazetteer/client';
import type { Visibility } from './chart-addresses.ts';

/** A saved chart as its page and the builder need it. */
export interface SavedChartData {
  /** By which it is changed and deleted. */
  id: string;
  /** By which it is read and shared. */
  visID: string;
  title: string;
  notes: string | null;
  visibility: Visibility;
  /** When it was saved last (ISO 8601). */
  savedAt: string;
  /** The visitor made it, and may change it. */
  isOwn: boolean;
  spec: ChartSpec;
}

/** A saved chart as the content service tells it. */
export type SavedRecord = SavedChart;

/** A saved chart as pages know it. */
export function readRecord(record: SavedRecord): SavedChartData {
  const { id, visID, userId, visJSON, title, notes, visibility, updated } = record;
  return { id, visID, title, notes, visibility, savedAt: updated, isOwn: userId !== null, spec: visJSON };
}
