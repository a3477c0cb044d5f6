import fc from 'fast-check';
import type { Position } from 'geojson';
import { expect, test } from 'vitest';
import { areasOf, type Topology } from './map-areas.ts';
import { openArcNetwork } from './arc-network.ts';

const SIDE = 5;

/** A board of squares as a topology: each edge is an arc, walked clockwise by one neighbour and back by the other. */
const board = makeBoard();
const squares = areasOf(board);

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
      const rings = openArcNetwork(board, squares).outlineOf(
        squares.filter(({ id }) => chosen.includes(Number(id))),
      );
      for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
      expect(rings.reduce((sum, ring) => sum + sizeOf(ring), 0)).toBe(chosen.length);
    }),
  );
});

test('a hole runs the other way round than what it is in', () => {
  const around = squares.filter(({ id }) => [6, 7, 8, 11, 13, 16, 17, 18].includes(Number(id)));
  const rings = openArcNetwork(board, squares).outlineOf(around);
  expect(rings.map(sizeOf).toSorted((one, other) => one - other)).toEqual([-1, 9]);
});

test('borders are drawn once, where two neighbours differ, and nowhere else', () => {
  fc.assert(
    fc.property(someSquares, (chosen) => {
      const isChosen = (id: unknown) => chosen.includes(Number(id));
      const lines = openArcNetwork(board, squares).bordersWhere(
        (one, other) => isChosen(one.id) !== isChosen(other.id),
      );
      const steps = lines.flatMap(stepsOf);
      const pairs = squares.flatMap(({ id }) => {
        const index = Number(id);
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
  const lines = openArcNetwork(board, squares).bordersWhere(
    (one, other) => Number(one.id) % SIDE < 2 !== Number(other.id) % SIDE < 2,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toHaveLength(SIDE + 1);
});
