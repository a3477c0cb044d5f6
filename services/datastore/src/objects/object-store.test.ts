import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fstatSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openFileCache } from './file-cache.ts';
import type { ObjectStore } from './object-store.ts';
import { createTrial } from './object-trial.ts';
import { openObjectStore } from './open-object-store.ts';
import { openS3ObjectStore } from './s3-object-store.ts';
import { ObjectStoreDown, tellObjectFailures } from './tell-object-failures.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The store of an address, with a folder for copies that goes with the test. */
async function openOwn(address: string): Promise<ObjectStore> {
  return openObjectStore(address, await temporaryFolder());
}

async function fileWith(content: string): Promise<string> {
  const path = join(await temporaryFolder(), 'file');
  await writeFile(path, content);
  return path;
}

async function startBucket(): Promise<string> {
  const objects = new Map<string, Buffer>();
  const { port } = await listening(
    createServer((request, response) => void answerFrom(objects, request, response)),
  );
  return `s3://key:secret@127.0.0.1:${port}/bucket?tls=false`;
}

/** The five calls of S3 that we make, over a map; real stores are tried by hand. */
async function answerFrom(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
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
    response.writeHead(start ? 206 : 200).end(start ? found.subarray(Number(start), Number(end) + 1) : found);
  }
}

const addresses: [string, () => Promise<string>][] = [
  ['a folder', async () => `file:${await temporaryFolder()}`],
  ['an S3-compatible store', startBucket],
];

describe.each(addresses)('objects in %s', (_name, address) => {
  const open = async (): Promise<ObjectStore> => openOwn(await address());

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
    const missing = { status: 503, store: 'objects', fault: 'missing' };
    await expect(store.localPath('tables/a')).rejects.toMatchObject(missing);
    await expect(store.read('tables/a')).rejects.toMatchObject(missing);
  });

  test('have keys that cannot leave the store', async () => {
    const store = await open();
    for (const key of ['../x', '/x', 'a//b', 'a/../b', '']) {
      await expect(store.localPath(key)).rejects.toThrow(/key/);
    }
  });
});

describe.each(addresses)('trying %s', (_name, address) => {
  test('leaves nothing behind', async () => {
    const store = await openOwn(await address());
    await store.tryOut();
    const left: unknown[] = [];
    for await (const object of store.list('')) left.push(object);
    expect(left).toEqual([]);
  });
});

test('a trial removes what processes that died left of theirs', async () => {
  const store = await openOwn(await startBucket());
  await store.put('checks/left', await fileWith('x'));
  await store.put('tables/a', await fileWith('x'));
  await store.tryOut();
  const left: unknown[] = [];
  for await (const { key } of store.list('')) left.push(key);
  expect(left).toEqual(['tables/a']);
});

describe('a store that does not work', () => {
  const sentenceOf = async (address: string) => {
    const failure: unknown = await openOwn(address)
      .then(
        (store) => store.tryOut(),
        (error: unknown) => error,
      )
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ObjectStoreDown);
    return (failure as ObjectStoreDown).sentence;
  };

  test('is told with its place, what was asked, and what to look at, but never with its keys', async () => {
    const { port } = await listening(createServer((_request, response) => response.destroy()));
    const plain = `s3://key:swordfish@127.0.0.1:${port}/bucket`;
    const sentences = [
      await sentenceOf(`${plain}?tls=false`),
      await sentenceOf(`s3://key:swordfish@127.0.0.1:1/bucket`),
      await sentenceOf(plain),
    ];
    expect(sentences[0]).toMatch(
      /^The object store s3:\/\/127\.0\.0\.1:\d+\/bucket did not write .*Check the port/,
    );
    expect(sentences[1]).toMatch(/did not write .*ECONNREFUSED.*Check that the store runs/);
    expect(sentences[2]).toMatch(/tls=false/);
    expect(sentences.join(' ')).not.toContain('swordfish');
  });

  test.each([
    [403, 'AccessDenied', 'unusable', /key and secret/],
    [404, 'NoSuchBucket', 'unusable', /Make the bucket/],
    [507, 'StorageFull', 'full', /store itself/],
  ])('is told by its own answer %i %s', async (status, code, fault, advice) => {
    const { port } = await listening(
      createServer((_request, response) => {
        response.writeHead(status, { 'content-type': 'application/xml' });
        response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
      }),
    );
    const store = await openOwn(`s3://key:secret@127.0.0.1:${port}/bucket?tls=false`);
    const failure: unknown = await store.tryOut().catch((error: unknown) => error);
    expect(failure).toMatchObject({
      status: 503,
      store: 'objects',
      fault,
      sentence: expect.stringMatching(advice),
    });
  });

  test('is told of a folder that cannot be made', async () => {
    const file = await fileWith('');
    expect(await sentenceOf(`file:${file}/objects`)).toContain(
      `The object store ${file}/objects did not write`,
    );
  });

  // A folder on a disk that was mounted for reading only says of a new folder in it that it is not there.
  test('and takes no file lacks none', async () => {
    const store = await openOwn(`file:${await temporaryFolder()}`);
    const gone = join(await temporaryFolder(), 'gone');
    await expect(store.put('tables/a', gone)).rejects.toMatchObject({ store: 'objects', fault: 'unusable' });
  });

  test('is tried again as soon as somebody asks, one that works only now and then', async () => {
    let now = 0;
    let works = false;
    let tries = 0;
    const tryOut = async () => {
      tries += 1;
      if (!works) throw new Error('down');
    };
    const check = createTrial({ tryOut }, () => now);
    await expect(Promise.all([check(), check()])).rejects.toThrow('down');
    expect(tries).toBe(1);
    works = true;
    await check();
    await check();
    expect(tries).toBe(2);
    now = 10_000;
    await check();
    expect(tries).toBe(3);
  });
});

