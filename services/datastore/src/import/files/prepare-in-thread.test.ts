import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileFormats } from './file-formats.ts';
import { prepareInThread } from './prepare-in-thread.ts';

describe('where the bytes of a file are worked on', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prepare-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** How many threads were started for a file. */
  async function threadsFor(content: Buffer | string): Promise<number> {
    const path = join(folder, 'file');
    await writeFile(path, content);
    let started = 0;
    const count = () => void started++;
    process.on('worker', count);
    try {
      await prepareInThread({ path, format: 'csv', folder }, fileFormats, undefined);
    } finally {
      process.off('worker', count);
    }
    return started;
  }

  test('a short text is read at once', async () => {
    expect(await threadsFor('a,b\n1,2\n')).toBe(0);
  });

  test('what is packed gets a thread, however short it is: it may unpack to anything', async () => {
    expect(await threadsFor(gzipSync('a,b\n1,2\n'))).toBe(1);
  });
});
