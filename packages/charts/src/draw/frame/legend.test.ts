import { expect, test } from 'vitest';
import { layLegend, type Block } from './legend.ts';
import type { Pixel } from './shapes.ts';

/** Lays blocks of these widths, the second a title. @returns where each was drawn */
function placesOf(width: number): Pixel[] {
  const places: Pixel[] = [];
  const block = (wide: number, more: Partial<Block> = {}): Block => ({
    width: wide,
    height: 20,
    draw: (at) => {
      places.push(at);
      return {};
    },
    ...more,
  });
  layLegend([block(100), block(60, { isTitle: true }), block(40)], width, 0);
  return places;
}

test('a title stands beside the first of what it names, never alone at the end of a line', () => {
  expect(placesOf(240).map(({ y }) => y)).toEqual([0, 0, 0]);
  const [first, title, named] = placesOf(200);
  expect(first).toEqual({ x: 0, y: 0 });
  expect(title).toEqual({ x: 0, y: 20 });
  expect(named).toMatchObject({ y: 20 });
});
