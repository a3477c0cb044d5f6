import { expect, test } from 'vitest';
import { fieldFor } from '../fields/field-testing.ts';
import { planChart } from '../query/plan-chart.ts';
import { runPlan } from '../query/run-plan.ts';
import type { Channels, ChartSpec } from '../spec/chart-spec.ts';
import { completeSpec } from '../suggest/complete-spec.ts';
import { pointsOf } from './points-of.ts';
import { renderSvg } from './render-svg.ts';

const fields = [
  fieldFor('state', { distinct: 52 }),
  fieldFor('people', { type: 'int', kind: 'number', role: 'measure', aggregate: 'sum' }),
];
const source = { kind: 'table', resource_id: 't' } as const;

function bars(count: number, channels: Channels) {
  const known = fields.map((field) => (field.id === 'state' ? { ...field, distinct: count } : field));
  const spec: ChartSpec = completeSpec({ version: 1, source, mark: 'bar', channels }, known);
  const rows = Array.from({ length: count }, (_, index) => ({
    state: `State ${index + 1}`,
    people: index + 1,
  }));
  return { spec, data: runPlan(planChart(spec, known), rows) };
}
const upright = { x: { field: 'state' }, y: { field: 'people' } };
const sideways = { y: { field: 'state' }, x: { field: 'people' } };
const draw = ({ spec, data }: ReturnType<typeof bars>, width: number) =>
  renderSvg(spec, data, { theme: 'light', locale: 'en', width });
const heightOf = (svg: string) => Number(/ height="(\d+)"/.exec(svg)?.[1]);

test('as many as sixty upright bars are drawn whole and lying, each with its name, in a picture that grows with them', () => {
  const svg = draw(bars(52, upright), 720);
  for (const name of ['State 1', 'State 26', 'State 52']) expect(svg).toContain(`>${name}<`);
  expect(heightOf(svg)).toBeGreaterThan(52 * 16);
  const { spec, data } = bars(52, upright);
  expect(pointsOf(spec, data, { theme: 'light', locale: 'en', width: 720 })).toHaveLength(52);
});

test('few upright bars stand where their names fit, and lie on a phone, as bars that were made lying do', () => {
  const few = bars(4, upright);
  expect(draw(few, 720)).not.toEqual(draw(bars(4, sideways), 720));
  expect(heightOf(draw(few, 320))).toBe(heightOf(draw(bars(4, sideways), 320)));
});

test('a reference line of the figures stays with the figures when bars lie', () => {
  const line = { references: [{ value: 3, label: 'goal' }] };
  const turned = draw(bars(4, { x: { field: 'state' }, y: { field: 'people', ...line } }), 320);
  const made = draw(bars(4, { y: { field: 'state' }, x: { field: 'people', ...line } }), 320);
  expect(turned.match(/<line|<path/g)?.length).toBe(made.match(/<line|<path/g)?.length);
  expect(turned).toContain('goal');
});
