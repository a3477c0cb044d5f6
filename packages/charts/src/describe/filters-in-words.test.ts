import { expect, test } from 'vitest';
import { fieldFor } from '../fields/field-testing.ts';
import { planChart } from '../query/plan-chart.ts';
import { runPlan } from '../query/run-plan.ts';
import type { ChartSpec, Filter } from '../spec/chart-spec.ts';
import { describeChart } from './describe-chart.ts';

const fields = [
  fieldFor('city', { kind: 'place', label: 'City' }),
  fieldFor('date', { type: 'date', kind: 'time', label: 'Date' }),
  fieldFor('seen', { type: 'timestamp', kind: 'time', label: 'Last seen' }),
  fieldFor('season', { label: 'Season' }),
  fieldFor('warmth', { type: 'float', kind: 'number', role: 'measure', aggregate: 'mean' }),
];
const rows = [
  { city: 'Seattle', date: '2014-01-15', seen: '2014-01-15T12:00:00', season: '2011-12', warmth: 1 },
];

/** What the subtitle says of a filter on a column that the chart does not show. */
function said(given: Filter | Filter[], locale: 'en' | 'fr'): string | undefined {
  const spec: ChartSpec = {
    version: 1,
    source: { kind: 'table', resource_id: 'r' },
    mark: 'bar',
    channels: { y: { field: 'city' }, x: { field: 'warmth' } },
    filters: [given].flat(),
  };
  const { subtitle } = describeChart(spec, runPlan(planChart(spec, fields), rows), { locale });
  return subtitle?.replaceAll('\u00a0', ' ');
}
const range = (field: string, from?: string, to?: string): Filter => ({
  field,
  kind: 'range',
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});
const one = (field: string, ...values: string[]): Filter => ({ field, kind: 'one_of', values });

test.each<[Filter, string, string]>([
  [range('date', '2014-01'), 'from Jan 2014', 'à partir de janv. 2014'],
  [range('date', '2014-08'), 'from Aug 2014', 'à partir d’août 2014'],
  [range('date', undefined, '2014-06-30'), 'up to 30 Jun 2014', 'jusqu’au 30 juin 2014'],
  [range('date', '2012', '2014-03'), '2012 – Mar 2014', '2012 – mars 2014'],
  [range('date', '2014-01', '2014-01'), 'Jan 2014', 'janv. 2014'],
  [one('date', '2014-01'), 'Jan 2014', 'janv. 2014'],
  [one('date', '2013-12', '2014-01'), 'Dec 2013, Jan 2014', 'déc. 2013, janv. 2014'],
  [
    { field: 'date', kind: 'none_of', values: ['2014-02'] },
    'Date: all but Feb 2014',
    'Date : tout sauf févr. 2014',
  ],
  [
    range('seen', '2014-01-15T08:30:00Z'),
    'Last seen: from 15 Jan 2014, 08:30',
    'Last seen : à partir du 15 janv. 2014, 08:30',
  ],
])('times of filters stand as people read them: %j', (filter, english, french) => {
  expect(said(filter, 'en')).toBe(english);
  expect(said(filter, 'fr')).toBe(french);
});

test('what only looks like a month stays as it is written', () => {
  expect(said(one('season', '2011-12'), 'en')).toBe('Season: 2011-12');
});

test('filters by values of one column are said as one, in whichever order they stand', () => {
  const published = one('season', 'Oslo', 'Rome', 'Seattle', 'Tokyo', 'Lima');
  const hidden: Filter = { field: 'season', kind: 'none_of', values: ['Oslo', 'Lima', 'Tokyo'] };
  expect(said([one('season', 'Seattle'), published], 'en')).toBe('Season: Seattle');
  expect(said([hidden, published], 'en')).toBe('Season: Rome, Seattle');
  expect(said([published, hidden], 'en')).toBe('Season: Rome, Seattle');
  expect(said([hidden], 'en')).toBe('Season: all but Oslo, Lima, Tokyo');
});
