import { expect, test } from 'vitest';
import routes from './routes.ts';

test('every page of the console stands in a section, which asks who may use it', () => {
  const frame = routes.find(({ path }) => path === 'console');
  const files = (frame?.children ?? []).map(({ file }) => file);
  const others = files.filter((file) => !/^routes\/[a-z-]+\/section\.tsx$/.test(file));
  expect(routes).toHaveLength(1);
  expect(others).toEqual([
    'routes/entry.ts',
    'routes/search/page.tsx',
    'routes/projects/list/page.tsx',
    'routes/invitations/page.tsx',
    'routes/missing.ts',
  ]);
});
