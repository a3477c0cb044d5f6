import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChartSamples } from './chart-samples.ts';
import { SampleChart } from './sample-chart.tsx';

test('names in a table are in no language that the page knows, and figures are never cut', () => {
  const rows = [
    ['0km E of Honolulu, Hawaii', '1 234 567,89'],
    ['Ohio', '2'],
  ];
  const samples: ChartSamples = {
    table: { of: 'Earthquakes', words: { title: 'Séismes', subtitle: '' }, rows },
  };
  const html = renderToStaticMarkup(<SampleChart type="table" samples={samples} />);
  expect(html).toMatch(/^<svg[^>]*><g[^>]* lang="">.*0km E of …<\/text>.*1 234 567,89<\/text>/);
  expect(html).toContain('Ohio</text>');
});
