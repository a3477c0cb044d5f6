import { expect, test } from 'vitest';
import { contentHits, helpHits, suggestedHits } from './suggested-hits.ts';

test('suggestions lead to what they name, or to the search that they narrow down to', () => {
  const hits = suggestedHits({
    datasets: [{ name: 'rain', title: 'Rainfall' }],
    columns: [
      {
        name: 'rain_mm',
        label: null,
        unit: 'mm',
        resource: { id: 'id-1', name: 'Gauges', sku: 'rain-d' },
        dataset: { id: 'id', name: 'rain', title: 'Rainfall' },
      },
    ],
    organizations: [{ name: 'met & co', title: 'Met Office', count: 3 }],
    sectors: [{ name: 'Environment', title: 'Environment', count: 2 }],
  });
  expect(hits).toEqual([
    { text: 'Rainfall', path: '/p/rain' },
    { group: 'columns', text: 'rain_mm', of: 'Rainfall', path: '/p/rain/r/rain-d#rain_mm' },
    { group: 'organizations', text: 'Met Office', path: '/search?organization=met+%26+co' },
    { group: 'sectors', text: 'Environment', path: '/search?sectors=Environment' },
  ]);
});

test('charts and articles lead to their pages', () => {
  const article = { slug: 'dry-years', type: 'news' as const, title: 'Dry years', language: 'en' as const };
  const hits = contentHits({
    charts: [
      { visID: 'abc', title: 'Rain by year', language: null, dataset: { name: 'rain', title: 'Rainfall' } },
      { visID: 'def', title: 'Mine', language: null, dataset: null },
    ],
    articles: [{ ...article, date: '2026-01-01T00:00:00Z', event: null }],
  });
  expect(hits).toEqual([
    { group: 'charts', text: 'Rain by year', of: 'Rainfall', path: '/visualise?vis_id=abc' },
    { group: 'charts', text: 'Mine', path: '/visualise?vis_id=def' },
    { group: 'articles', text: 'Dry years', path: '/news_blogs/dry-years' },
  ]);
});

test('the help is a kind of its own, a section with the page that it stands on', () => {
  const page = { title: 'Use the API', path: '/help/api' };
  const section = { title: 'Get a key', of: 'Use the API', path: '/help/api#key' };
  expect(helpHits([page, section])).toEqual([
    { group: 'help', text: 'Use the API', path: '/help/api' },
    { group: 'help', text: 'Get a key', of: 'Use the API', path: '/help/api#key' },
  ]);
});
