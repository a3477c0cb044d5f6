import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { expectAccessible, ownProject } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';

test('an owner switches a sign-in method on, writes a schema, and looks at a flow and at messages', async ({
  browser,
}) => {
  await withSite(
    (site) => site,
    async (at, folder) => {
      const context = await browser.newContext({ baseURL: at, viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      const { email } = await beSignedIn(page, {}, { folder });
      await ownProject(page, { at, key: administratorKey(folder) }, email);

      await page.goto('/console/projects/roads/methods');
      const link = page.getByLabel('Link by mail');
      await expect(link).not.toBeChecked();
      await link.check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('The sign-in methods are saved.')).toBeVisible();
      await page.reload();
      await expect(link).toBeChecked();
      await expectAccessible(page);

      await page.goto('/console/projects/roads/schemas');
      const text = page.getByLabel('Schema (JSON)');
      await expect(page.getByRole('group', { name: 'The form' }).getByLabel('Full name')).toBeDisabled();
      await page.getByRole('link', { name: 'New schema' }).click();
      await page.getByLabel('Id', { exact: true }).fill('customer');
      await text.fill('[]');
      await page.getByRole('button', { name: 'Save the schema' }).click();
      await expect(page.getByText('schemas.1.schema: must be object').first()).toBeVisible();
      await expect(text).toHaveValue('[]');
      await expectAccessible(page);
      await text.fill('{"type":"object","properties":{"traits":{"type":"object"}}}');
      await page.getByRole('button', { name: 'Save the schema' }).click();
      await expect(page.getByRole('link', { name: 'customer' })).toBeVisible();
      await page.goto('/console/projects/roads/schemas?new');
      await page.getByLabel('Id', { exact: true }).fill('customer');
      await text.fill('{"type":"objct"}');
      await page.getByRole('button', { name: 'Save the schema' }).click();
      await expect(page.getByText('There is a schema with this id')).toBeVisible();
      await page.getByLabel('Id', { exact: true }).fill('visitor');
      await page.getByRole('button', { name: 'Save the schema' }).click();
      await expect(page.getByText('schemas.2.schema.type: must be').first()).toBeVisible();
      await page.getByRole('link', { name: 'customer' }).click();
      await page.getByRole('button', { name: 'Make it the default' }).click();
      await expect(page.getByText('New accounts have this schema from now on.')).toBeVisible();
      await page.getByRole('link', { name: 'individual' }).click();
      await page.getByText('Delete this schema').click();
      await page.getByLabel('Type individual to confirm').fill('individual');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete the schema' }).click();
      await expect(page.getByText('The schema is deleted.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'individual' })).toHaveCount(0);

      await page.goto('/console/projects/roads/flows');
      await page.getByLabel('Flow', { exact: true }).selectOption('registration');
      await page.getByRole('button', { name: 'Start the flow' }).click();
      await expect(page.getByText('"choose_method"')).toBeVisible();
      await expectAccessible(page);

      await page.goto('/console/projects/roads/messages?status=sent');
      await expect(page.getByText('No message fits.')).toBeVisible();
      await expectAccessible(page);
    },
    'localhost',
  );
});
