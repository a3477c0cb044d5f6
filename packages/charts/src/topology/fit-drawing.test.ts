import { expect, test } from 'vitest';
import { fitDrawing } from './fit-drawing.ts';
import type { Topology } from './map-areas.ts';
import { placesAlong } from './walked-places.ts';

/** Two areas left and right of a border with a bend of half a unit, and an island half a unit wide. */
const drawing: Topology = {
  type: 'Topology',
  bbox: [0, 0, 20, 10],
  arcs: [
    [
      [10, 0],
      [10, 4],
      [10.5, 5],
      [10, 6],
      [10, 10],
    ],
    [
      [10, 10],
      [0, 10],
      [0, 0],
      [10, 0],
    ],
    [
      [10, 0],
      [20, 0],
      [20, 10],
      [10, 10],
    ],
    [
      [15, 5],
      [15.5, 5],
      [15.5, 5.5],
      [15, 5.5],
      [15, 5],
    ],
  ],
  objects: {
    areas: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', id: 'left', arcs: [[0, 1]] },
        { type: 'Polygon', id: 'right', arcs: [[2, ~0]] },
        { type: 'Polygon', id: 'island', arcs: [[3]] },
      ],
    },
  },
};

function shown(scale: number): unknown[] {
  const fitted = fitDrawing(drawing, scale, 5);
  return fitted.areas.map(({ rings }) => rings.map((ring) => placesAlong(fitted, ring)));
}

test('what is seen at a size is kept, on the grid', () => {
  const [left, right, island] = shown(4);
  expect(left).toContainEqual(expect.arrayContaining([[42, 20]]));
  expect(right).toContainEqual(expect.arrayContaining([[42, 20]]));
  expect(island).toHaveLength(1);
});

test('a bend and an island under a pixel go, and neighbours still share their border', () => {
  const [left, right, ...others] = shown(1);
  const border = [
    [10, 0],
    [10, 10],
  ];
  expect(left).toContainEqual(expect.arrayContaining(border));
  expect(right).toContainEqual(expect.arrayContaining(border));
  expect(JSON.stringify([left, right])).not.toContain('10.5');
  expect(JSON.stringify(others)).not.toContain('15');
});
