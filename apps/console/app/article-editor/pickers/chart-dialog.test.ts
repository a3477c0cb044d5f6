import { expect, test } from 'vitest';
import { chartOfLink } from './chart-dialog.tsx';

test.each([
  ['/visualise?vis_id=abc-1', 'abc-1'],
  [' https://data.example.org/visualise?vis_id=abc&edit=1 ', 'abc'],
  ['https://data.example.org/charts/abc-1', 'abc-1'],
  ['https://data.example.org/charts/abc.svg', undefined],
  ['https://data.example.org/visualise', undefined],
  ['https://data.example.org/p/rain?vis_id=abc', undefined],
  ['/visualise?vis_id=a%20b', undefined],
  ['http://[', undefined],
  ['', undefined],
])('%s leads to the chart %s', (link, visID) => {
  expect(chartOfLink(link)).toBe(visID);
});