describe('a store that takes connections and says nothing', () => {
  const openSilent = async (answerMilliseconds: number) => {
    let asked = 0;
    const server = createServer(() => void (asked += 1));
    const { port } = await listening(server);
    const store = openS3ObjectStore({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'bucket',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      cacheFolder: await temporaryFolder(),
      cacheBytes: 1e6,
      answerMilliseconds,
    });
    return { server, asked: () => asked, store: tellObjectFailures(store, 's3://store/bucket') };
  };
  const away = { status: 503, store: 'objects', fault: 'away' };

  test('is given up in time, and after that at once', async () => {
    const { store, asked } = await openSilent(200);
    await expect(store.read('tables/a')).rejects.toMatchObject(away);
    expect(asked()).toBe(1);
    const list = async () => {
      for await (const object of store.list('')) expect(object).toBeUndefined();
    };
    await expect(list()).rejects.toMatchObject(away);
    await expect(store.localPath('tables/a')).rejects.toMatchObject(away);
    await expect(store.delete('tables/a')).rejects.toMatchObject(away);
    await expect(store.put('tables/b', await fileWith('b'))).rejects.toMatchObject(away);
    expect(asked()).toBe(1);
  });

  test('counts again as soon as it passes its trial', async () => {
    const { store, server } = await openSilent(1000);
    await expect(store.tryOut()).rejects.toBeInstanceOf(ObjectStoreDown);
    const objects = new Map<string, Buffer>();
    server
      .removeAllListeners('request')
      .on('request', (request, response) => void answerFrom(objects, request, response));
    await store.tryOut();
    await store.put('tables/b', await fileWith('b'));
    expect(await text(await store.read('tables/b'))).toBe('b');
  });
});

test('a file that a store did not take is not held open, and nothing is printed about it', async () => {
  const printed = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  const { port } = await listening(createServer((_request, response) => response.destroy()));
  const store = await openOwn(`s3://key:secret@127.0.0.1:${port}/bucket?tls=false`);
  const path = await fileWith('x'.repeat(1_000_000));
  const { ino } = await stat(path);
  await expect(store.put('tables/a', path)).rejects.toMatchObject({ fault: 'away' });
  await vi.waitFor(() => expect(openFiles()).not.toContain(ino));
  expect(printed).not.toHaveBeenCalled();
});

/** The inodes of all files that this process has open. */
function openFiles(): number[] {
  return readdirSync('/dev/fd').flatMap((name) => {
    try {
      return [fstatSync(Number(name)).ino];
    } catch {
      return [];
    }
  });
}

async function listening(server: Server): Promise<AddressInfo> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server.address() as AddressInfo;
}

test('a copy that finds no room is told of the disk for temporary files, not of the store', async () => {
  const cache = openFileCache(await temporaryFolder(), 1);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const copied = cache.path('a', () => Promise.reject(full));
  await expect(copied).rejects.toMatchObject({ status: 503, store: 'disk', fault: 'full' });
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
