import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { call, expectAccessible, ownProject } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';

test('an owner invites members, makes and deletes a key, and takes a change of the settings back', async ({
  browser,
}) => {
  await withSite(
    (site) => site,
    async (at, folder) => {
      const context = await browser.newContext({ baseURL: at, viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      const server = { at, key: administratorKey(folder) };
      const { email } = await beSignedIn(page, {}, { folder });
      const id = await ownProject(page, server, email);

      await page.goto('/console/projects/roads/members');
      await page.getByLabel('E-mail address').fill('ben@example.org');
      await page.getByLabel('Role', { exact: true }).selectOption('viewer');
      await page.getByRole('button', { name: 'Send the invitation' }).click();
      await expect(page.getByText('ben@example.org is invited.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Take back ben@example.org' }).click();
      await expect(page.getByRole('cell', { name: 'Taken back' })).toBeVisible();
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect(page.getByRole('alert')).toContainText('owner');
      await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();

      await page.goto('/console/projects/roads/api-keys');
      await page.getByLabel('Name', { exact: true }).fill('Sign-in pages');
      await page.getByLabel('Identities and sessions').selectOption('read');
      await page.getByRole('button', { name: 'Make the key' }).click();
      const value = (await page.getByText(/^ory_apikey_/).textContent()) ?? '';
      await expectAccessible(page);
      const listed = () =>
        page.request.get(`${at}/api/.ory/admin/identities`, {
          headers: { authorization: `Bearer ${value}` },
        });
      expect((await listed()).status()).toBe(200);
      await page.reload();
      await expect(page.getByText(value)).toHaveCount(0);
      await page.getByText('Delete Sign-in pages').click();
      await page.getByLabel('Type Sign-in pages to confirm').fill('Sign-in');
      await page.getByRole('button', { name: 'Delete the key' }).click();
      await expect(page.getByText('The name does not match; nothing was changed.')).toBeVisible();
      await page.getByLabel('Type Sign-in pages to confirm').fill('Sign-in pages');
      await page.getByRole('button', { name: 'Delete the key' }).click();
      await expect(page.getByText('The key Sign-in pages is deleted.')).toBeVisible();
      expect((await listed()).status()).toBe(401);

      const path = '/services/identity/config/session/lifespan';
      await call(page, server, 'PATCH', `/projects/${id}`, [{ op: 'replace', path, value: '12h' }]);
      await page.goto('/console/projects/roads/revisions');
      await page.getByRole('link', { name: 'What revision 2 changed' }).click();
      await expect(page.getByText(path)).toBeVisible();
      await expect(page.locator('ins')).toHaveText('"12h"');
      await page.goto('/console/projects/roads/revisions');
      const first = await call<{ id: string }[]>(page, server, 'GET', `/projects/${id}/revisions`);
      await page.goto(`/console/projects/roads/revisions?from=${first[0]?.id}&to=${first[1]?.id}`);
      await expect(page.locator('ins')).toHaveText('"24h"');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Restore revision 1' }).click();
      await expect(page.getByText('Revision 1 holds again.')).toBeVisible();
      const project = await call<{ services: { identity: { config: { session: object } } } }>(
        page,
        server,
        'GET',
        `/projects/${id}`,
      );
      expect(project.services.identity.config.session).toMatchObject({ lifespan: '24h' });

      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Words to look for' }).fill('api k');
      await expect(page.getByRole('option', { name: /API keys/ })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/console/projects/roads/api-keys');
      await page.goto('/console/projects/nowhere/members');
      await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    },
    'localhost',
  );
});
