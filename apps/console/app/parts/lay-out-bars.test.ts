import { expect, it } from 'vitest';
import { layOutBars } from './lay-out-bars.ts';

const picture = { width: 100, height: 50 };

it('bars are as high as their counts beside the greatest', () => {
  const bars = layOutBars([0, 5, 10, 10_000], picture);
  expect(bars.map(({ height }) => height)).toEqual([0, 1, 1, 50]);
  expect(bars.map(({ y, height }) => y + height)).toEqual([50, 50, 50, 50]);
  expect(bars.at(-1)).toEqual({ x: 77.5, y: 0, width: 20, height: 50 });
});

it('nothing is drawn where nothing happened', () => {
  expect(layOutBars([0, 0], picture).every(({ height }) => height === 0)).toBe(true);
  expect(layOutBars([], picture)).toEqual([]);
});
