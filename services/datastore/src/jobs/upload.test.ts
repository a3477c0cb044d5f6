import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { ask, ended, filesLeft, upload } from './jobs-testing.ts';

const ROWS = 'crop,price\nragi,30\nrice,40\n';

async function listen({ server }: TestDatastore): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}

/** Begins an upload by hand, and gives the request, whose body is still to be written. */
function begin(port: number, resourceId: string) {
  const path = `/api/imports/upload?resource_id=${resourceId}&filename=a.csv`;
  return request({ port, path, method: 'POST', headers: { authorization: 'administrator' } });
}

describeStores('the upload of a file', (open) => {
  it('is refused before it is read to those who may not import', async () => {
    const grants = [{ person: 'ada', relation: 'editor', organization: 'statistics-office' } as const];
    const datastore = await openTestDatastore(await open(), grants);
    const resource_id = datastore.addResource();
    const hidden = datastore.addResource({ private: true });
    const unread = () =>
      new Readable({
        read() {
          this.destroy(new Error('somebody reads'));
        },
      });
    expect((await upload(datastore, { resource_id }, unread(), '')).status).toBe(403);
    expect((await upload(datastore, { resource_id }, unread(), 'eve')).status).toBe(403);
    expect((await upload(datastore, { resource_id: hidden }, unread(), 'eve')).status).toBe(404);
    expect((await upload(datastore, { package_id: 'dataset' }, unread(), 'eve')).status).toBe(403);
    expect((await upload(datastore, { package_id: 'nowhere' }, unread(), 'ada')).status).toBe(404);
    expect((await upload(datastore, {}, unread(), 'ada')).status).toBe(400);
    const { status, job } = await upload(datastore, { resource_id }, ROWS, 'ada');
    expect(status).toBe(202);
    expect(await ended(datastore, job)).toMatchObject({ state: 'done', rows: 2 });
    for (const as of ['eve', '']) {
      for (const path of ['', '/events', '/rejected.csv'])
        expect((await ask(datastore, 'GET', `/${job.id}${path}`, { as })).status).toBe(404);
      expect((await ask(datastore, 'POST', `/${job.id}/cancel`, { as })).status).toBe(404);
    }
    expect((await ask(datastore, 'GET', `?resource_id=${resource_id}`, { as: 'eve' })).status).toBe(403);
  });

  it('that is empty or too large leaves neither file nor job', async () => {
    const datastore = await openTestDatastore(await open(), [], { largestImport: 1000 });
    const resource_id = datastore.addResource();
    const empty = await upload(datastore, { resource_id }, Buffer.alloc(0));
    expect([empty.status, empty.error.fields]).toEqual([400, { file: ['is empty'] }]);
    const told = await upload(datastore, { resource_id }, 'x'.repeat(1001));
    expect([told.status, told.error.code]).toEqual([413, 'too_large']);
    expect(told.error.message).toContain('Nothing was imported');
    const untold = await upload(
      datastore,
      { resource_id },
      Readable.from(['x'.repeat(600), 'x'.repeat(600)]),
    );
    expect([untold.status, untold.error.code]).toEqual([413, 'too_large']);
    const list = await datastore.server.inject({
      url: `/api/imports?resource_id=${resource_id}`,
      headers: { authorization: 'administrator' },
    });
    expect(list.json()).toMatchObject({ items: [], total: 0, largest_file: 1000 });
    await expect.poll(() => filesLeft(datastore)).toEqual([]);
  });

  it('that breaks off leaves neither file nor job', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    const port = await listen(datastore);
    const answered = new Promise<void>((resolve) => {
      datastore.server.server.prependOnceListener('request', (_request, response) =>
        response.once('close', resolve),
      );
    });
    const sent = begin(port, resource_id).on('error', () => {});
    sent.write(ROWS);
    await expect.poll(() => filesLeft(datastore)).toHaveLength(1);
    sent.destroy();
    await answered;
    await expect.poll(() => filesLeft(datastore)).toEqual([]);
    const list = await datastore.server.inject({
      url: `/api/imports?resource_id=${resource_id}`,
      headers: { authorization: 'administrator' },
    });
    expect(list.json().total).toBe(0);
  });

  it('works by the form of a page without script, which is led on, or back with what was wrong', async () => {
    const datastore = await openTestDatastore(await open());
    const send = (fields: Record<string, string | File>, as = 'administrator') => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const body = new Response(form);
      return body.arrayBuffer().then((bytes) =>
        datastore.server.inject({
          method: 'POST',
          url: '/api/imports/form?package_id=dataset&back=/p/rain/import',
          headers: { 'content-type': body.headers.get('content-type') ?? '', authorization: as },
          payload: Buffer.from(bytes),
        }),
      );
    };
    const nothing = new File([], '');
    const sent = await send({ title: 'Prices', file: new File([ROWS], 'prices.csv'), url: '' });
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/imports\/[\w-]+$/),
    ]);
    const id = String(sent.headers.location).split('/').at(-1) ?? '';
    const job = await ended(datastore, (await ask(datastore, 'GET', `/${id}`)).job);
    expect(job).toMatchObject({ state: 'done', source: { name: 'prices.csv' } });
    const where = async (answer: ReturnType<typeof send>) => (await answer).headers.location;
    expect(await where(send({ file: nothing, url: '' }))).toBe('/p/rain/import?problem=invalid_input_file');
    expect(await where(send({ file: nothing, url: 'ftp://x' }))).toBe(
      '/p/rain/import?problem=invalid_input_url',
    );
    expect(await where(send({ file: nothing, url: '' }, 'eve'))).toBe('/p/rain/import?problem=access_denied');
    const unreadable = await datastore.server.inject({
      method: 'POST',
      url: '/api/imports/form?package_id=dataset&back=/p/rain/import',
      headers: { 'content-type': 'multipart/form-data', authorization: 'administrator' },
      payload: 'x',
    });
    expect(unreadable.headers.location).toBe('/p/rain/import?problem=bad_request');
    const abroad = '/api/imports/form?package_id=dataset&back=//elsewhere.example/';
    expect((await datastore.server.inject({ method: 'POST', url: abroad })).statusCode).toBe(400);
    const hidden = '/api/imports/form?package_id=dataset&back=/.//elsewhere.example/';
    const led = await datastore.server.inject({ method: 'POST', url: hidden });
    expect(led.headers.location).toMatch(/^\/elsewhere\.example\//);
  });

  it('of 200 MB stays off the heap', async () => {
    const datastore = await openTestDatastore(await open());
    const sent = begin(await listen(datastore), datastore.addResource());
    const answer = once(sent, 'response') as Promise<[{ statusCode: number }]>;
    const before = process.memoryUsage();
    let most = 0;
    const piece = Buffer.from('ragi,30\n'.repeat(128 * 1024));
    const pieces = function* () {
      yield Buffer.from('crop,price\n');
      for (let count = 0; count < 200; count += 1) {
        const { heapUsed, arrayBuffers } = process.memoryUsage();
        most = Math.max(most, heapUsed + arrayBuffers - before.heapUsed - before.arrayBuffers);
        yield piece;
      }
    };
    Readable.from(pieces()).pipe(sent);
    expect((await answer)[0].statusCode).toBe(202);
    // Garbage that was not collected yet counts, so only the order of size tells.
    expect(most / 1024 ** 2).toBeLessThan(128);
  });
});
