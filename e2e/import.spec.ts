import { axeViolations } from './axe-violations.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { beEditor } from './editor.ts';
import { administratorKey } from './mailbox.ts';
import { withSite } from './own-server.ts';
import { open } from './people.ts';
import { test } from './test.ts';

const messy = `Rainfall of the districts
Source: weather service

district,year,rain
Kolar,2020,600
Mysuru,2020
Hassan,2020,900
`;
const later = 'district,year,rain\nKolar,2020,650\nHassan,2020,900\nKodagu,2020,2000\n';

/** Opens a page of a site of its own, as an administrator, with an empty dataset. */
async function asEditor(
  browser: Browser,
  javaScriptEnabled: boolean,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const begin = async (baseURL: string, folder: string) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled, locale: 'en' });
    const page = await context.newPage();
    await beEditor(page, folder);
    const headers = { authorization: administratorKey(folder) };
    const make = async (action: string, data: object) => {
      const answer = await page.request.post(`/api/3/action/${action}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    await make('organization_create', { name: 'weather-service' });
    await make('package_create', { name: 'rainfall', title: 'Rainfall', owner_org: 'weather-service' });
    await visit(page);
    await context.close();
  };
  await withSite((site) => site, begin);
}

async function sendFile(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(/\/imports\//);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.describe.configure({ timeout: 240_000 });

    test('an editor learns what came of a file, of a second one, and of one that is no table', async ({
      browser,
    }) => {
      await asEditor(browser, javaScriptEnabled, async (page) => {
        await open(page, '/p/rainfall', javaScriptEnabled);
        await page.getByRole('link', { name: 'Add a resource from a file or an address' }).click();
        await page.getByLabel('Title of the resource').fill('Rain by district');
        await sendFile(page, 'rain.csv', messy);
        await expect(title(page)).toHaveText('2 rows were imported');
        await expect(page.getByText('This is the first version of the table.')).toBeVisible();
        await expect(page.getByText('Rows that were left out')).toBeVisible();
        await expect(page.getByRole('row', { name: /too few cells/ })).toBeVisible();
        if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);

        await page.getByRole('link', { name: 'Import another file' }).click();
        await sendFile(page, 'later.csv', later);
        await expect(title(page)).toHaveText('3 rows were imported');
        const changes = page.locator('section', { hasText: 'What has changed' }).first();
        await expect(changes).toContainText(/Rows added\s*1/);
        await expect(changes).toContainText(/Rows changed\s*1/);
        await page.getByRole('link', { name: 'Open the table' }).click();
        await expect(title(page)).toHaveText('Rain by district');
        await expect(page.getByRole('link', { name: 'Import new data' })).toBeVisible();

        await open(page, '/p/rainfall/import', javaScriptEnabled);
        await page.getByRole('button', { name: 'Import', exact: true }).click();
        await expect(page.getByRole('alert')).toContainText('There is no file');
        await sendFile(page, 'page.csv', '<!doctype html><title>Sign in</title>');
        await expect(title(page)).toHaveText('page.csv was not imported');
        await expect(page.getByRole('alert')).toContainText('The file cannot be read as a table');
        await page.getByRole('link', { name: 'Try again with another file' }).click();
        await expect(page).toHaveURL('/p/rainfall/import');
        await open(page, '/p/rainfall', javaScriptEnabled);
        await expect(page.getByText('page.csv')).toHaveCount(0);
      });
    });
  });
}

test('who has no right is led to the login, and then told so', async ({ page }) => {
  const [address, refused] = ['/p/us-airline-flights/import', 'You cannot import here'];
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?.*return_to=/);
  await beSignedIn(page);
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(403);
  await expect(title(page)).toHaveText(refused);
  await page.goto('/p/us-airline-flights');
  await expect(page.getByRole('link', { name: /Add a resource/ })).toHaveCount(0);
});
