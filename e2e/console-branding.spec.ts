import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { expectAccessible, ownProject } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32"/></svg>';

test('an owner gives a project a look, and its sign-in pages have it', async ({ browser }) => {
  await withSite(
    (site) => site,
    async (at, folder) => {
      const context = await browser.newContext({ baseURL: at, viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      const { email } = await beSignedIn(page, {}, { folder });
      await ownProject(page, { at, key: administratorKey(folder) }, email);

      await page.goto('/console/projects/roads/branding');
      await page.getByLabel('Name on the pages').fill('Roads of the state');
      await page.getByLabel('Colour on light ground').fill('#63cfc4');
      await page.getByLabel('Colour on dark ground').fill('#f0a884');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('its contrast is 1.8, and text needs 4.5')).toBeVisible();
      await expect(page.getByLabel('Name on the pages')).toHaveValue('Roads of the state');
      await page.getByLabel('Colour on light ground').fill('#7a3b12');
      const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
      await page.getByLabel('Logo').setInputFiles(file);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved. The pages look like this from now on.')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Roads of the state on dark ground' })).toBeVisible();
      await expectAccessible(page);

      const strangers = await browser.newContext({ baseURL: at.replace('localhost', 'roads.localhost') });
      const visitor = await strangers.newPage();
      await visitor.goto('/');
      await expect(visitor).toHaveURL(/roads\.localhost:\d+\/login/);
      const home = visitor.getByRole('link', { name: 'Roads of the state' }).first();
      await expect(home.getByText('Roads of the state')).toBeVisible();
      expect(await home.locator('img').getAttribute('src')).toContain('data:image/svg+xml');
      await expect(visitor.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS(
        'background-color',
        'rgb(122, 59, 18)',
      );
      await expectAccessible(visitor);
      await visitor.goto('/search');
      await expect(visitor).toHaveURL(`${at}/search`);
    },
    'localhost',
  );
});
