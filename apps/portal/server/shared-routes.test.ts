import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { sharedRoutes } from './shared-routes.ts';

test('every shared route is one of the site', () => {
  const patterns = new Set(routes.map(({ path, index }) => (index ? '/' : path)));
  expect([...sharedRoutes].filter((pattern) => !patterns.has(pattern))).toEqual([]);
});
