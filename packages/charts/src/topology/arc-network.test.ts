import fc from 'fast-check';
import type { Position } from 'geojson';
import { expect, test } from 'vitest';
import type { Topology } from './map-areas.ts';
import { openArcNetwork, type Walked } from './arc-network.ts';
import { fitDrawing } from './fit-drawing.ts';
import { placesAlong } from './walked-places.ts';

const SIDE = 5;

/** A board of squares as a topology: each edge is an arc, walked clockwise by one neighbour and back by the other. */
const board = fitDrawing(makeBoard(), 10, 1);
const squares = board.areas;
const network = openArcNetwork(board, squares);
/** Where lines lead, in sides of a square. */
const placesOf = (arcs: Walked) => placesAlong(board, arcs).map((place) => place.map((value) => value / 10));

function makeBoard(): Topology {
  const arcs: Position[][] = [];
  const numbers = new Map<string, number>();
  const edge = (from: Position, to: Position): number => {
    const back = numbers.get([to, from].join(' '));
    if (back !== undefined) return ~back;
    numbers.set([from, to].join(' '), arcs.length);
    arcs.push([from, to]);
    return arcs.length - 1;
  };
  const geometries = Array.from({ length: SIDE * SIDE }, (_, id) => {
    const [x, y] = [id % SIDE, Math.floor(id / SIDE)];
    const corners: Position[] = [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ];
    const ring = corners.map((corner, index) => edge(corner, corners[(index + 1) % 4] ?? corner));
    return { type: 'Polygon' as const, id, arcs: [ring], properties: {} };
  });
  return { type: 'Topology', objects: { areas: { type: 'GeometryCollection', geometries } }, arcs };
}

const someSquares = fc.uniqueArray(fc.nat(SIDE * SIDE - 1));

/** What a ring encloses, by the shoelace formula; less than nothing for a hole. */
function sizeOf(ring: Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

const stepsOf = (line: Position[]) =>
  line.slice(1).map((to, index) => [line[index], to].map(String).toSorted().join(' to '));

test('rings around any areas are closed, and enclose these areas and no other', () => {
  fc.assert(
    fc.property(someSquares, (chosen) => {
      const rings = network.outlineOf((square) => chosen.includes(square)).map(placesOf);
      for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
      expect(rings.reduce((sum, ring) => sum + sizeOf(ring), 0)).toBe(chosen.length);
    }),
  );
});

test('a hole runs the other way round than what it is in', () => {
  const around = [6, 7, 8, 11, 13, 16, 17, 18];
  const rings = network.outlineOf((square) => around.includes(square)).map(placesOf);
  expect(rings.map(sizeOf).toSorted((one, other) => one - other)).toEqual([-1, 9]);
});

test('borders are drawn once, where two neighbours differ, and nowhere else', () => {
  fc.assert(
    fc.property(someSquares, (chosen) => {
      const isChosen = (square: number) => chosen.includes(square);
      const lines = network.bordersWhere((one, other) => isChosen(one) !== isChosen(other)).map(placesOf);
      const steps = lines.flatMap(stepsOf);
      const pairs = squares.flatMap((_, index) => {
        const right = index % SIDE < SIDE - 1 && isChosen(index) !== isChosen(index + 1);
        const below = index + SIDE < SIDE * SIDE && isChosen(index) !== isChosen(index + SIDE);
        return [right, below].filter(Boolean);
      });
      expect(new Set(steps).size).toBe(steps.length);
      expect(steps.length).toBe(pairs.length);
    }),
  );
});

test('a border goes on in one line as long as it can', () => {
  const lines = network.bordersWhere((one, other) => one % SIDE < 2 !== other % SIDE < 2).map(placesOf);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toHaveLength(SIDE + 1);
});
