import { expect, test } from 'vitest';
import { sampleCharts } from '../charts-testing.ts';
import { areasOf } from '../../topology/map-areas.ts';
import { fitMap } from './fitted-map.ts';

const { drawing } = sampleCharts.choropleth.options;
if (!drawing) throw new Error('The sample map has no shapes');
const areas = areasOf(drawing);
const size = (scale: number) => ({ scale, grid: 1, extent: undefined, isKept: true });

test('a size is fitted once, and a part of the map apart from the whole', () => {
  const whole = fitMap(drawing, areas, size(1));
  expect(fitMap(drawing, areas, size(1))).toBe(whole);
  const part = fitMap(drawing, areas.slice(0, 2), { ...size(1), extent: '0' });
  expect(part.areas).toHaveLength(2);
  expect(fitMap(drawing, areas, size(1)).areas).toHaveLength(areas.length);
});

test('however many sizes are asked for, those asked for last alone are kept', () => {
  const first = fitMap(drawing, areas, size(2));
  for (let scale = 3; scale < 30; scale++) fitMap(drawing, areas, size(scale));
  const last = fitMap(drawing, areas, size(29));
  expect(fitMap(drawing, areas, size(29))).toBe(last);
  expect(fitMap(drawing, areas, size(2))).not.toBe(first);
});

test('what is seen for a moment is not kept', () => {
  const near = { ...size(40), isKept: false };
  expect(fitMap(drawing, areas, near)).not.toBe(fitMap(drawing, areas, near));
});
