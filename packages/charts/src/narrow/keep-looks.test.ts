import { expect, test } from 'vitest';
import { colourScale, symbolScale } from '../draw/frame/channel-scales.ts';
import { fieldFor } from '../fields/field-testing.ts';
import { planChart } from '../query/plan-chart.ts';
import { runPlan } from '../query/run-plan.ts';
import { readChart } from '../read/read-chart.ts';
import type { Channels, ChartSpec, Filter } from '../spec/chart-spec.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { hasLooks, keepLooks } from './keep-looks.ts';

const fields = [
  fieldFor('country', { kind: 'place' }),
  fieldFor('year', { type: 'int', kind: 'time' }),
  fieldFor('people', { type: 'float', kind: 'number', role: 'measure', aggregate: 'sum' }),
];
const countries = Array.from({ length: 20 }, (_, index) => `C${index + 1}`);
const rows = countries.flatMap((country, index) =>
  [2010, 2011, 2012].map((year) => ({ country, year, people: (index + 1) * 10 })),
);
const figuresOf = (spec: ChartSpec) => runPlan(planChart(spec, fields), rows);

function chartOf(mark: Mark, channels: Channels): ChartSpec {
  return { version: 1, source: { kind: 'table', resource_id: 'r' }, mark, channels };
}

/** The colour of each category, before and after a reader narrowed the chart. */
function coloursOf(spec: ChartSpec, filter: Filter) {
  const published = figuresOf(spec);
  const narrowed = keepLooks({ ...spec, filters: [filter] }, published);
  const read = (one: ChartSpec) => readChart(one, figuresOf(one), { locale: 'en' });
  const coloursIn = (chart: ReturnType<typeof read>) =>
    new Map(colourScale(chart, true).keys.map(({ key, colour }) => [key, colour]));
  return { before: coloursIn(read(spec)), after: coloursIn(read(narrowed)), chart: read(narrowed) };
}

const people = { field: 'people', aggregate: 'sum' as const };
const lines = chartOf('line', { x: { field: 'year' }, y: people, colour: { field: 'country' } });
const only = (...values: string[]): Filter => ({ field: 'country', kind: 'one_of', values });

test.each([
  ['lines', lines],
  ['bars', chartOf('bar', { x: { field: 'year' }, y: people, colour: { field: 'country' } })],
  ['areas', chartOf('area', { x: { field: 'year' }, y: people, colour: { field: 'country' } })],
  ['points', chartOf('point', { x: people, y: people, colour: { field: 'country' } })],
  ['rings', chartOf('arc', { theta: people, colour: { field: 'country' } })],
])('%s that stay have the colour that they had among all', (_, spec) => {
  const { before } = coloursOf(spec, only(...countries));
  const named = [...before.keys()];
  const some = [named[1], named[4], named[7]].map(String);
  const { after } = coloursOf(spec, only(...some));
  expect([...after.keys()]).toEqual(some);
  for (const key of some) expect(after.get(key)).toBe(before.get(key));
});

test('years keep their colours, too', () => {
  const spec = chartOf('bar', { x: { field: 'country' }, y: people, colour: { field: 'year' } });
  const { before, after } = coloursOf(spec, { field: 'year', kind: 'range', from: 2011 });
  expect([...after]).toEqual([...before].slice(1));
});

test('what was grey among many has a colour among few, and takes it from nobody who is shown', () => {
  const { before } = coloursOf(lines, only(...countries));
  const grey = countries.filter((country) => !before.has(country)).slice(0, 3);
  const first = [...before.keys()][0] ?? '';
  const { after } = coloursOf(lines, only(first, ...grey));
  expect(after.get(first)).toBe(before.get(first));
  expect(new Set(after.values()).size).toBe(4);
});

test('symbols stay those of their categories', () => {
  const spec = chartOf('point', { x: people, y: people, shape: { field: 'country' } });
  const all = readChart(spec, figuresOf(spec), { locale: 'en' });
  const { chart } = coloursOf(spec, only('C3'));
  expect(symbolScale(chart)('C3')).toBe(symbolScale(all)('C3'));
});

test('charts that tell nothing apart by colour have nothing to keep', () => {
  expect(hasLooks(chartOf('bar', { x: { field: 'country' }, y: people }))).toBe(false);
  expect(hasLooks(chartOf('rect', { x: { field: 'country' }, y: { field: 'year' }, colour: people }))).toBe(
    false,
  );
  expect(hasLooks(lines)).toBe(true);
});
