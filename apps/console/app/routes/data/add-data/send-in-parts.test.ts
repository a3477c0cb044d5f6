import { afterEach, expect, test, vi } from 'vitest';
import { sendInParts } from './send-in-parts.ts';

const MEGABYTE = 1024 ** 2;
const target = { package_id: 'roads' };

/** A server that keeps what arrives, and fails where a test says so. */
function openServer(
  fail: (method: string, asked: number) => 'lost' | 'lost after' | number | undefined = () => undefined,
) {
  const uploads = new Map<string, { length: number; received: number }>();
  let asked = 0;
  const answer = (method: string, path: string, init: RequestInit): Response => {
    const headers = new Headers(init.headers);
    if (method === 'POST') {
      const id = `upload-${uploads.size}`;
      uploads.set(id, { length: Number(headers.get('upload-length')), received: 0 });
      return Response.json({ id }, { status: 201 });
    }
    const upload = uploads.get(path.split('/').at(-1) ?? '');
    if (!upload) return new Response(null, { status: 404 });
    if (method === 'PATCH') {
      if (Number(headers.get('upload-offset')) !== upload.received)
        return new Response(null, { status: 409 });
      upload.received += (init.body as Blob).size;
    }
    return new Response(null, { headers: { 'upload-offset': String(upload.received) } });
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { method = '' } = init;
    const fault = fail(method, (asked += 1));
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    if (typeof fault === 'number')
      return new Response('{"error":{"code":"access_denied"}}', { status: fault });
    const given = answer(method, path, init);
    if (fault === 'lost after') throw new TypeError('Failed to fetch');
    return given;
  });
  return uploads;
}

afterEach(() => vi.unstubAllGlobals());

function memoryOf(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'Straßen.csv', { lastModified: 1 });

async function send(file: File, memory = memoryOf()) {
  const waited: number[] = [];
  const fractions: number[] = [];
  const sent = await sendInParts(target, file, {
    memory,
    wait: async (milliseconds) => void waited.push(milliseconds),
    onState: ({ fraction, isWaiting }) => {
      if (!isWaiting) fractions.push(fraction);
    },
  });
  return { sent, waited, fractions };
}

test('a file goes in parts of eight megabytes, and says how much of it has arrived', async () => {
  const uploads = openServer();
  const { sent, waited, fractions } = await send(fileOf(20 * MEGABYTE));
  expect(sent).toEqual({ upload: 'upload-0' });
  expect([waited, fractions]).toEqual([[], [0, 0.4, 0.8, 1]]);
  expect([...uploads.values()]).toEqual([{ length: 20 * MEGABYTE, received: 20 * MEGABYTE }]);
});

test('a connection that is lost before or after a part arrived is waited for, and nothing is sent twice', async () => {
  const uploads = openServer((_method, asked) =>
    asked === 2 ? 'lost' : asked === 5 ? 'lost after' : undefined,
  );
  const { sent, waited, fractions } = await send(fileOf(20 * MEGABYTE));
  expect(sent).toEqual({ upload: 'upload-0' });
  expect(waited).toEqual([1000, 1000]);
  expect(fractions.at(-1)).toBe(1);
  expect([...uploads.values()]).toEqual([{ length: 20 * MEGABYTE, received: 20 * MEGABYTE }]);
});

test('a page that is loaded again goes on with the same file, and begins a changed one anew', async () => {
  const memory = memoryOf();
  let isDown = false;
  const uploads = openServer((_method, asked) => (isDown || asked > 2 ? 'lost' : undefined));
  expect((await send(fileOf(20 * MEGABYTE), memory)).sent).toBeUndefined();
  expect([...uploads.values()]).toEqual([{ length: 20 * MEGABYTE, received: 8 * MEGABYTE }]);
  isDown = false;
  const kept = new Map(uploads);
  const again = openServer();
  for (const [id, upload] of kept) again.set(id, upload);
  expect((await send(fileOf(20 * MEGABYTE), memory)).fractions[0]).toBe(0.4);
  expect((await send(fileOf(21 * MEGABYTE), memory)).fractions[0]).toBe(0);
});

test('what the server refuses is told at once, and one that stays away is given up after eight attempts', async () => {
  openServer(() => 403);
  expect((await send(fileOf(9 * MEGABYTE))).sent).toMatchObject({ status: 403 });
  openServer(() => 'lost');
  const { sent, waited } = await send(fileOf(9 * MEGABYTE));
  expect(sent).toBeUndefined();
  expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});
