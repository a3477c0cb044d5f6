import type { Visibility } from './chart-addresses.ts';

/** A chart that was saved in another tab of this browser. */
export interface JustSaved {
  visID: string;
  title: string;
  visibility: Visibility;
}

const CHANNEL = 'saved-charts';

/** Tells the other tabs of this site that a chart was saved here. */
export function tellChartSaved({ visID, title, visibility }: JustSaved): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches pages of this site only, and takes no target
  channel.postMessage({ visID, title, visibility });
  channel.close();
}

/** Listens for charts that are saved in other tabs of this site. @returns stops listening */
export function listenForSavedCharts(hear: (chart: JustSaved) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<JustSaved>) => hear(data));
  return () => channel.close();
}
