import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { expectAccessible } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('an administrator renames the portal, is told what its menu may not have, goes back to the site file, and walks the set-up', async ({
  browser,
}) => {
  await withSite(
    (site) => site,
    async (at, folder) => {
      const context = await browser.newContext({ baseURL: at, viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      const { email } = await beSignedIn(page, {}, { folder });
      const given = await page.request.post(`${at}/api/operation/people`, {
        headers: { authorization: `Bearer ${administratorKey(folder)}` },
        data: { email, role: 'administrator' },
      });
      expect(given.ok(), await given.text()).toBe(true);

      await visit(page, '/console/operation/site');
      const names = page.getByRole('region', { name: 'Name, region and team' });
      await names.getByLabel('Name of the portal in English').fill('Open data of Avelland');
      await names.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved. Pages show it from now on.')).toBeVisible();
      await expect(names.getByText('Name of the portal: decided here by Asha Rao')).toBeVisible();
      await visit(page, '/console/operation/site');
      const menu = page.getByRole('region', { name: 'Menu' });
      await menu.getByLabel('Menu (JSON)').fill('[{"label": "Here", "href": "javascript:alert(1)"}]');
      await menu.getByRole('button', { name: 'Save' }).click();
      await expect(menu.getByText('0.href javascript:alert(1) must be a path')).toBeVisible();
      await expect(menu.getByLabel('Menu (JSON)')).toHaveValue(/javascript/);
      await expectAccessible(page);

      const visitor = await (await browser.newContext({ baseURL: at, locale: 'en' })).newPage();
      await visitor.goto('/');
      await expect(visitor).toHaveTitle(/Open data of Avelland/);
      await names.getByRole('button', { name: 'Back to the site file' }).click();
      await expect(names.getByText('decided here')).toHaveCount(0);
      await visitor.reload();
      await expect(visitor).toHaveTitle(/Gazetteer Open Data/);

      await page.goto('/console/setup');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save and go on' }).click();
      await expect(page).toHaveURL(/step=languages/);
      await page.goto('/console/setup?step=data');
      await expect(page.getByText('0 datasets are in the catalogue')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Finish' }).click();
      await expect(page).toHaveURL(/operation\/site/);
    },
    'localhost',
  );
});
