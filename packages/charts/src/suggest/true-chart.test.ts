import { expect, test } from 'vitest';
import { fieldsOf } from '../fields/fields-of.ts';
import { fieldFor } from '../fields/field-testing.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { Channels, ChartSpec } from '../spec/chart-spec.ts';
import type { ColumnSummary } from '../spec/table-summary.ts';
import { adoptChart, refitFilters } from './own-filters.ts';
import { namingFields, tellingMeasure } from './telling-fields.ts';
import { trueChart } from './true-chart.ts';

const source = { kind: 'table', resource_id: 't' } as const;
const count = { type: 'int', kind: 'number', role: 'measure', aggregate: 'sum' } as const;
const top = (n: number, ...values: unknown[]) => values.map((value) => ({ value, n }));
const words = (id: string, values: string[], more: Partial<ChartField> = {}) =>
  fieldFor(id, { distinct: values.length, top: top(100, ...values), ...more });
const people = fieldFor('people', { ...count, spread: [600] });
const bars = (y: string, x: string, fields: ChartField[]) =>
  trueChart(fields, source, { mark: 'bar', channels: { y: { field: y }, x: { field: x } } });

test('of a breakdown its total is shown, of nested areas one level, of indicators one', () => {
  const fields = [
    words('state', ['A', 'B'], { distinct: 30 }),
    words('residence', ['Rural', 'Total', 'Urban'], { totals: ['Total'] }),
    words('Level', ['VILLAGE', 'DISTRICT', 'TOWN']),
    words('indicator', ['1. Schools', '2. Teachers']),
    people,
  ];
  expect(bars('state', 'people', fields).filters).toEqual([
    { field: 'residence', kind: 'one_of', values: ['Total'] },
    { field: 'Level', kind: 'one_of', values: ['DISTRICT'] },
    { field: 'indicator', kind: 'one_of', values: ['1. Schools'] },
  ]);
  expect(bars('residence', 'people', fields).filters?.[0]).toEqual({
    field: 'residence',
    kind: 'none_of',
    values: ['Total'],
  });
});

test('totals among many categories are left out, and a map takes the level of its areas', () => {
  const district = words('district', ['Total', 'X'], {
    distinct: 600,
    totals: ['Total'],
    level: 'district',
    scheme: 's',
  });
  const fields = [district, words('Level', ['STATE', 'DISTRICT']), people];
  const channels = { geo: { field: 'district' }, colour: { field: 'people' } };
  expect(trueChart(fields, source, { mark: 'choropleth', channels }).filters).toEqual([
    { field: 'district', kind: 'none_of', values: ['Total'] },
    { field: 'Level', kind: 'one_of', values: ['DISTRICT'] },
  ]);
});

test('what is told at every time anew is shown of the last one, events of all', () => {
  const day = (n: number) =>
    fieldFor('day', {
      type: 'date',
      kind: 'time',
      time_unit: 'day',
      distinct: 100,
      max: '2020-04-09',
      top: top(n, '2020-01-01'),
    });
  const kinds = words('kind', ['a', 'b'], { distinct: 6 });
  expect(bars('kind', 'people', [day(6), kinds, people]).filters).toEqual([
    { field: 'day', kind: 'one_of', values: ['2020-04-09'] },
  ]);
  expect(bars('kind', 'people', [day(40), kinds, people]).filters).toBeUndefined();
});

test('figures of a series are not added up by a coarser step, nor over months beside years, nor over years told in part', () => {
  const lines = (time: ChartField, ...more: ChartField[]) =>
    trueChart([time, people, ...more], source, {
      mark: 'line',
      channels: { x: { field: time.id }, y: { field: 'people' } },
    }).channels.y?.aggregate;
  const days = (unit: string) =>
    fieldFor('day', {
      type: 'date',
      kind: 'time',
      time_unit: unit,
      distinct: 600,
      min: '2020-01-01',
      max: '2021-08-23',
      top: top(1, '2020-01-01'),
    });
  expect(lines(days('day'))).toBe('sum');
  expect(lines(days('week'))).toBe('mean');
  const years = (...counts: number[]) =>
    fieldFor('year', {
      type: 'int',
      kind: 'time',
      time_unit: 'year',
      distinct: counts.length,
      top: counts.map((n, index) => ({ value: 2000 + index, n })),
    });
  expect(lines(years(50, 50, 50))).toBe('sum');
  expect(lines(years(50, 50, 10))).toBe('mean');
  const month = words('month', ['April', 'May']);
  const kinds = words('kind', ['a', 'b']);
  expect(bars('kind', 'people', [years(50, 50), month, kinds, people]).channels.x?.aggregate).toBe('mean');
  expect(bars('month', 'people', [years(50, 50), month, kinds, people]).channels.x?.aggregate).toBe('sum');
});

