import type { AddressInfo } from 'node:net';
import { describeStores } from '@gazetteer/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import { QueryError } from '../engine/query-worker.contract.ts';
import { salesByState, withSales } from './charts-testing.ts';

describeStores('a chart that nobody waits for any more', (open) => {
  test('stops its query', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore);
    await datastore.call('chart_fields', { dataset_id: id });
    const started = Promise.withResolvers<AbortSignal>();
    vi.spyOn(datastore.datastore.context.workers, 'run').mockImplementation(
      (_request, signal = new AbortController().signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new QueryError('cancelled', 'Stopped')));
          started.resolve(signal);
        }),
    );
    await datastore.server.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => datastore.server.close());
    const { port } = datastore.server.server.address() as AddressInfo;
    const leaving = new AbortController();
    const asked = fetch(`http://127.0.0.1:${port}/api/3/action/chart_query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ spec: salesByState(id) }),
      signal: leaving.signal,
    }).catch((error: unknown) => error);
    const signal = await started.promise;
    const ended = new Promise((resolve) => signal.addEventListener('abort', resolve));
    leaving.abort();
    await ended;
    expect(await asked).toMatchObject({ name: 'AbortError' });
  });

  test.each([
    ['timed_out', 'took too long'],
    ['out_of_memory', 'needs more memory'],
    ['busy', 'too many'],
  ] as const)('or that cannot be counted (%s) says so by a code', async (kind, message) => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore);
    await datastore.call('chart_fields', { dataset_id: id });
    vi.spyOn(datastore.datastore.context.workers, 'run').mockRejectedValue(new QueryError(kind, message));
    const { error } = await datastore.call('chart_query', { spec: salesByState(id) });
    const codes = { timed_out: 'timed_out', out_of_memory: 'too_large', busy: 'unavailable' };
    expect(error).toMatchObject({ info: { code: codes[kind] } });
  });
});
