import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { withSite } from './own-server.ts';
import { saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** Calls actions of a server as its administrator. */
function administrator(address: string, folder: string) {
  const key = administratorKey(folder);
  return async <Result>(action: string, input: object): Promise<Result> => {
    const answer = await fetch(`${address}/api/3/action/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: key },
      body: JSON.stringify(input),
    });
    const body = (await answer.json()) as { result: Result };
    if (!answer.ok) throw new Error(`${action} answered ${answer.status}: ${JSON.stringify(body)}`);
    return body.result;
  };
}

/** A dataset with a table of these rows. @returns the id of its resource */
async function keepTable(call: ReturnType<typeof administrator>, records: object[]): Promise<string> {
  await call('organization_create', { name: 'statistics' });
  const { resources } = await call<{ resources: { id: string }[] }>('package_create', {
    name: 'rainfall',
    title: 'Rainfall',
    owner_org: 'statistics',
    resources: [{ name: 'Rain by station', url_type: 'datastore' }],
  });
  const resource_id = resources[0]?.id ?? '';
  await call('datastore_create', { resource_id, records, primary_key: ['station'], force: true });
  return resource_id;
}

test('a chart keeps its figures when the table changes, shows the new ones, and takes them when told', async ({
  browser,
}) => {
  // A server of its own starts and ends within it.
  test.slow();
  await withSite(
    (site) => site,
    async (address, folder) => {
      const call = administrator(address, folder);
      const id = await keepTable(call, [
        { station: 'Pune', rain: 12, wind: 3 },
        { station: 'Kochi', rain: 88, wind: 9 },
      ]);

      const context = await browser.newContext({ baseURL: address });
      const page = await context.newPage();
      await beSignedIn(page, {}, { folder });
      const channels = { x: { field: 'station' }, y: { field: 'rain', aggregate: 'sum' } };
      const visJSON = { version: 1, source: { kind: 'table', resource_id: id }, mark: 'bar', channels };
      const chart = await saveChart(page, { title: 'Rain', visibility: 'link', visJSON });
      const cell = (text: string) => page.getByRole('cell', { name: text, exact: true });
      const openTable = () => page.getByText('Show the data as a table').click();
      await visit(page, viewOf(chart));
      await expect(page.getByText('This table has changed since')).toHaveCount(0);

      await call('datastore_upsert', {
        resource_id: id,
        records: [{ station: 'Pune', rain: 14 }],
        force: true,
      });
      await visit(page, viewOf(chart));
      await expect(page.getByText('This table has changed since')).toBeVisible();
      await openTable();
      await expect(cell('12')).toBeVisible();
      await page.getByRole('link', { name: 'See the chart with today’s data' }).click();
      await expect(page.getByText('This is the chart with today’s data')).toBeVisible();
      await expect(page.getByRole('application')).toBeVisible();
      await expect(page.getByText('Show the data as a table')).toBeVisible();

      const reader = await (
        await browser.newContext({ baseURL: address, javaScriptEnabled: false })
      ).newPage();
      await reader.goto(`${viewOf(chart)}&figures=today`);
      await expect(reader.getByRole('button', { name: 'Use today’s data' })).toHaveCount(0);

      await page.getByRole('button', { name: 'Use today’s data' }).click();
      await expect(page.getByText('The chart now shows today’s data.')).toBeVisible();
      await expect(page.getByText('This table has changed since')).toHaveCount(0);

      await call('datastore_create', {
        resource_id: id,
        fields: [{ id: 'station' }, { id: 'wind' }],
        delete_fields: true,
        force: true,
      });
      await visit(page, viewOf(chart));
      await page.getByRole('link', { name: 'See the chart with today’s data' }).click();
      await expect(page.getByText(/the column rain is no longer in the table/)).toBeVisible();
      await page.getByRole('link', { name: 'Back to the saved chart' }).click();
      await expect(page.getByRole('application')).toBeVisible();

      await call('package_delete', { id: 'rainfall' });
      const gone = await reader.goto(viewOf(chart));
      expect([200, 404]).toContain(gone?.status());
      await expect(reader.getByText('14', { exact: true })).toHaveCount(0);
      await reader.context().close();
      await context.close();
    },
  );
});

test('a chart whose version of the table is no longer kept says so, and shows the figures of today', async ({
  browser,
}) => {
  test.slow();
  await withSite(
    (site) => site,
    async (address, folder) => {
      const call = administrator(address, folder);
      const resource_id = await keepTable(call, [{ station: 'Pune', rain: 12 }]);
      const context = await browser.newContext({ baseURL: address });
      const page = await context.newPage();
      await beSignedIn(page, {}, { folder });
      const channels = { x: { field: 'station' }, y: { field: 'rain', aggregate: 'sum' } };
      const visJSON = { version: 1, source: { kind: 'table', resource_id }, mark: 'bar', channels };
      const chart = await saveChart(page, { title: 'Rain', visibility: 'link', visJSON });
      await call('datastore_upsert', { resource_id, records: [{ station: 'Pune', rain: 14 }], force: true });
      // This does what the store does when it removes the rows of old versions.
      // The server writes to it, too: whoever comes second waits.
      const store = new DatabaseSync(path.join(folder, 'gazetteer.sqlite'), { timeout: 10_000 });
      store.exec('update datastore_versions set object_key = null where number = 1');
      store.close();

      const reader = await (await browser.newContext({ baseURL: address })).newPage();
      expect((await reader.goto(viewOf(chart)))?.status()).toBe(200);
      await expect(reader.getByText(/no longer available/)).toBeVisible();
      expect((await reader.request.get(`/charts/${chart.visID}.svg`)).ok()).toBe(false);
      await reader.getByRole('link', { name: 'See the chart with today’s data' }).click();
      await expect(reader.getByRole('application')).toBeVisible();
      await reader.getByText('Show the data as a table').click();
      await expect(reader.getByRole('cell', { name: '14', exact: true })).toBeVisible();
      await visit(page, `${viewOf(chart)}&figures=today`);
      await page.getByRole('button', { name: 'Use today’s data' }).click();
      await expect(page.getByText('The chart now shows today’s data.')).toBeVisible();
      expect((await reader.request.get(`/charts/${chart.visID}.svg`)).ok()).toBe(true);
      await reader.context().close();
      await context.close();
    },
  );
});
