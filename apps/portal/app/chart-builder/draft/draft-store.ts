import type { ChartSpec } from '@gazetteer/charts';
import { storedDrafts } from '@gazetteer/site';

/** A chart that is being worked on, as the browser stores it. */
export interface Draft {
  spec: ChartSpec;
  /** What the chart is of, for a list. */
  name: string;
  /** When it was stored, as ISO text. */
  kept_at: string;
}

/** Drafts of charts, by what the builder was opened with, such as `table:rainfall`. */
export const {
  save: saveDraft,
  read: readDraft,
  remove: removeDraft,
  list: listDrafts,
} = storedDrafts<Draft>({
  prefix: 'visualise-draft',
  // More than anybody looks for.
  most: 12,
  longest: 2_000_000,
  accept: ({ spec, name = '', kept_at = '' }) => {
    const isChart =
      spec?.version === 1 &&
      typeof spec.mark === 'string' &&
      typeof spec.channels === 'object' &&
      typeof spec.source === 'object';
    return isChart ? { spec, name, kept_at } : undefined;
  },
});
