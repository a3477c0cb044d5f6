import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { frameRows } from './frame-rows.ts';

test.each([
  'csv',
  'json',
  'xml',
  'xlsx',
] as const)('a document in %s that nobody reads lets go of its rows', async (format) => {
  const { promise: letGo, resolve } = Promise.withResolvers<string>();
  async function* rows() {
    try {
      for (;;) yield Buffer.from('1\n');
    } finally {
      resolve('let go');
    }
  }
  const document = await frameRows(rows(), format, [{ id: 'a', type: 'int' }], false);
  document.destroy();
  await finished(document).catch(() => {});
  expect(await letGo).toBe('let go');
});