test('no chart is about versions, the least value, a second column of a name, notes or codes', () => {
  const measure = (id: string) => fieldFor(id, count);
  expect(
    tellingMeasure([
      measure('Block Version'),
      measure('TRU1'),
      fieldFor('TRU'),
      measure('min'),
      measure('TOT'),
    ])?.id,
  ).toBe('TOT');
  expect(tellingMeasure([measure('phase')])).toBeUndefined();
  const names = ['state', 'Sl. No.', 'notes', 'unit', 'party_code', 'State Name', 'State Name_2'].map((id) =>
    fieldFor(id),
  );
  expect(namingFields([...names, words('share', ['12.5', '13'])]).map(({ id }) => id)).toEqual([
    'state',
    'State Name',
  ]);
});

test('units stand in labels, names and columns of units, too', () => {
  const column = (id: string, more: Partial<ColumnSummary> = {}): ColumnSummary => ({
    id,
    type: 'float',
    role: 'measure',
    ...more,
  });
  const unitsOf = (...columns: ColumnSummary[]) =>
    fieldsOf({ id: 't', row_count: 3, columns }).map(({ label, unit }) => [label, unit]);
  expect(
    unitsOf(
      column('Literate (%)'),
      column('Oil (000 Metric Tonnes)'),
      column('load_mw'),
      column('Staff (men)'),
    ),
  ).toEqual([
    ['Literate', '%'],
    ['Oil', 'thousand Metric Tonnes'],
    ['load_mw', 'MW'],
    ['Staff (men)', null],
  ]);
  const unit: ColumnSummary = {
    id: 'unit',
    type: 'text',
    distinct_count: 1,
    top: [{ value: 'Rs crore', n: 3 }],
  };
  expect(unitsOf(unit, column('2012-13'))[1]).toEqual(['2012-13', 'Rs crore']);
});

test('rates are weighted by all people, not by a part of them', () => {
  const weightOf = (label: string) =>
    fieldsOf({
      id: 't',
      row_count: 3,
      columns: [
        { id: 'n', label, type: 'int', role: 'measure', unit: 'people' },
        { id: 'rate', type: 'float', role: 'measure', unit: '%' },
      ],
    })[1]?.weight;
  expect(weightOf('Population')).toBe('n');
  expect(weightOf('Total population')).toBe('n');
  expect(weightOf('Unemployed people')).toBeNull();
  expect(weightOf('Households surveyed')).toBeNull();
});

test('a chart keeps the filters of a person when another one is chosen, and loses those that only the old one needed', () => {
  const year = fieldFor('year', { type: 'int', kind: 'time', time_unit: 'year', distinct: 9, max: 2005 });
  const fields = [
    words('kind', ['a', 'b']),
    words('TRU', ['Total', 'Rural'], { totals: ['Total'] }),
    year,
    people,
  ];
  const first = bars('kind', 'people', fields);
  const own = { field: 'kind', kind: 'one_of' as const, values: ['a'] };
  const spec: ChartSpec = { ...first, filters: [...(first.filters ?? []), own] };
  const total = { field: 'TRU', kind: 'one_of' as const, values: ['Total'] };
  const channels: Channels = { x: { field: 'year' }, y: { field: 'people' } };
  const line = trueChart(fields, source, { mark: 'line', channels });
  expect(first.filters).toEqual([{ field: 'year', kind: 'one_of', values: [2005] }, total]);
  expect(adoptChart(spec, line, fields).filters).toEqual([total, own]);
  expect(refitFilters(spec, { ...spec, channels }, fields).filters).toEqual([total, own]);
  const empty: ChartSpec = { version: 1, source, mark: 'bar', channels: {} };
  expect(refitFilters(empty, { ...empty, channels }, fields).filters).toEqual([total]);
});

test('what the dictionary says of sums goes before words where values of several times are added up', () => {
  const day = fieldFor('day', {
    type: 'date',
    kind: 'time',
    time_unit: 'day',
    distinct: 9,
    top: top(200, '2025-01-01'),
  });
  const aggregateOf = (id: string, additivity?: ChartField['additivity']) => {
    const own = fieldFor(id, { ...count, spread: [270], ...(additivity && { additivity }) });
    return bars('state', id, [day, words('state', ['A', 'B'], { distinct: 30 }), own]).channels.x?.aggregate;
  };
  expect([aggregateOf('visits'), aggregateOf('visits', 'semi_additive')]).toEqual(['sum', 'mean']);
  expect([aggregateOf('active'), aggregateOf('active', 'additive')]).toEqual(['mean', 'sum']);
});
