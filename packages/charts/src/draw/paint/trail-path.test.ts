import { expect, test } from 'vitest';
import { trailPath } from './trail-path.ts';

test('a trail is as thick at its points as they say, and straight between them', () => {
  const path = trailPath([
    { x: 0, y: 0, size: 4 },
    { x: 10, y: 0, size: 4 },
  ]);
  expect(path).toBe(
    'M-2 0a2 2 0 0 1 4 0a2 2 0 0 1 -4 0ZM8 0a2 2 0 0 1 4 0a2 2 0 0 1 -4 0ZM0 -2L10 -2L10 2L0 2Z',
  );
});

test('where one point holds the next, or stands on it, there is nothing between them', () => {
  const circles = (path: string) => path.split('M').length - 1;
  expect(
    circles(
      trailPath([
        { x: 0, y: 0, size: 20 },
        { x: 2, y: 0, size: 4 },
      ]),
    ),
  ).toBe(2);
  expect(
    circles(
      trailPath([
        { x: 3, y: 3, size: 4 },
        { x: 3, y: 3, size: 4 },
      ]),
    ),
  ).toBe(2);
});
