import type { SavedChartData } from '../saved-record.ts';

/** What is shared: a chart as it was saved last. */
export type SharedChart = Pick<SavedChartData, 'visID' | 'title' | 'visibility' | 'spec'>;
