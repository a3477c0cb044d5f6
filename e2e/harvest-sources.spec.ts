import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { open } from './people.ts';
import { type Desk, look, showing, withDesk } from './publisher-desk.ts';
import { test } from './test.ts';

/** A CKAN with three datasets, which can be told to answer by a status. */
async function openCkan() {
  const ckan = { address: '', status: 200, titles: ['Bridges', 'Lanes', 'Roads'] };
  const server = createServer((_request, response) => {
    const results = ckan.titles.map((title) => ({
      id: `a-foreign-dataset-${title.toLowerCase()}`,
      name: title.toLowerCase(),
      title,
      resources: [],
    }));
    response.statusCode = ckan.status;
    response.end(JSON.stringify({ success: true, result: { count: results.length, results } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ckan.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ckan, close: () => server.close() };
}

/** Without script a page is as it was when it was loaded. */
async function sees(page: Page, hasScript: boolean, text: string | RegExp): Promise<void> {
  const shown = page.getByRole('main').getByText(text).first();
  if (hasScript) return expect(shown).toBeVisible({ timeout: 20_000 });
  await expect(async () => {
    await page.goto(new URL(page.url()).pathname);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe.configure({ timeout: 240_000 });

for (const hasScript of [true, false]) {
  test(`an admin has a catalogue brought by a schedule, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const { ckan, close } = await openCkan();
    const visit = async (desk: Desk) => {
      const { page } = await desk.adminOf('registrar');
      await open(page, '/console/harvest', hasScript);
      await page.getByRole('main').getByRole('link', { name: 'New source' }).click();
      await page.getByLabel('Address').fill('http://ada:secret@example.org');
      await press(page, 'Make the source');
      await expect(page.getByText(/^This is no web address that can be fetched/)).toBeVisible();
      await page.getByLabel('Address').fill(ckan.address);
      await page.getByLabel('Name').fill('Their ways');
      await look(page, hasScript);
      await press(page, 'Make the source');
      await expect(page.getByRole('heading', { name: 'Their ways' })).toBeVisible();
      await sees(page, hasScript, 'Done');
      await expect(page.getByText('3 new')).toBeVisible();

      ckan.status = 404;
      await press(page, 'Run now');
      await sees(page, hasScript, 'it answered with the status 404');
      ckan.status = 200;
      ckan.titles = ['Bridges', 'Lanes'];
      await press(page, 'Run now');
      await sees(page, hasScript, 'Recovered');
      await expect(page.getByText('1 gone from the source')).toBeVisible();
      await page.setViewportSize({ width: 360, height: 800 });
      await look(page, hasScript);
      await page.getByRole('link', { name: 'Roads' }).click();
      await expect(page.getByRole('heading', { name: 'Roads', level: 1 })).toBeVisible();

      await open(page, '/console/harvest', hasScript);
      await page.getByRole('link', { name: 'Their ways' }).click();
      await expect(page.getByRole('heading', { name: 'Their ways' })).toBeVisible();
      await press(page, 'Pause');
      await showing(page, 'The source is paused.');
      const address = new URL(page.url()).pathname;
      const other = (await desk.adminOf('weather-service')).page;
      expect((await other.request.get(address)).status()).toBe(404);
      const editor = (await desk.editorOf('registrar')).page;
      expect((await editor.request.get('/console/harvest')).status()).toBe(403);

      await page.getByRole('heading', { name: 'Delete the source' }).click();
      await page.getByLabel(/^go to the bin/).check();
      await press(page, 'Delete the source');
      await showing(page, 'The source is deleted.');
      await showing(page, 'No sources yet');
      expect((await desk.visitor.request.get('/p/bridges')).status()).toBe(410);
    };
    await withDesk(browser, hasScript, visit, { OUTBOUND_PRIVATE: '1' });
    close();
  });
}
