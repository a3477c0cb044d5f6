import { expect, test } from 'vitest';
import { sampleCharts } from '../draw/charts-testing.ts';
import { layOutChart } from '../draw/lay-out-chart.ts';
import { placedParts } from './placed-parts.ts';

const options = { theme: 'light', locale: 'en', width: 640, bare: true } as const;
const { spec, data } = sampleCharts.line;
const partsOf = (moved: { dx?: number; dy?: number }) => {
  const annotation = {
    kind: 'point',
    at: { x: 1995, colour: 'Wheat' },
    text: 'A wet summer',
    ...moved,
  } as const;
  const drawing = layOutChart({ ...spec, annotations: [annotation] }, data, options);
  return placedParts(drawing, { left: 10, top: 20, scale: 2 });
};

test('a text tells how far it was moved, in pixels of the chart, and where its edges stop it', () => {
  const [note] = partsOf({ dx: -40, dy: 30 }).notes;
  expect(note?.shift.dx).toBeCloseTo(-40);
  expect(note?.shift.dy).toBeCloseTo(30);
  const [stopped] = partsOf({ dx: 4000, dy: -4000 }).notes;
  expect(stopped?.shift).toEqual({ dx: stopped?.most.dx, dy: stopped?.least.dy });
  expect(stopped?.most).toEqual(note?.most);
});

test('frames are in pixels of the page', () => {
  const [one, other] = [partsOf({ dx: 0, dy: -40 }).notes[0], partsOf({ dx: 10, dy: -40 }).notes[0]];
  expect((other?.frame.x ?? 0) - (one?.frame.x ?? 0)).toBeCloseTo(20);
});
