import { describeStores, openLog } from '@gazetteer/testing';
import { setSlowQueryLimit } from '@gazetteer/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';

describeStores('a slow query of the engine', (open) => {
  test('is logged with its table, who asked and the request, and without its values', async () => {
    const { log, lines } = openLog();
    const { call, addResource, server } = await openTestDatastore(await open(), [], { logger: log });
    const resource_id = addResource();
    await call('datastore_create', { resource_id, records: [{ name: 'Mysuru', people: 920550 }] });
    setSlowQueryLimit({ milliseconds: 0, log });
    onTestFinished(() => setSlowQueryLimit(undefined));
    const sql = `select people from "${resource_id}" where name = 'Hubballi'`;
    for (const authorization of ['ada', '']) {
      const headers = { 'x-request-id': `request-of-${authorization}`, authorization };
      const payload = { sql };
      await server.inject({ method: 'POST', url: '/api/3/action/datastore_search_sql', headers, payload });
    }
    const slow = lines.filter(({ msg, operation }) => msg === 'slow query' && operation === 'visitor_sql');
    const query = { level: 30, store: 'duckdb', table: resource_id };
    expect(slow).toMatchObject([
      { ...query, caller: 'ada', reqId: 'request-of-ada' },
      { ...query, caller: 'visitor', reqId: 'request-of-' },
    ]);
    expect(JSON.stringify(slow)).not.toMatch(/Hubballi|127\.0\.0\.1/);
  });

  test('does not count what may take long, such as writing a file', async () => {
    const { log, lines } = openLog();
    const { call, addResource } = await openTestDatastore(await open(), [], { logger: log });
    setSlowQueryLimit({ milliseconds: 0, log });
    onTestFinished(() => setSlowQueryLimit(undefined));
    await call('datastore_create', { resource_id: addResource(), records: [{ name: 'Mysuru' }] });
    expect(lines.filter(({ operation }) => operation === 'export')).toEqual([]);
  });
});
