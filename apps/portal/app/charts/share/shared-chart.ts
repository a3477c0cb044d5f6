import type { SavedChartData } from '../saved-record.ts';

/** What is shared: a chart as it was saved last, or what a reader chose of it. */
export type SharedChart = Pick<SavedChartData, 'visID' | 'title' | 'visibility' | 'spec'> & {
  /** What a reader chose of it, as a part of addresses. */
  choice?: string;
};
