import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { beEditor } from './editor.ts';
import { expectAccessible } from './own-project.ts';
import { withSite } from './own-server.ts';
import { saveChart } from './saved-chart.ts';
import { test } from './test.ts';

/** A chart of rows that somebody brought along. */
const ownRows = {
  version: 1,
  source: {
    kind: 'own',
    name: 'mine.csv',
    columns: [
      { id: 'place', type: 'text' },
      { id: 'count', type: 'int' },
    ],
    rows: [['Goa', 3]],
  },
  mark: 'bar',
  channels: { x: { field: 'place' }, y: { field: 'count', aggregate: 'sum' } },
};

test('an administrator makes somebody an editor, hides a chart, and closes the portal while working on it', async ({
  browser,
}) => {
  test.slow();
  await withSite(
    (site) => site,
    async (baseURL, folder) => {
      const open = async () => (await browser.newContext({ baseURL, locale: 'en' })).newPage();
      const [page, other, visitor] = [await open(), await open(), await open()];
      await beEditor(page, folder);
      const { email, name } = await beSignedIn(other, {}, { folder });

      expect((await other.goto('/console/operation/people'))?.status()).toBe(403);
      await page.goto('/console/operation/people');
      await page.getByLabel('Words of name or address').fill(email);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const row = page.getByRole('row').filter({ hasText: email });
      await row.getByLabel('Editor').check();
      await row.getByRole('button', { name: 'Save roles' }).click();
      await expect(page.getByText(`The roles of ${name} are saved.`)).toBeVisible();
      await expectAccessible(page);
      expect((await other.goto('/console/content'))?.status()).toBe(200);

      const chart = await saveChart(other, {
        title: 'An advertisement',
        visibility: 'public',
        visJSON: ownRows,
      });
      await page.goto('/console/charts?state=approved');
      await page.getByLabel('Reason').fill('It sells something.');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Hide An advertisement' }).click();
      await expect(page.getByText('“An advertisement” is hidden, and its maker is told.')).toBeVisible();
      expect((await visitor.request.get(`/charts/${chart.visID}.svg`)).status()).toBe(404);
      await page.getByRole('link', { name: /^Hidden/ }).click();
      await expect(page.getByText('It sells something.')).toBeVisible();
      await page.getByRole('button', { name: 'Give back An advertisement' }).click();
      await expect(page.getByText('Nothing is hidden')).toBeVisible();
      expect((await visitor.request.get(`/charts/${chart.visID}.svg`)).status()).toBe(200);

      await page.goto('/console/operation/health');
      await expect(page.getByRole('row', { name: /Database/ })).toContainText('Works');
      await expectAccessible(page);

      await page.goto('/console/operation/maintenance');
      await page.getByLabel('Notice in English').fill('We move to a new server.');
      await page.getByLabel('Expected end').fill('2100-01-02T06:00');
      await page.getByRole('button', { name: 'Close the portal' }).click();
      await expect(page.getByText('The portal is closed for visitors')).toBeVisible();
      await expectAccessible(page);
      const closed = await visitor.goto('/search');
      expect([closed?.status(), Number(closed?.headers()['retry-after']) > 0]).toEqual([503, true]);
      await expect(visitor.getByText('We move to a new server.')).toBeVisible();
      await expectAccessible(visitor);
      expect((await visitor.goto('/login'))?.status()).toBe(200);
      expect((await other.goto('/search'))?.status()).toBe(503);
      expect((await page.goto('/search'))?.status()).toBe(200);

      await page.goto('/console/operation/maintenance');
      await page.getByRole('button', { name: 'Open the portal' }).click();
      await expect(page.getByText('The portal is open.')).toBeVisible();
      expect((await visitor.goto('/search'))?.status()).toBe(200);
      for (const one of [page, other, visitor]) await one.context().close();
    },
    'localhost',
  );
});
