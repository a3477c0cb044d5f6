import { hostname } from 'node:os';
import { Readable } from 'node:stream';
import { startTracing } from '@gazetteer/kernel';
import { describeStores, openCollector, openLog } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { type FoundRecords, openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import type { OutboundPort } from './import-jobs.ts';
import type { JobTables } from './job-tables.ts';
import type { Job } from './job.contract.ts';
import { cancelJob, findJob } from './job.store.ts';
import { ask, ended, filesLeft, upload } from './jobs-testing.ts';

const BEFORE = 'crop,price\nragi,30\nrice,40\n';
const AFTER = 'crop,price\nragi,31\n';
const url = 'https://data.example/prices.csv';

/** A host whose file never comes to its end. */
const endless: OutboundPort = {
  get: async () => {
    const body = new Readable({ read: () => {} });
    body.push('crop,price\n');
    return { status: 200, headers: {}, url, body };
  },
};

async function rowsOf(datastore: TestDatastore, resource_id: string): Promise<number> {
  const { result } = await datastore.call<FoundRecords>('datastore_search', { resource_id });
  return result.total;
}

async function fetching(datastore: TestDatastore, target: object): Promise<Job> {
  return (await ask(datastore, 'POST', '', { payload: { ...target, url } })).job;
}

describeStores('a running import', (open) => {
  it('that is cancelled leaves everything as it was', async () => {
    const datastore = await openTestDatastore(await open(), [], { outbound: endless });
    const resource_id = datastore.addResource();
    await ended(datastore, (await upload(datastore, { resource_id }, BEFORE)).job);
    const { id } = await fetching(datastore, { resource_id });
    const cancelled = await ask(datastore, 'POST', `/${id}/cancel`);
    expect([cancelled.status, cancelled.job.state]).toEqual([200, 'cancelled']);
    await expect.poll(() => filesLeft(datastore)).toEqual([]);
    expect(await rowsOf(datastore, resource_id)).toBe(2);
    expect((await ask(datastore, 'POST', `/${id}/cancel`)).status).toBe(200);
  });

  it('shows no rows once it was cancelled in another process', async () => {
    const sql = await open();
    const jobs = sql.as<JobTables>();
    const running = Promise.withResolvers<string>();
    const outbound: OutboundPort = {
      get: async () => {
        const body = async function* () {
          yield AFTER;
          await cancelJob(jobs, await running.promise, new Date().toISOString());
        };
        return { status: 200, headers: {}, url, body: Readable.from(body()) };
      },
    };
    const datastore = await openTestDatastore(sql, [], { outbound });
    const resource_id = datastore.addResource();
    await ended(datastore, (await upload(datastore, { resource_id }, BEFORE)).job);
    const begun = await fetching(datastore, { resource_id });
    running.resolve(begun.id);
    expect(await ended(datastore, begun)).toMatchObject({ state: 'cancelled', report: null });
    await expect.poll(() => filesLeft(datastore)).toEqual([]);
    expect(await rowsOf(datastore, resource_id)).toBe(2);
  });

  it('is a trace of its own, which tells whether it failed', async () => {
    const { endpoint, spans } = await openCollector();
    const { log } = openLog();
    const stop = await startTracing({ endpoint, service: 'portal', version: '1.0.0', ratio: 1, log });
    const datastore = await openTestDatastore(await open());
    for (const content of [BEFORE, '\0\0'])
      await ended(
        datastore,
        (await upload(datastore, { resource_id: datastore.addResource() }, content)).job,
      );
    await datastore.server.close();
    await stop();
    const imports = spans.filter(({ name }) => name === 'import');
    expect(imports.map(({ status }) => status.code ?? 0)).toEqual([0, 2]);
    for (const { parentSpanId } of imports) expect(parentSpanId).toBeUndefined();
    const inFirst = spans.filter(({ parentSpanId }) => parentSpanId === imports[0]?.spanId);
    expect(inFirst.map(({ name }) => name)).toEqual(expect.arrayContaining(['export', 'object put']));
  });

  it('that is done cannot be cancelled', async () => {
    const datastore = await openTestDatastore(await open());
    const { job } = await upload(datastore, { resource_id: datastore.addResource() }, BEFORE);
    await ended(datastore, job);
    expect((await ask(datastore, 'POST', `/${job.id}/cancel`)).status).toBe(409);
  });

  it('takes turns with another into the same resource', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    const sent = await Promise.all([
      upload(datastore, { resource_id }, BEFORE),
      upload(datastore, { resource_id }, AFTER),
    ]);
    const reports = await Promise.all(sent.map(async ({ job }) => (await ended(datastore, job)).report));
    expect(new Set(reports.map((report) => report?.version))).toEqual(new Set([1, 2]));
    expect(reports.find((report) => report?.version === 2)?.changes).not.toBeNull();
  });

  it('is one of five at most that a person may have under way', async () => {
    const datastore = await openTestDatastore(await open(), [], { outbound: endless });
    const jobs: Job[] = [];
    for (let count = 0; count < 5; count += 1)
      jobs.push(await fetching(datastore, { resource_id: datastore.addResource() }));
    const sixth = await upload(datastore, { resource_id: datastore.addResource() }, BEFORE);
    expect([sixth.status, sixth.error.code]).toEqual([429, 'too_many_requests']);
    for (const { id } of jobs) await ask(datastore, 'POST', `/${id}/cancel`);
    await expect.poll(() => filesLeft(datastore)).toEqual([]);
    const { status } = await upload(datastore, { resource_id: datastore.addResource() }, BEFORE);
    expect(status).toBe(202);
  });

  it('of a process that says no more that it lives is ended by another', async () => {
    const sql = await open();
    const dead = await openTestDatastore(sql, [], { outbound: endless });
    const resource_id = dead.addResource();
    const begun = await fetching(dead, { resource_id });
    const aMinuteLater = () => new Date(Date.now() + 60_000);
    const other = await openTestDatastore(sql, [], { clock: aMinuteLater });
    other.addResource({ id: resource_id });
    await other.server.ready();
    expect((await ask(other, 'GET', `/${begun.id}`)).job).toMatchObject({
      state: 'failed',
      error: { code: 'interrupted' },
    });
    // If it lives after all, it learns that the job is not its own any more.
    await dead.datastore.imports.beat();
    await expect.poll(() => filesLeft(dead)).toEqual([]);
  });

  it('is interrupted when the server stops', async () => {
    const sql = await open();
    const datastore = await openTestDatastore(sql, [], { outbound: endless });
    const { id } = await fetching(datastore, { resource_id: datastore.addResource() });
    await datastore.server.close();
    const job = await findJob(sql.as<JobTables>(), id);
    expect(job).toMatchObject({ state: 'failed', phase: 'ended', source_path: null });
    expect(JSON.parse(job?.error ?? '')).toMatchObject({ code: 'interrupted' });
  });

  it('of a process that was killed ends at the next start on the same machine, without waiting for its lease', async () => {
    const sql = await open();
    const first = await openTestDatastore(sql, [], { outbound: endless });
    const { id } = await fetching(first, { resource_id: first.addResource() });
    const jobs = sql.as<JobTables>();
    // Beyond what Linux gives out: nobody runs under this number.
    const killed = `${hostname()} ${2 ** 30} x`;
    await jobs.query.updateTable('datastore_jobs').set({ owner: killed }).where('id', '=', id).execute();
    await openTestDatastore(sql);
    const job = await findJob(jobs, id);
    expect([job?.state, job?.error]).toEqual(['failed', expect.stringContaining('interrupted')]);
  });
});
