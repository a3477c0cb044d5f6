import type { ChartSpec } from '@gazetteer/charts';
import type { SavedChart } from '@gazetteer/client';
import type { Visibility } from '@gazetteer/site';

/** A saved chart as its page and the builder need it. */
export interface SavedChartData {
  /** By which it is changed and deleted. */
  id: string;
  /** By which it is read and shared. */
  visID: string;
  title: string;
  /** The language of the title, where it is known to be another than that of the page, and its mark. */
  written?: { lang: string; mark: string } | undefined;
  notes: string | null;
  visibility: Visibility;
  /** When it was saved last (ISO 8601). */
  savedAt: string;
  /** Whose it is, where it is a visitor's: null for charts of the portal itself. */
  maker: { name: string | null } | null;
  /** Editors have hidden it, and it is its maker or one of them who looks. */
  isHidden: boolean;
  hiddenReason: string | null;
  /** It stands where public charts are listed. */
  isListed: boolean;
  /** The visitor made it, and may change it. */
  isOwn: boolean;
  spec: ChartSpec;
}

/** A saved chart as the content service tells it. */
export type SavedRecord = SavedChart;

/** A saved chart as pages know it. */
export function readRecord(record: SavedRecord): SavedChartData {
  const {
    id,
    visID,
    userId,
    visJSON,
    title,
    notes,
    visibility,
    updated,
    maker,
    hidden,
    hiddenReason,
    listed,
  } = record;
  const said = { id, visID, title, notes, visibility, maker, hiddenReason, isListed: listed };
  return { ...said, isHidden: hidden, savedAt: updated, isOwn: userId !== null, spec: visJSON };
}
