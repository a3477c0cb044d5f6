import { expect, test } from 'vitest';
import { hitTest } from './hit-target.ts';
import { sampleCharts } from '../draw/charts-testing.ts';
import { layOutChart } from '../draw/lay-out-chart.ts';

test('points keep their numbers when a map comes nearer; those beyond its edges are not met', () => {
  const { spec, data, options } = sampleCharts.point_map;
  const lay = (view?: { x: number; y: number; scale: number }) =>
    layOutChart(spec, data, {
      ...options,
      theme: 'light',
      locale: 'en',
      width: 720,
      bare: true,
      ...(view && { view }),
    });
  const whole = lay();
  const near = lay({ x: 0.2, y: 0.2, scale: 8 });
  const [before, after] = [whole.targets(), near.targets()];
  expect(after.map(({ row }) => row)).toEqual(before.map(({ row }) => row));
  expect(near.shapes.dots?.length ?? 0).toBeLessThan(whole.shapes.dots?.length ?? 0);
  const met = (targets: typeof before) =>
    targets.filter(({ shape }, index) => shape.kind === 'dot' && hitTest(targets)(shape) === index).length;
  expect(met(before)).toBe(4);
  expect(met(after)).toBeLessThan(4);
});
