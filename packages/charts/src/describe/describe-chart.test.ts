import { expect, test } from 'vitest';
import { sampleCharts, type SampleChart } from '../draw/charts-testing.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { describeChart } from './describe-chart.ts';
import { pointsOf } from '../draw/points-of.ts';
import { tableOf } from '../read/table-of.ts';
import { groundOf } from '../topology/ground.ts';
import { box, topologyOf } from '../topology/ground-testing.ts';

const say = ({ spec, data, options }: SampleChart, locale: 'en' | 'fr' = 'en') =>
  describeChart(spec, data, { ...options, locale }).alt.replaceAll('\u00a0', ' ');

test.each<[Mark, string]>([
  [
    'bar',
    'Bar chart: Harvest, by crop. 3 values. Highest: Rice (1,200 t); lowest: Millet (600 t); the middle value is 900 t.',
  ],
  ['line', 'Line chart: Harvest, by crop. Latest values (2005): Rice 31 t, Wheat 43 t, Millet 55 t.'],
  [
    'arc',
    'Pie chart: Harvest, by crop. The largest part is Millet: 300 t, 50 % of all. Then Wheat 200 t, Rice 100 t.',
  ],
  ['table', 'Table: Crop, Harvest. 3 rows, 2 columns.'],
  [
    'choropleth',
    'Map: Literacy, by district. 5 districts. Highest in Area 4 (90 %), lowest in Area 0 (10 %); the middle value is 50 %. No data for 1.',
  ],
  [
    'point_map',
    'Map of points: Rain, by station. 4 points. Rain: highest at Kolkata (400 mm), lowest at Delhi (100 mm); the middle value is 250 mm.',
  ],
])('%s in words', (mark, words) => {
  expect(say(sampleCharts[mark])).toBe(words);
});

test('points say whether two figures move together', () => {
  expect(say(sampleCharts.point)).toContain('Where one is high, the other is mostly high, too.');
});

test('areas whose level nobody tells are called so', () => {
  const { spec, ...map } = sampleCharts.choropleth;
  const channels = { geo: { field: 'code' } };
  expect(say({ ...map, spec: { ...spec, channels } })).toContain('5 areas.');
});

test('codes that are on no map are named', () => {
  const { data, ...map } = sampleCharts.choropleth;
  const rows = [...data.rows, { geo: '99', colour: 0.4 }];
  expect(say({ ...map, data: { ...data, rows } })).toContain('Not on the map: 1 (99).');
});

test('a map tells the places it does not know, and the rows that name none', () => {
  const { data, ...map } = sampleCharts.choropleth;
  const unplaced = { places: 7, first: ['A', 'B', 'C', 'D', 'E', 'F', 'G'], rows_without: 1200 };
  const told = (locale: 'en' | 'fr', lost = unplaced) =>
    describeChart(map.spec, { ...data, unplaced: lost }, { ...map.options, locale });
  const english = told('en');
  expect(english.subtitle).toMatch(/1,200 rows without a place left out, 7 places not on the map$/);
  expect(english.summary).toMatch(/^1,200 rows without a place left out\./);
  expect(english.summary).toContain('Not on the map: 7 (A, B, C, D, E, …).');
  expect(told('en', { places: 1, first: ['A'], rows_without: 1 }).subtitle).toMatch(
    /1 row without a place left out, 1 place not on the map$/,
  );
  expect(told('fr').subtitle).toMatch(/1\s200 lignes sans lieu omises, 7 lieux absents de la carte$/u);
});

test('every mark is described in French', () => {
  for (const chart of Object.values(sampleCharts)) {
    expect(say(chart, 'fr')).toMatch(/^\p{L}[^:]+ : /u);
    expect(say(chart, 'fr')).not.toMatch(/undefined|NaN|Highest|rows/);
  }
});

test('every figure of a chart can be focused, areas by name, those without figures too', () => {
  for (const { spec, data, options } of Object.values(sampleCharts)) {
    const points = pointsOf(spec, data, { theme: 'light', locale: 'en', width: 720, ...options });
    expect(points).toHaveLength(spec.mark === 'choropleth' ? 6 : data.rows.length);
  }
  const { spec, data, options } = sampleCharts.choropleth;
  const points = pointsOf(spec, data, { theme: 'light', locale: 'en', width: 720, ...options });
  expect(points[5]).toMatchObject({
    title: 'Area 5',
    code: '05',
    row: undefined,
    lines: [{ value: 'No data' }],
  });
});

test('maps of points count what is on them, and say what lies beyond their edges', () => {
  const { spec, data } = sampleCharts.point_map;
  // The projection of the United States has no place for India.
  const shapes = [box(-125, 25, -67, 49), box(-168, 55, -140, 71), box(-160, 18, -154, 22)];
  const ground = groundOf(topologyOf(...shapes), 'areas');
  const rows = [...data.rows, { detail_0: 'Denver', colour: 40, longitude: -105, latitude: 39.7 }];
  const points = { rows: 5, without_place: 2, cell: null };
  const { alt } = describeChart(spec, { ...data, rows, points }, { ground, locale: 'en' });
  expect(alt).toContain('2 rows without coordinates left out, 4 rows beyond the edges of the map. 1 point.');
});

test('a unit that only repeats the name of its column is not said', () => {
  const { spec, data, options } = sampleCharts.point_map;
  const columns = data.columns.map((one) => (one.name === 'colour' ? { ...one, unit: 'rain' } : one));
  const { subtitle, alt } = describeChart(spec, { ...data, columns }, { ...options, locale: 'en' });
  expect(subtitle).toBeUndefined();
  expect(alt).not.toContain('In rain');
});

test('an area whose name another has, too, is called with what it lies in, wherever it is named', () => {
  const { spec, data, options } = sampleCharts.choropleth;
  const columns = data.columns.map((column) =>
    column.name === 'geo' ? { ...column, names: { '04': 'Area 4, Second' } } : column,
  );
  const answer = { ...data, columns };
  const look = { theme: 'light', locale: 'en', width: 640, ...options } as const;
  expect(describeChart(spec, answer, look).summary).toContain('Highest in Area 4, Second (');
  const titles = pointsOf(spec, answer, look).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Area 0', 'Area 4, Second']));
  expect(tableOf(spec, answer, look).rows.map(([name]) => name)).toContain('Area 4, Second');
});
