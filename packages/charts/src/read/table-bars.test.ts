import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../colour/colour-vision.ts';
import { palettes, type Theme } from '../colour/palette.ts';
import { renderSvg } from '../draw/render-svg.ts';
import type { ChartColumn, ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { barColours } from './table-bars.ts';
import { tableOf } from './table-of.ts';

const column = (name: string, more: Partial<ChartColumn>): ChartColumn => ({
  name,
  field: name,
  label: name,
  unit: null,
  kind: 'number',
  aggregate: 'sum',
  weight: null,
  time_unit: null,
  bin_step: null,
  ...more,
});

function tableFor(values: (number | null)[], aggregate: string | null, bars?: boolean) {
  const spec: ChartSpec = {
    version: 1,
    source: { kind: 'table', resource_id: 'a' },
    mark: 'table',
    channels: {
      detail: [{ field: 'state' }, { field: 'tonnes', ...(bars === undefined ? {} : { bars }) }],
    },
  };
  const data: ChartData = {
    columns: [column('detail_0', { kind: 'category', aggregate: null }), column('detail_1', { aggregate })],
    rows: values.map((value, index) => ({ detail_0: `State ${index}`, detail_1: value })),
    truncated: false,
    combined: true,
  };
  return { spec, data };
}
const barsIn = (...of: Parameters<typeof tableFor>) => {
  const { spec, data } = tableFor(...of);
  return tableOf(spec, data, { locale: 'en' }).columns[1]?.bars;
};

test('figures that are counted up have bars from zero to the greatest', () => {
  expect(barsIn([5, 20, null, 0], 'sum')).toEqual({
    zero: 0,
    cells: [
      { from: 0, to: 0.25, isNegative: false },
      { from: 0, to: 1, isNegative: false },
      null,
      { from: 0, to: 0, isNegative: false },
    ],
  });
});

test('bars of the first rows have the lengths that they have among all', () => {
  const { spec, data } = tableFor([5, 20, 10], 'sum');
  const { columns, rows } = tableOf(spec, data, { locale: 'en', mostRows: 1 });
  expect(rows).toHaveLength(1);
  expect(columns[1]?.bars?.cells).toEqual([{ from: 0, to: 0.25, isNegative: false }]);
});

test('figures of a column with bars have their decimal points below one another', () => {
  const { spec, data } = tableFor([5, 2.25, -1.5], 'mean');
  for (const [locale, texts] of [
    ['en', ['5.0', '2.3', '\u22121.5']],
    ['fr', ['5,0', '2,3', '\u22121,5']],
  ] as const) {
    const { columns, rows } = tableOf(spec, data, { locale });
    expect(columns[1]?.align).toBe('right');
    expect(rows.map(([, text]) => text)).toEqual(texts);
  }
});

test('bars below zero go to the left of its line', () => {
  expect(barsIn([-10, 30], 'mean')).toEqual({
    zero: 0.25,
    cells: [
      { from: 0, to: 0.25, isNegative: true },
      { from: 0.25, to: 1, isNegative: false },
    ],
  });
});

test.each([
  ['bare numbers, which may be codes', [1, 2], null, undefined],
  ['spreads', [1, 2], 'stdev', undefined],
  ['one figure', [1], 'sum', undefined],
  ['nothing but zeros', [0, 0], 'sum', undefined],
  ['columns that are told not to', [1, 2], 'sum', false],
] as const)('there are none of %s', (_, values, aggregate, bars) => {
  expect(barsIn([...values], aggregate, bars)).toBeUndefined();
});

test('bare numbers have bars where the chart asks for them', () => {
  expect(barsIn([1, 2], null, true)?.cells).toHaveLength(2);
});

test.each([
  'light',
  'dark',
] as const)('figures are read well on their bars in the %s theme', (theme: Theme) => {
  const { ink } = palettes[theme];
  const faint = Object.values(barColours[theme]).filter((colour) => contrast(ink, colour) < 4.5);
  expect(faint).toEqual([]);
});

test('pages have the colours of the pictures', () => {
  const file = new URL('../../../../apps/portal/app/charts/cell-bars.css', import.meta.url);
  const style = readFileSync(file, 'utf8');
  for (const kind of ['positive', 'negative'] as const)
    expect(style).toContain(`light-dark(${barColours.light[kind]}, ${barColours.dark[kind]})`);
});

test('the picture of a table has bars on both sides of zero', () => {
  const { spec, data } = tableFor([-10, 30, 20], 'sum');
  for (const theme of ['light', 'dark'] as const) {
    const svg = renderSvg(spec, data, { theme, locale: 'en', width: 640 });
    for (const colour of Object.values(barColours[theme])) expect(svg).toContain(`fill="${colour}"`);
  }
});
