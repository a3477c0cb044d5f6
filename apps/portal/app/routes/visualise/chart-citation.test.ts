import { expect, test } from 'vitest';
import { translator } from '../../i18n/i18n.server.ts';
import { chartCitation } from './chart-citation.ts';

const chart = {
  title: 'Rain by district',
  maker: { name: 'Ada Lovelace' },
  year: '2026',
  site: 'Open Data',
  address: 'https://data.example/visualise?vis_id=a1',
};

test('a chart is cited by its maker, with the publishers of its figures', () => {
  const sources = [
    { source: 'Weather Office', title: 'Rainfall' },
    { source: 'Weather Office', title: 'Stations' },
  ];
  expect(chartCitation(translator('en'), { ...chart, sources })).toBe(
    'Ada Lovelace (2026). Rain by district [Chart. Data: Weather Office, “Rainfall”; Weather Office, “Stations”]. Open Data. https://data.example/visualise?vis_id=a1',
  );
});

test('a chart of the portal itself is cited by the site, one of somebody without a name by a visitor', () => {
  const unnamed = { ...chart, maker: { name: null }, sources: [] };
  expect(chartCitation(translator('en'), unnamed)).toMatch(/^A visitor \(2026\)/);
  expect(chartCitation(translator('en'), { ...chart, maker: null, sources: [] })).toBe(
    'Open Data (2026). Rain by district [Chart]. Open Data. https://data.example/visualise?vis_id=a1',
  );
});

test('the words of a citation are those of the reader', () => {
  const sources = [
    { source: 'Weather Office', title: 'Rainfall & <snow>' },
    { source: 'Weather Office', title: 'Stations' },
  ];
  expect(chartCitation(translator('fr'), { ...chart, sources })).toContain(
    'Rain by district [Graphique. Données\u00a0: Weather Office, «\u00a0Rainfall & <snow>\u00a0»\u202f; Weather Office, «\u00a0Stations\u00a0»]. Open Data.',
  );
});
