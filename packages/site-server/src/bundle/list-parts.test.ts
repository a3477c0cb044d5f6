import { expect, test } from 'vitest';
import { partsOf } from './list-parts.ts';

test('a part that is loaded late is listed with every file it loads at once, each once', () => {
  const chunks = [
    { fileName: 'a.js', imports: ['b.js', 'c.js'], moduleIds: ['/house/app/late.ts', '/house/app/inner.ts'] },
    { fileName: 'b.js', imports: ['c.js', 'a.js'], moduleIds: ['/house/app/b.ts'] },
    { fileName: 'c.js', imports: [], moduleIds: ['/house/app/c.ts'] },
    { fileName: 'd.js', imports: [], moduleIds: ['/house/app/d.ts'] },
  ];
  const isLate = (id: string) => id === '/house/app/late.ts';
  expect(partsOf(chunks, isLate, '/console/', '/house')).toEqual({
    'app/late.ts': { module: '/console/a.js', imports: ['/console/b.js', '/console/c.js'] },
  });
});
