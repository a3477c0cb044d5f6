import { randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { anonymous, type Caller } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import yauzl from 'yauzl';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { temporaryFile } from '../temporary-file.ts';
import type { PackedEntry } from './pack-files.ts';

const administrator: Caller = { kind: 'key', id: 'administrator', name: 'admin', administrator: true };
const modified = new Date('2026-01-02T03:04:06Z');

function pack(
  { datastore }: TestDatastore,
  entries: PackedEntry[],
  caller: Caller = anonymous,
  signal = new AbortController().signal,
): Promise<Readable> {
  return datastore.downloads.pack(caller, entries, { modified, signal });
}

/** The files of a ZIP in their order, each with its content. */
async function unpacked(zip: Readable): Promise<[path: string, content: string][]> {
  const bytes = await buffer(zip);
  return new Promise((resolve, reject) => {
    const files: [string, string][] = [];
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (failure, archive) => {
      if (failure) return reject(failure);
      archive.on('entry', (entry: yauzl.Entry) => {
        archive.openReadStream(entry, (error, stream) => {
          if (error) return reject(error);
          const pieces: Buffer[] = [];
          stream.on('error', reject);
          stream.on('data', (piece: Buffer) => pieces.push(piece));
          stream.on('end', () => {
            files.push([entry.fileName, Buffer.concat(pieces).toString()]);
            archive.readEntry();
          });
        });
      });
      archive.on('end', () => resolve(files));
      archive.on('error', reject);
      archive.readEntry();
    });
  });
}

async function addTable(test: TestDatastore, properties = {}): Promise<string> {
  const resource_id = test.addResource(properties);
  await test.call('datastore_create', { resource_id, records: [{ crop: 'ragi' }], force: true });
  return resource_id;
}

async function addUpload(test: TestDatastore, content: string): Promise<string> {
  const id = test.addResource({ urlType: 'upload' });
  const path = await temporaryFile(test.datastore.context.temporaryFolder, 'part');
  await writeFile(path, content);
  await test.datastore.files.keep({ id, packageId: 'dataset' }, { filename: 'notes.txt', path });
  return id;
}

describeStores('a ZIP of a dataset', (open) => {
  it('holds texts, tables as their downloads have them, and files as they were uploaded', async () => {
    const test = await openTestDatastore(await open());
    const [table, upload] = [await addTable(test), await addUpload(test, 'As it is.\r\n')];
    await test.call('datastore_upsert', {
      resource_id: table,
      records: [{ crop: 'rice' }],
      method: 'insert',
      force: true,
    });
    const dump = await test.server.inject(`/datastore/dump/${table}`);
    const entries: PackedEntry[] = [
      { path: 'README.txt', text: 'Read é' },
      { path: 'files/notes.txt', upload },
      { path: 'data/crops.csv', table, version: 2 },
      { path: 'data/before.csv', table, version: 1 },
    ];
    expect(await unpacked(await pack(test, entries))).toEqual([
      ['README.txt', 'Read é'],
      ['files/notes.txt', 'As it is.\r\n'],
      ['data/crops.csv', dump.body],
      ['data/before.csv', '_id,crop\n1,ragi\n'],
    ]);
    expect(await test.datastore.downloads.uploads([table, upload])).toEqual(
      new Map([[upload, { filename: 'notes.txt', bytes: 11 }]]),
    );
    expect(await readdir(test.datastore.context.temporaryFolder)).not.toContainEqual(
      expect.stringMatching(/dump$/),
    );
  });

  it('is refused before it begins where the caller may not read a part of it, or a part is not there', async () => {
    const test = await openTestDatastore(await open());
    const secret = await addTable(test, { private: true });
    const entries: PackedEntry[] = [
      { path: 'a', text: 'a' },
      { path: 'b', table: await addTable(test), version: 1 },
      { path: 'c', table: secret, version: 1 },
    ];
    await expect(pack(test, entries)).rejects.toMatchObject({ code: 'not_found' });
    expect(await unpacked(await pack(test, entries, administrator))).toHaveLength(3);
    await expect(pack(test, [{ path: 'd', upload: secret }], administrator)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('leaves nothing on the disk when its reader goes away', async () => {
    const test = await openTestDatastore(await open());
    const leaving = new AbortController();
    const entries: PackedEntry[] = [{ path: 'b', table: await addTable(test), version: 1 }];
    const zip = await pack(test, entries, anonymous, leaving.signal);
    leaving.abort();
    zip.destroy();
    await expect.poll(() => readdir(test.datastore.context.temporaryFolder)).toEqual([]);
  });

  it('breaks off where a part of it cannot be read, so that nobody takes it for whole', async () => {
    const test = await openTestDatastore(await open(), [], { harmsFiles: true });
    // What does not compress fills the buffers, so that the table waits for a reader and is not read before it is gone.
    const long = randomBytes(500_000).toString('base64');
    const [first, second] = [await addUpload(test, long), await addTable(test)];
    const zip = await pack(test, [
      { path: 'a', upload: first },
      { path: 'b', table: second, version: 1 },
    ]);
    await rm(join(test.folder, 'tables'), { recursive: true });
    await expect(buffer(zip)).rejects.toThrow(/ENOENT|damaged|file/i);
  });
});
