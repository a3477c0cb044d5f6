import { expect, test } from 'vitest';
import { panView, zoomView } from './zoom-map.ts';

test('a map comes nearer around its middle, and goes back to all of it', () => {
  const near = zoomView(undefined, 2);
  expect(near).toEqual({ scale: 2, x: 0.5, y: 0.5 });
  expect(zoomView(near, 0.5)).toBeUndefined();
  expect(zoomView(near, 1000)?.scale).toBe(24);
});

test('what the pointer is at stays there while a map comes nearer', () => {
  const around = { right: 0.3, down: -0.2 };
  const placeAt = (view: { scale: number; x: number; y: number }) => [
    view.x + around.right / view.scale,
    view.y + around.down / view.scale,
  ];
  let view = { scale: 1, x: 0.5, y: 0.5 };
  const place = placeAt(view);
  for (const factor of [1.6, 2, 1.1]) {
    view = zoomView(view, factor, around) ?? view;
    placeAt(view).forEach((part, index) => expect(part).toBeCloseTo(place[index] ?? 0));
  }
});

test('a part of a map is moved, never beyond its edges; all of it is not', () => {
  expect(panView(undefined, 0.5, 0.5)).toBeUndefined();
  expect(panView({ scale: 4, x: 0.5, y: 0.5 }, 0.4, -0.4)).toEqual({ scale: 4, x: 0.6, y: 0.4 });
  expect(panView({ scale: 4, x: 0.9, y: 0.1 }, 1, -1)).toEqual({ scale: 4, x: 1, y: 0 });
});
