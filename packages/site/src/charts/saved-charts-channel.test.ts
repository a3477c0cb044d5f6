import { expect, test } from 'vitest';
import { type JustSaved, listenForSavedCharts, tellChartSaved } from './saved-charts-channel.ts';

test('a chart that is saved in one tab is heard of in the others, until they stop listening', async () => {
  const chart = { visID: 'a1', title: 'Rain', visibility: 'link' } as const;
  const later = { ...chart, visID: 'a2' };
  const stopped: JustSaved[] = [];
  const stop = listenForSavedCharts((one) => stopped.push(one));
  stop();
  const heard: JustSaved[] = [];
  await new Promise<void>((resolve) => {
    const end = listenForSavedCharts((one) => {
      heard.push(one);
      if (heard.length < 2) return;
      end();
      resolve();
    });
    tellChartSaved(chart);
    tellChartSaved(later);
  });
  expect(heard).toEqual([chart, later]);
  expect(stopped).toEqual([]);
});
