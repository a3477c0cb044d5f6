import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeStores } from '@gazetteer/testing';
import { expect, it, onTestFinished } from 'vitest';
import { countyImport, stateImport } from '../areas/areas-testing.ts';
import { importAreas } from '../areas/import-areas.ts';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { packFiles } from '../downloads/pack-files.ts';
import { pathCompared, readCompared } from './compared-object.ts';

async function upload({ datastore, addResource }: TestDatastore, content: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-received-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'part'), content);
  const id = addResource({ urlType: 'upload' });
  const file = { filename: 'report.pdf', path: path.join(folder, 'part') };
  return { id, ...(await datastore.files.keep({ id, packageId: 'dataset' }, file)) };
}

/** Every stored file of which the path has a text in it. */
async function storedFiles(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return files.filter((file) => path.relative(folder, file).includes(text));
}

/** Flips one bit in the middle of a file. */
async function damage(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = bytes.length >> 1;
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  await writeFile(file, bytes);
}

describeStores('a stored file with one bit flipped', (open) => {
  it('is not downloaded, whole or in part, and is again a minute after it was put back', async () => {
    let now = Date.parse('2026-12-01T09:00:00Z');
    const test = await openTestDatastore(await open(), [], { harmsFiles: true, clock: () => new Date(now) });
    const { path: url } = await upload(test, 'a report of many words');
    const [file = ''] = await storedFiles(test.folder, 'uploads');
    await damage(file);
    for (const headers of [{}, { range: 'bytes=0-3' }]) {
      const answer = await test.server.inject({ url, headers });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ error: { code: 'damaged' } });
      const { etag, 'cache-control': caching, 'content-disposition': disposition } = answer.headers;
      expect({ etag, caching, disposition }).toEqual({ caching: 'no-store' });
    }
    await damage(file);
    now += 61_000;
    expect((await test.server.inject(url)).body).toBe('a report of many words');
  });

  it.each([
    'boundaries.topo.json?vintage=2017',
    'drawing.topo.json?vintage=2017',
    'drawing.topo.json?within=01',
  ])('of a map is not drawn or sent, though another store has it whole: %s', async (address) => {
    const whole = await openTestDatastore(await open(), []);
    for (const areas of [stateImport, countyImport()]) await importAreas(whole.datastore.context, areas);
    expect((await whole.server.inject(`/api/areas/fips/county/${address}`)).statusCode).toBe(200);
    const test = await openTestDatastore(await open(), [], { harmsFiles: true });
    for (const areas of [stateImport, countyImport()]) await importAreas(test.datastore.context, areas);
    for (const file of await storedFiles(test.folder, 'areas')) await damage(file);
    for (const encoding of ['br', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await test.server.inject({ url: `/api/areas/fips/county/${address}`, headers });
      expect(answer.statusCode).toBe(503);
      expect([undefined, 'no-store']).toContain(answer.headers['cache-control']);
    }
  });

  it('is not packed into a download of a dataset', async () => {
    const test = await openTestDatastore(await open(), [], { harmsFiles: true });
    const { id } = await upload(test, 'a report of many words');
    const [file = ''] = await storedFiles(test.folder, 'uploads');
    await damage(file);
    const packing = { modified: new Date(0), signal: new AbortController().signal };
    const packed = packFiles(
      test.datastore.context,
      { kind: 'anonymous' },
      [{ path: 'a', upload: id }],
      packing,
    );
    await expect(packed).rejects.toMatchObject({ code: 'damaged' });
  });
});

describeStores('a stored file', (open) => {
  it('is compared once, however many ask for it at once', async () => {
    const { datastore } = await openTestDatastore(await open());
    const { context } = datastore;
    const source = path.join(context.temporaryFolder, randomUUID());
    await writeFile(source, 'many words');
    const key = `uploads/${randomUUID()}`;
    await datastore.objects.keep({ key, path: source }, async () => {});
    let reads = 0;
    const objects = {
      ...context.objects,
      read: (...asked: Parameters<typeof context.objects.read>) => {
        reads += 1;
        return context.objects.read(...asked);
      },
    };
    const counted = { ...context, objects };
    const readers = Array.from({ length: 5 }, () => readCompared(counted, key));
    for (const reader of await Promise.all(readers)) reader.destroy();
    await pathCompared(counted, key);
    expect(reads).toBe(6);
  });

  it('that is longer than it was is damaged', async () => {
    const test = await openTestDatastore(await open(), [], { harmsFiles: true });
    const { path: url } = await upload(test, 'words');
    const [file = ''] = await storedFiles(test.folder, 'uploads');
    await appendFile(file, '!');
    expect((await test.server.inject(url)).statusCode).toBe(503);
  });
});
