import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStores } from '@gazetteer/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';

const administrator = { kind: 'key', id: 'administrator', name: 'admin', administrator: true } as const;

async function received(filename: string, content: string) {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-received-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'part'), content);
  return { filename, path: join(folder, 'part') };
}

async function keep(datastore: TestDatastore, filename: string, content: string, properties = {}) {
  const id = datastore.addResource({ urlType: 'upload', ...properties });
  const file = await received(filename, content);
  const kept = await datastore.datastore.files.keep({ id, packageId: 'dataset' }, file);
  return { id, file, ...kept };
}

describeStores('uploaded files', (open) => {
  it('come back as they were sent, as a download', async () => {
    const datastore = await openTestDatastore(await open());
    const { path, size } = await keep(datastore, 'notes.html', '<script>alert(1)</script>');
    const answer = await datastore.server.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('<script>alert(1)</script>');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename=notes.html',
      'content-length': String(size),
      'x-content-type-options': 'nosniff',
    });
    const again = await datastore.server.inject({
      url: path,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('never leave their folder, whatever they are called', async () => {
    const datastore = await openTestDatastore(await open());
    for (const name of ['../../etc/passwd', '..\\..\\boot.ini', '/etc/shadow', '.htaccess', '"; x="', '…']) {
      const { path } = await keep(datastore, name, 'x');
      expect(path).toMatch(/\/download\/[A-Za-z0-9_][A-Za-z0-9_.-]*$/);
      expect((await datastore.server.inject(path)).body).toBe('x');
    }
  });

  it('fill the table of their resource when they are a table, and stay files when not', async () => {
    const datastore = await openTestDatastore(await open());
    const table = await keep(datastore, 'prices.csv', 'crop,price\nragi,30\nrice,40\n');
    expect(await datastore.datastore.files.tabulate(administrator, table.id, table.file)).toBe(true);
    const { result } = await datastore.call('datastore_search', { resource_id: table.id });
    expect(result.records).toMatchObject([
      { crop: 'ragi', price: 30 },
      { crop: 'rice', price: 40 },
    ]);
    const page = await keep(datastore, 'page.html', '<!doctype html><p>no table');
    expect(await datastore.datastore.files.tabulate(administrator, page.id, page.file)).toBe(false);
  });

  it('of a private dataset are not there for others, and are gone with their resource', async () => {
    const datastore = await openTestDatastore(await open());
    const { id, path } = await keep(datastore, 'plans.txt', 'secret', { private: true });
    expect((await datastore.server.inject(path)).statusCode).toBe(404);
    const own = { url: path, headers: { authorization: 'administrator' } };
    expect((await datastore.server.inject(own)).body).toBe('secret');
    await datastore.datastore.tables.drop(id);
    expect((await datastore.server.inject(own)).statusCode).toBe(404);
  });
});
