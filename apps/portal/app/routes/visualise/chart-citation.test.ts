import { expect, test } from 'vitest';
import { translator } from '../../i18n/i18n.server.ts';
import { chartCitation } from './chart-citation.ts';

const chart = {
  title: 'Rain by district',
  year: '2026',
  site: 'Open Data',
  address: 'https://data.example/visualise?vis_id=a1',
};

test('a chart is cited by the publishers of its figures, each once', () => {
  const sources = [
    { source: 'Weather Office', title: 'Rainfall' },
    { source: 'Weather Office', title: 'Stations' },
  ];
  expect(chartCitation(translator('en'), { ...chart, sources })).toBe(
    'Weather Office (2026). Rain by district [Chart. Data: “Rainfall”, “Stations”]. Open Data. https://data.example/visualise?vis_id=a1',
  );
});

test('a chart of own rows is cited by the site', () => {
  expect(chartCitation(translator('en'), { ...chart, sources: [] })).toBe(
    'Open Data (2026). Rain by district [Chart]. Open Data. https://data.example/visualise?vis_id=a1',
  );
});

test('the words of a citation are those of the reader', () => {
  const sources = [{ source: 'Weather Office', title: 'Rainfall & <snow>' }];
  expect(chartCitation(translator('fr'), { ...chart, sources })).toContain(
    'Rain by district [Graphique. Données : « Rainfall & <snow> »]. Open Data.',
  );
});
