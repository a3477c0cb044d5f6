import { expect, type Page } from '@playwright/test';
import { open } from './people.ts';
import { look, showing, withDesk } from './publisher-desk.ts';
import { test } from './test.ts';

test.describe.configure({ timeout: 240_000 });

const JANUARY = 'code,name,people\n01,Kolar,10\n02,Mysuru,20\n03,Bidar,30\n';
const FEBRUARY = 'code,name,people\n02,Mysuru,21\n04,Udupi,40\n';

/** Sends a file and waits for its rows. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Files from your disk').setInputFiles(file);
  await page.getByRole('button', { name: 'Look at the rows' }).click();
  await expect(page.getByRole('heading', { name: /^Before it is published/ })).toBeVisible();
}

test('a new version is seen before it is published, changed by key, and taken back', async ({ browser }) => {
  await withDesk(browser, true, async ({ call, editorOf, visitor }) => {
    await call('package_create', { name: 'people', title: 'People', owner_org: 'registrar' });
    const { page } = await editorOf('registrar');
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, '/console/data/people/add', true);
    await drop(page, 'january.csv', JANUARY);
    await expect(page.getByRole('heading', { name: 'What changes' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish into this dataset' }).click();
    await showing(page, 'january is published, with 3 rows.');

    await open(page, '/console/data/people', true);
    await page.getByRole('link', { name: 'New data january' }).click();
    await drop(page, 'february.csv', FEBRUARY);
    await showing(page, '3 rows before, 2 afterwards.');
    const changes = page.getByRole('region', { name: 'What changes' });
    await expect(changes.locator('del')).toHaveText('20');
    await expect(changes.locator('ins')).toHaveText('21');
    await changes.getByRole('link', { name: 'Removed 2' }).click();
    await expect(changes.getByRole('cell', { name: 'Bidar' })).toBeVisible();

    await page.getByRole('radio', { name: /^It adds and changes rows by a key/ }).check();
    await showing(page, '3 rows before, 4 afterwards.');
    await page.getByRole('checkbox', { name: 'name', exact: true }).uncheck();
    await expect(changes.getByText(/has the same key: code\.$/)).toBeVisible();
    await expect(changes.getByRole('link', { name: 'Added 1' })).toBeVisible();
    await look(page, true);

    // Somebody else is faster: nothing is published, and nothing is lost.
    const found = await visitor.request.get('/api/3/action/package_show?id=people');
    const [{ id, sku }] = (await found.json()).result.resources as [{ id: string; sku: string }];
    await call('datastore_delete', { resource_id: id, filters: { code: '03' }, force: true });
    await page.getByRole('button', { name: 'Publish into this dataset' }).click();
    await expect(page.getByText(/^Somebody else has published another version/).first()).toBeVisible();
    await showing(page, '2 rows before, 3 afterwards.');
    await page.getByRole('button', { name: 'Publish into this dataset' }).click();
    await showing(page, 'january is published, with 3 rows.');
    await showing(page, 'Rows added: 1, changed: 1, removed: 0.');
    await visitor.goto(`/p/people/r/${sku}`);
    await expect(visitor.getByText('Udupi').first()).toBeVisible();

    await page.getByRole('link', { name: 'Versions, to go back' }).click();
    await look(page, true);
    await page.getByRole('button', { name: 'Go back to these rows Version 1' }).click();
    await showing(page, 'Version 1 holds again, as version 4.');
    await visitor.reload();
    await expect(visitor.getByText('Bidar').first()).toBeVisible();
    await expect(visitor.getByText('Udupi')).toHaveCount(0);
  });
});
