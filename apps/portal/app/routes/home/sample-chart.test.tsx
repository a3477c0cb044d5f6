import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChartSamples } from './chart-samples.ts';
import { SampleChart } from './sample-chart.tsx';

test('names that a publisher has written are in no language that the page knows, and figures are never cut', () => {
  const rows = [
    ['0km E of Honolulu, Hawaii', '1 234 567,89'],
    ['Ohio', '2'],
  ];
  const samples: ChartSamples = {
    table: { of: 'Earthquakes', words: { title: 'Séismes', subtitle: '' }, rows, asWritten: true },
  };
  const html = renderToStaticMarkup(<SampleChart type="table" samples={samples} />);
  expect(html).toMatch(/^<svg[^>]*><g[^>]* lang="">.*0km E of …<\/text>.*1 234 567,89<\/text>/);
  expect(html).toContain('Ohio</text>');
});

test('dates in a table are in the language of the page', () => {
  const rows = [['janv. 2000', '5 974 000']];
  const samples: ChartSamples = {
    table: { of: 'Unemployment', words: { title: 'Chômeurs' }, rows, asWritten: false },
  };
  const html = renderToStaticMarkup(<SampleChart type="table" samples={samples} />);
  expect(html).not.toContain('lang=');
  expect(html).toContain('janv. 2000</text>');
});
