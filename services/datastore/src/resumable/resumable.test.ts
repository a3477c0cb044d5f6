import { readdir, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { call, publish } from '../looks/looks-testing.ts';

type Answer = { status: number; headers: Record<string, unknown>; body: Record<string, unknown> };
type Asked = { as?: string; headers?: Record<string, string>; payload?: string };

async function ask(
  { server }: Pick<TestDatastore, 'server'>,
  method: 'POST' | 'PATCH' | 'HEAD' | 'GET' | 'DELETE',
  path: string,
  { as = 'administrator', headers = {}, payload }: Asked = {},
): Promise<Answer> {
  const answer = await server.inject({
    method,
    url: `/api/uploads${path}`,
    headers: { ...(as && { authorization: as }), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const body = answer.body === '' ? {} : answer.json<Record<string, unknown>>();
  return { status: answer.statusCode, headers: answer.headers, body };
}

const TABLE = 'road,km\nA1,12\nA2,7\n';
const named = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;
const begin = (test: TestDatastore, length = TABLE.length, more: Asked = {}, target = 'package_id=dataset') =>
  ask(test, 'POST', `?${target}`, {
    ...more,
    headers: { 'upload-length': String(length), 'upload-metadata': named('Straßen.csv'), ...more.headers },
  });
const send = (test: TestDatastore, id: unknown, offset: number, payload: string, as?: string) =>
  ask(test, 'PATCH', `/${String(id)}`, {
    ...(as === undefined ? {} : { as }),
    payload,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
  });

async function partsLeft({ folder }: TestDatastore): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath.includes('resumable'))
    .map(({ name }) => name);
}

/** The sizes of the parts that are being written down. */
async function bytesWritten(folder: string): Promise<number[]> {
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.part'));
  return Promise.all(parts.map(async (name) => (await stat(join(folder, name))).size));
}

/** Sends some bytes of a part over a connection that is then lost. */
async function sendAndLeave({ server, datastore }: TestDatastore, id: unknown, text: string): Promise<void> {
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const headers = {
    authorization: 'administrator',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(TABLE.length),
    'upload-offset': '0',
  };
  const sent = request(`${address}/api/uploads/${String(id)}`, { method: 'PATCH', headers });
  const left = new Promise((resolve) => sent.on('error', resolve));
  sent.write(text);
  // What a connection still carries when it breaks is lost with it.
  await expect.poll(() => bytesWritten(datastore.context.temporaryFolder)).toEqual([text.length]);
  sent.destroy();
  await left;
}

describeStores('a file that arrives in parts', (open) => {
  it('goes on where it was cut off, and becomes a look like any other file', async () => {
    const test = await openTestDatastore(await open());
    const begun = await begin(test);
    expect(begun).toMatchObject({
      status: 201,
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      body: { filename: 'Straßen.csv', bytes: TABLE.length, received: 0, package_id: 'dataset' },
    });
    const { id } = begun.body;
    expect(begun.headers['location']).toBe(`/api/uploads/${String(id)}`);
    await sendAndLeave(test, id, TABLE.slice(0, 9));
    await expect.poll(async () => (await ask(test, 'GET', `/${String(id)}`)).body['received']).toBe(9);
    const after = await ask(test, 'HEAD', `/${String(id)}`);
    expect([after.status, after.headers['upload-offset'], after.headers['upload-length']]).toEqual([
      200,
      '9',
      String(TABLE.length),
    ]);
    const early = await call(test, 'POST', '', { payload: { upload_id: id } });
    expect([early.status, early.error.message]).toEqual([
      409,
      `Only 9 of the ${TABLE.length} bytes of the file have arrived`,
    ]);
    expect(await send(test, id, 9, TABLE.slice(9))).toMatchObject({
      status: 204,
      headers: { 'upload-offset': String(TABLE.length) },
    });
    const { status, body: look } = await call(test, 'POST', '', {
      payload: { upload_id: id, title: 'Roads' },
    });
    expect([status, look.title, look.source, look.rows.records]).toEqual([
      201,
      'Roads',
      { kind: 'file', name: 'Straßen.csv' },
      [
        ['A1', 12],
        ['A2', 7],
      ],
    ]);
    expect((await ask(test, 'GET', `/${String(id)}`)).status).toBe(404);
    expect(await publish(test, look)).toMatchObject({ status: 200, body: { rows: 2 } });
    expect(await partsLeft(test)).toEqual([]);
  });

  it('takes each byte once: a part that is not the next is refused, and so are bytes beyond the end', async () => {
    const test = await openTestDatastore(await open());
    const { id } = (await begin(test)).body;
    expect(await send(test, id, 4, 'x')).toMatchObject({
      status: 409,
      body: { error: { message: 'The next bytes of the file are those from 0 on' } },
    });
    const both = await Promise.all([
      send(test, id, 0, TABLE.slice(0, 4)),
      send(test, id, 0, TABLE.slice(0, 4)),
    ]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 409]));
    expect(await send(test, id, 4, `${TABLE.slice(4)}more`)).toMatchObject({ status: 413 });
    expect((await ask(test, 'GET', `/${String(id)}`)).body).toMatchObject({ received: 4 });
    expect((await ask(test, 'DELETE', `/${String(id)}`)).status).toBe(204);
    expect(await partsLeft(test)).toEqual([]);
  });

  it('is nobody else’s, asks for the right to import, and is thrown away after a day', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const test = await openTestDatastore(await open(), [], { clock: () => now });
    expect((await begin(test, 9, { as: '' })).status).toBe(403);
    expect((await begin(test, 9, { as: 'stranger' })).status).toBe(403);
    const { id } = (await begin(test)).body;
    await send(test, id, 0, TABLE.slice(0, 5));
    for (const as of ['', 'stranger']) {
      expect((await ask(test, 'GET', `/${String(id)}`, { as })).status).toBe(404);
      expect((await send(test, id, 5, 'x', as)).status).toBe(404);
      expect((await ask(test, 'DELETE', `/${String(id)}`, { as })).status).toBe(404);
      expect((await call(test, 'POST', '', { as, payload: { upload_id: id } })).status).toBe(404);
    }
    expect(await partsLeft(test)).toHaveLength(1);
    now = new Date('2026-01-02T01:00:00Z');
    expect((await ask(test, 'GET', `/${String(id)}`)).status).toBe(404);
    await begin(test);
    expect(await partsLeft(test)).toEqual([]);
  });

  it.each<[string, number, Asked & { length?: number }]>([
    ['of another version of the protocol', 412, { headers: { 'tus-resumable': '0.2.2' } }],
    ['without a length', 400, { headers: { 'upload-length': 'long' } }],
    ['that is empty', 400, { length: 0 }],
    ['that is too large', 413, { length: 9e14 }],
  ])('%s is refused before any of it is sent', async (_what, status, { length, ...more }) => {
    const test = await openTestDatastore(await open());
    expect((await begin(test, length, more)).status).toBe(status);
  });
});
