import { setTimeout as wait } from 'node:timers/promises';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { workbookOf } from '../import/zip-testing.ts';
import { openTestDatastore, type FoundRecords } from '../datastore-testing.ts';
import type { OutboundPort } from './import-jobs.ts';
import { ask, ended, filesLeft, hostOf, upload } from './jobs-testing.ts';

const RAINFALL = 'district,year,rain\nKolar,2020,600\nMysuru,2020,700\nHassan,2020,900\n';

describeStores('an import in the background', (open) => {
  it('reads an uploaded file into the table, and reports what it read', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    const sent = await upload(datastore, { resource_id, filename: 'rainfall.csv' }, RAINFALL);
    expect(sent.status).toBe(202);
    expect(sent.job).toMatchObject({ resource_id, source: { kind: 'file', name: 'rainfall.csv' } });
    const job = await ended(datastore, sent.job);
    expect(job).toMatchObject({ state: 'done', phase: 'ended', fraction: 1, rows: 3, error: null });
    expect(job.report).toMatchObject({ format: 'csv', rows: 3, version: 1, changes: null });
    expect(job.report?.columns.map(({ name }) => name)).toEqual(['district', 'year', 'rain']);
    const { result } = await datastore.call<FoundRecords>('datastore_search', { resource_id });
    expect(result.total).toBe(3);
    await expect.poll(() => filesLeft(datastore)).toEqual([]);
  });

  it('reports what a second one changed', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    await ended(datastore, (await upload(datastore, { resource_id }, RAINFALL)).job);
    const later =
      'district,year,rain,source\nKolar,2020,610,IMD\nMysuru,2020,700,IMD\nKodagu,2020,2000,IMD\n';
    const job = await ended(datastore, (await upload(datastore, { resource_id }, later)).job);
    expect(job.report).toMatchObject({
      version: 2,
      changes: { added: 1, removed: 1, changed: 1, columns: { added: ['source'], removed: [] } },
    });
  });

  it('says what is wrong with a file, and leaves the table as it was', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    await ended(datastore, (await upload(datastore, { resource_id }, RAINFALL)).job);
    const page = '<!doctype html><p>Please sign in';
    const job = await ended(datastore, (await upload(datastore, { resource_id }, page)).job);
    expect(job).toMatchObject({ state: 'failed', report: null, error: { code: 'invalid_input' } });
    expect(job.error?.fields).toEqual({ file: ['line 1: is a web page (HTML), not a table'] });
    expect(job.error?.reason).toEqual({ code: 'web_page', params: {}, line: 1 });
    const { result } = await datastore.call<FoundRecords>('datastore_search', { resource_id });
    expect(result.total).toBe(3);
    await expect.poll(() => filesLeft(datastore)).toEqual([]);
  });

  it('fetches a file from an address', async () => {
    const outbound = hostOf({
      'https://data.example/rain.csv': RAINFALL,
      'https://data.example/busy.csv': '',
    });
    const datastore = await openTestDatastore(await open(), [], { outbound });
    const resource_id = datastore.addResource();
    const from = async (url: string) => {
      const { job } = await ask(datastore, 'POST', '', { payload: { resource_id, url } });
      return ended(datastore, job);
    };
    expect(await from('https://data.example/rain.csv')).toMatchObject({ state: 'done', rows: 3 });
    const busy = await from('https://data.example/busy.csv');
    expect(busy).toMatchObject({ state: 'failed', error: { code: 'invalid_input' } });
    expect(busy.error?.fields).toHaveProperty('url');
    expect(busy.error?.reason).toEqual({ code: 'no_file_there', params: { status: 503 }, line: null });
    const wrong = await ask(datastore, 'POST', '', { payload: { resource_id, url: 'file:///etc/passwd' } });
    expect([wrong.status, wrong.error.fields]).toMatchObject([400, { url: [expect.any(String)] }]);
    await expect.poll(() => filesLeft(datastore)).toEqual([]);
  });

  it('makes a new resource of a dataset, which goes again where nothing comes of it', async () => {
    const datastore = await openTestDatastore(await open());
    const target = { package_id: 'dataset', filename: 'rainfall.csv' };
    const job = await ended(datastore, (await upload(datastore, target, RAINFALL)).job);
    expect(job).toMatchObject({ state: 'done', new_resource: true });
    expect(datastore.resources.has(job.resource_id ?? '')).toBe(true);
    const failed = await ended(datastore, (await upload(datastore, target, '<html>')).job);
    expect(failed).toMatchObject({ state: 'failed', resource_id: null });
    expect(datastore.resources.size).toBe(1);
  });

  it('leaves out rows that do not fit and lists them as they stood, or fails where every row has to fit', async () => {
    const datastore = await openTestDatastore(await open());
    const target = { package_id: 'dataset', filename: 'names.csv' };
    const text = 'year,name\n2001,Ada\n2002,"Grace, M.",Hopper\n2003,Mary\n2004,"x" y\n';
    const job = await ended(datastore, (await upload(datastore, target, text)).job);
    expect(job).toMatchObject({ state: 'done', rows: 2, report: { rejected_rows: 2 } });
    expect(job.report?.rejected[0]).toEqual({
      line: 3,
      column: null,
      value: '3',
      reason: 'too_many_cells',
      row: '2002,"Grace, M.",Hopper',
    });
    const list = await datastore.server.inject({
      url: `/api/imports/${job.id}/rejected.csv`,
      headers: { authorization: 'administrator' },
    });
    expect(list.body.split('\r\n')).toEqual([
      'line,column,value,reason,row',
      '3,,3,too_many_cells,"2002,""Grace, M."",Hopper"',
      '5,,"2004,""x"" y",stray_quote,"2004,""x"" y"',
      '',
    ]);
    const before = datastore.resources.size;
    const strict = await ended(datastore, (await upload(datastore, { ...target, strict: 'true' }, text)).job);
    expect(strict).toMatchObject({ state: 'failed', resource_id: null, report: null });
    expect(strict.error?.reason).toEqual({ code: 'too_many_cells', params: { cells: 3 }, line: 3 });
    expect(datastore.resources.size).toBe(before);
  });

  it('asks which sheet of a workbook is meant, where the person wants to be asked', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    const [prices, crops] = ['prices & more', 'crops'];
    const workbook = workbookOf({
      [prices]: [
        ['crop', 'price'],
        ['ragi', 30],
        ['rice', 40],
      ],
      [crops]: [['crop'], ['ragi']],
    });
    const unasked = await upload(datastore, { resource_id, filename: 'a.xlsx' }, workbook);
    expect((await ended(datastore, unasked.job)).report?.sheet).toBe(prices);
    const asked = { resource_id, filename: 'a.xlsx', ask_sheet: 'true' };
    const { id } = (await upload(datastore, asked, workbook)).job;
    const now = async () => (await ask(datastore, 'GET', `/${id}`)).job;
    await expect.poll(async () => (await now()).phase).toBe('choosing');
    expect((await now()).sheets).toEqual([prices, crops]);
    const choose = (sheet: string) => ask(datastore, 'POST', `/${id}/sheet`, { payload: { sheet } });
    expect((await choose('weather')).status).toBe(400);
    expect((await choose(crops)).status).toBe(200);
    const job = await ended(datastore, await now());
    expect(job).toMatchObject({ state: 'done', rows: 1, report: { sheet: crops } });
    expect((await choose(prices)).status).toBe(409);
    await expect.poll(() => filesLeft(datastore)).toEqual([]);
  });

  it('keeps the file of a resource that offers the uploaded one', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource({ urlType: 'upload' });
    await ended(datastore, (await upload(datastore, { resource_id, filename: 'new.csv' }, RAINFALL)).job);
    const file = await datastore.server.inject(`/dataset/dataset/resource/${resource_id}/download/new.csv`);
    expect([file.statusCode, file.body]).toEqual([200, RAINFALL]);
  });

  it('is one of five of a person that wait or run, however many are asked for at once', async () => {
    // A host that never answers.
    const outbound: OutboundPort = {
      get: async (_url, { signal }) => {
        await wait(600_000, undefined, { ...(signal && { signal }), ref: false });
        throw new Error('it answered');
      },
    };
    const datastore = await openTestDatastore(await open(), [], { outbound });
    const resource_id = datastore.addResource();
    const payload = { resource_id, url: 'https://data.example/rain.csv' };
    const all = await Promise.all(Array.from({ length: 12 }, () => ask(datastore, 'POST', '', { payload })));
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202).length).toBeLessThanOrEqual(5);
    expect(all.find(({ status }) => status === 429)?.error.message).toMatch(/^Only 5 imports of one person/);
    for (const { status, job } of all) if (status === 202) await ask(datastore, 'POST', `/${job.id}/cancel`);
    const again = await ask(datastore, 'POST', '', { payload });
    expect(again.status).toBe(202);
    await ask(datastore, 'POST', `/${again.job.id}/cancel`);
    await expect.poll(() => filesLeft(datastore)).toEqual([]);
  });

  it('is listed with others into the resource, the latest first, a page at a time', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    for (const filename of ['one.csv', 'two.csv', 'three.csv'])
      await ended(datastore, (await upload(datastore, { resource_id, filename }, RAINFALL)).job);
    const list = await datastore.server.inject({
      url: `/api/imports?resource_id=${resource_id}&per_page=2`,
      headers: { authorization: 'administrator' },
    });
    const { items, total } = list.json();
    expect(items.map(({ source }: { source: { name: string } }) => source.name)).toEqual([
      'three.csv',
      'two.csv',
    ]);
    expect(total).toBe(3);
    await datastore.datastore.tables.drop(resource_id);
    expect((await ask(datastore, 'GET', `/${items[0].id}`)).status).toBe(404);
  });
});
