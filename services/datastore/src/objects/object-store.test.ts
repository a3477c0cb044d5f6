import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openFileCache } from './file-cache.ts';
import type { ObjectStore } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function fileWith(content: string): Promise<string> {
  const path = join(await temporaryFolder(), 'file');
  await writeFile(path, content);
  return path;
}

/** The five calls of S3 that we make, over a map; real stores are tried by hand. */
async function startBucket(): Promise<string> {
  const objects = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://host');
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
    const found = objects.get(key);
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      objects.set(key, Buffer.concat(chunks));
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (url.searchParams.has('list-type')) {
      const entries = [...objects]
        .filter(([name]) => name.startsWith(url.searchParams.get('prefix') ?? ''))
        .map(
          ([name, { length }]) =>
            `<Contents><Key>${name}</Key><Size>${length}</Size><LastModified>2024-01-01T00:00:00Z</LastModified></Contents>`,
        );
      response.setHeader('content-type', 'application/xml');
      response.end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListBucketResult>`,
      );
    } else if (!found) {
      response.writeHead(404, { 'content-type': 'application/xml' });
      response.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>gone</Message></Error>');
    } else {
      const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      response
        .writeHead(start ? 206 : 200)
        .end(start ? found.subarray(Number(start), Number(end) + 1) : found);
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `s3://key:secret@127.0.0.1:${port}/bucket?tls=false&cache=${encodeURIComponent(await temporaryFolder())}`;
}

const addresses: [string, () => Promise<string>][] = [
  ['a folder', async () => `file:${await temporaryFolder()}`],
  ['an S3-compatible store', startBucket],
];

describe.each(addresses)('objects in %s', (_name, address) => {
  const open = async (): Promise<ObjectStore> => openObjectStore(await address());

  test('come back whole, in part, and as a local file', async () => {
    const store = await open();
    await store.put('tables/a/1.parquet', await fileWith('0123456789'));
    expect(await text(await store.read('tables/a/1.parquet'))).toBe('0123456789');
    expect(await text(await store.read('tables/a/1.parquet', { start: 2, end: 4 }))).toBe('234');
    expect(await readFile(await store.localPath('tables/a/1.parquet'), 'utf8')).toBe('0123456789');
  });

  test('are listed by prefix, and gone once deleted', async () => {
    const store = await open();
    for (const key of ['tables/a', 'tables/b', 'other/c']) await store.put(key, await fileWith('xyz'));
    await store.delete('tables/a');
    await store.delete('tables/never');
    const listed: unknown[] = [];
    for await (const object of store.list('tables/')) listed.push(object);
    expect(listed).toEqual([{ key: 'tables/b', byteSize: 3, modifiedAt: expect.any(Date) }]);
    await expect(store.localPath('tables/a')).rejects.toThrow(/./);
    await expect(store.read('tables/a')).rejects.toThrow(/./);
  });

  test('have keys that cannot leave the store', async () => {
    const store = await open();
    for (const key of ['../x', '/x', 'a//b', 'a/../b', '']) {
      await expect(store.localPath(key)).rejects.toThrow(/key/);
    }
  });
});

test('an address of another kind is refused by name', async () => {
  await expect(openObjectStore('ftp://x')).rejects.toThrow(/OBJECT_STORE_URL/);
  await expect(openObjectStore('s3://host/bucket')).rejects.toThrow(/key:secret@host/);
});

test('the cache fetches once for all who ask at a time, and holds what was just used beyond its bound', async () => {
  const folder = await temporaryFolder();
  const cache = openFileCache(folder, 1);
  const { Readable } = await import('node:stream');
  let fetches = 0;
  const read = async () => {
    fetches++;
    return Readable.from(['content']);
  };
  const paths = await Promise.all([cache.path('a', read), cache.path('a', read), cache.path('b', read)]);
  expect(fetches).toBe(2);
  expect(paths[0]).toBe(paths[1]);
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'b']);
  await cache.path('a', read);
  expect(fetches).toBe(2);
  await cache.forget('a');
  expect(await readdir(folder)).toEqual(['b']);
});
