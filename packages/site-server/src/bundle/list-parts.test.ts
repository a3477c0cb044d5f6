import { expect, test } from 'vitest';
import { partsOf } from './list-parts.ts';

test('a part that is loaded late is listed with every file it loads at once, each once', () => {
  const chunks = [
    {
      fileName: 'a.js',
      facadeModuleId: null,
      imports: ['b.js', 'c.js'],
      moduleIds: ['/house/app/late.ts', '/house/app/inner.ts'],
    },
    { fileName: 'b.js', facadeModuleId: null, imports: ['c.js', 'a.js'], moduleIds: ['/house/app/b.ts'] },
    { fileName: 'c.js', facadeModuleId: null, imports: [], moduleIds: ['/house/app/c.ts'] },
    { fileName: 'd.js', facadeModuleId: null, imports: [], moduleIds: ['/house/app/d.ts'] },
  ];
  const isLate = (id: string) => id === '/house/app/late.ts';
  expect(partsOf(chunks, isLate, '/console/', '/house')).toEqual({
    'app/late.ts': { module: '/console/a.js', imports: ['/console/b.js', '/console/c.js'] },
  });
});

test('a part in a file with others is counted with the small file that loads it', () => {
  const late = '/house/app/late.ts';
  const chunks = [
    { fileName: 'group.js', facadeModuleId: null, imports: [], moduleIds: [late, '/house/app/inner.ts'] },
    { fileName: 'late.js', facadeModuleId: late, imports: ['group.js'], moduleIds: [] },
  ];
  expect(partsOf(chunks, (id) => id === late, '/', '/house')).toEqual({
    'app/late.ts': { module: '/late.js', imports: ['/group.js'] },
  });
});
