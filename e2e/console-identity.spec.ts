import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { call, expectAccessible, ownProject } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';

test('an owner makes an account by the form of its schema, changes it, lets its person in, and deletes it', async ({
  browser,
}) => {
  await withSite(
    (site) => site,
    async (at, folder) => {
      const context = await browser.newContext({ baseURL: at, viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      const server = { at, key: administratorKey(folder) };
      const { email } = await beSignedIn(page, {}, { folder });
      const project = await ownProject(page, server, email);

      await page.goto('/console/projects/roads/identities');
      await expect(page.getByText('No accounts yet')).toBeVisible();
      await page.getByRole('link', { name: 'New identity' }).click();
      await expectAccessible(page);
      const addressField = page.locator('input[name="traits.email"]');
      await addressField.fill(email);
      await page.getByLabel('Full name').fill('Noor Haddad');
      await page.getByLabel('Password (optional)').fill('the smell of rain 7');
      await page.getByLabel('The addresses of this person are confirmed').check();
      await page.getByRole('button', { name: 'Make the account' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Traits' })).toBeVisible();
      await expect(page.getByText(`${email} (confirmed)`)).toBeVisible();
      await expectAccessible(page);

      const id = new URL(page.url()).pathname.split('/').at(-1);
      const made = page.url();
      await page.goto('/console/projects/roads/identities/new');
      await addressField.fill(email);
      await page.getByLabel('Full name').fill('Noor Haddad');
      await page.getByRole('button', { name: 'Make the account' }).click();
      await expect(page.getByText('The account was not made')).toBeVisible();
      await expect(addressField).toHaveValue(email);
      await page.goto(made);
      await page.getByText('Edit as JSON').click();
      const json = page.getByLabel('Traits as JSON');
      await json.fill('{ "email": ');
      await page.getByRole('button', { name: 'Save' }).nth(1).click();
      await expect(page.getByText('This is not valid JSON; nothing was saved.')).toBeVisible();
      await expect(json).toHaveValue('{ "email": ');
      await json.fill('{ "email": "noor@example.org", "name": "Noor H." }');
      await page.getByRole('button', { name: 'Save' }).nth(1).click();
      await expect(page.getByText('The traits are saved.')).toBeVisible();
      await page.getByRole('button', { name: 'Make a recovery code' }).click();
      await expect(page.getByText('Hand this to the person. It is not shown again.')).toBeVisible();
      // What the project has switched off is not offered.
      const link = page.getByRole('button', { name: 'Make a recovery link' });
      await expect(link).toHaveCount(0);
      const path = '/services/identity/config/selfservice/methods/link/enabled';
      await call(page, server, 'PATCH', `/projects/${project}`, [{ op: 'add', path, value: true }]);
      await page.reload();
      await link.click();
      await expect(page.getByText('Hand this to the person. It is not shown again.')).toBeVisible();
      await page.getByRole('button', { name: 'Deactivate' }).click();
      await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
      const seen = await page.request.get(`${at}/api/.ory/admin/identities/${id}`, {
        headers: { authorization: `Bearer ${server.key}`, 'x-gazetteer-project': 'roads' },
      });
      expect(await seen.json()).toMatchObject({ state: 'inactive', traits: { email: 'noor@example.org' } });

      await page.goto('/console/projects/roads/identities?q=noor');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Noor H.' }).click();
      await page.getByLabel('Type Noor H. to confirm').fill('Noor H.');
      await page.getByRole('button', { name: 'Delete the account' }).click();
      await expect(page.getByText('No accounts yet')).toBeVisible();
      await page.goto('/console/projects/roads/sessions');
      await expect(page.getByText('No such sessions')).toBeVisible();
      await expectAccessible(page);
    },
    'localhost',
  );
});
