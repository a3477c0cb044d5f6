import { expect, test } from 'vitest';
import { fieldFor } from '../fields/field-testing.ts';
import { planChart } from '../query/plan-chart.ts';
import { runPlan } from '../query/run-plan.ts';
import type { ChartSpec, Filter } from '../spec/chart-spec.ts';
import { describeChart } from '../describe/describe-chart.ts';

const fields = [
  fieldFor('county', { label: 'County' }),
  fieldFor('month', { label: 'month', type: 'date', kind: 'time' }),
  fieldFor('day', { label: 'Day', type: 'date', kind: 'time' }),
  fieldFor('noted', { label: 'Noted', type: 'timestamp', kind: 'time' }),
];
const rows = [{ county: 'a', month: '2024-02-01', day: '2024-02-01', noted: '2024-02-01T10:30:00' }];

function subtitleOf(filter: Filter, locale: 'en' | 'fr'): string | undefined {
  const spec: ChartSpec = {
    version: 1,
    source: { kind: 'table', resource_id: 'r' },
    mark: 'bar',
    channels: { x: { field: 'county' }, y: { aggregate: 'count' } },
    filters: [filter],
  };
  return describeChart(spec, runPlan(planChart(spec, fields), rows), { locale }).subtitle;
}

test.each<[Filter, string, string]>([
  [{ field: 'month', kind: 'one_of', values: ['2024-02-01'] }, 'Feb 2024', 'févr. 2024'],
  [{ field: 'day', kind: 'one_of', values: ['2024-02-01'] }, '1 Feb 2024', '1 févr. 2024'],
  [{ field: 'noted', kind: 'one_of', values: ['2024-02-01T10:30:00'] }, '10:30', '10:30'],
  [{ field: 'day', kind: 'range', from: '2024-02-01', to: '2024-03-15' }, '15 Mar 2024', '15 mars 2024'],
  [{ field: 'day', kind: 'range', from: '2024-02-01' }, '1 Feb 2024', '1 févr. 2024'],
  [{ field: 'month', kind: 'range', to: '2024-02-01' }, 'Feb 2024', 'févr. 2024'],
])('a filter of times is written as readers write them: %j', (filter, english, french) => {
  expect(subtitleOf(filter, 'en')).toContain(english);
  expect(subtitleOf(filter, 'fr')).toContain(french);
  expect(subtitleOf(filter, 'en')).not.toContain('2024-0');
});

test('a column of own rows that is not on the chart goes by its label', () => {
  const columns = [
    { id: 'county', type: 'text' as const },
    { id: 'period', type: 'date' as const, label: 'month' },
  ];
  const spec: ChartSpec = {
    version: 1,
    source: { kind: 'own', name: 'own.csv', columns },
    mark: 'bar',
    channels: { x: { field: 'county' }, y: { aggregate: 'count' } },
    filters: [{ field: 'period', kind: 'one_of', values: ['2024-02-01'] }],
  };
  const known = fields.map((field) => (field.id === 'month' ? { ...field, id: 'period' } : field));
  const data = runPlan(planChart(spec, known), [{ county: 'a', period: '2024-02-01' }]);
  expect(describeChart(spec, data, { locale: 'en' }).subtitle).toContain('Feb 2024');
  expect(describeChart(spec, data, { locale: 'en' }).subtitle).not.toContain('1 Feb');
});
