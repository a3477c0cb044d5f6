import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { expectAccessible, ownProject } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';

test('accounts are imported after a look, deactivated, exported and deleted, many at once, also without script', async ({
  browser,
}) => {
  test.slow();
  await withSite(
    (site) => site,
    async (at, folder) => {
      const first = await browser.newContext({ baseURL: at });
      const page = await first.newPage();
      const { email } = await beSignedIn(page, {}, { folder });
      await ownProject(page, { at, key: administratorKey(folder) }, email);

      await page.goto('/console/projects/roads/identities/import');
      const table =
        'email,name,email_verified\nann@example.org,Ann,true\nnowhere,Ben,\nann@example.org,Again,\n';
      await page
        .getByLabel('A file: JSON, lines of JSON, or CSV')
        .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
      await page.getByRole('button', { name: 'Look at the file' }).click();
      await expect(page.getByText('1 account would be made')).toBeVisible();
      await expect(page.getByText('2 lines are refused')).toBeVisible();
      await expect(page.getByText('Line 3')).toBeVisible();
      await expectAccessible(page);
      await page
        .getByLabel('Or its text')
        .fill(
          '{"traits":{"email":"ann@example.org","name":"Ann"}}\n{"traits":{"email":"ben@example.org","name":"Ben"}}',
        );
      await page.getByRole('button', { name: 'Look', exact: true }).click();
      await expect(page.getByText('2 accounts would be made')).toBeVisible();
      await page.getByRole('button', { name: 'Make these accounts' }).click();
      await expect(page.getByText('2 accounts are made')).toBeVisible();

      const storageState = await first.storageState();
      const context = await browser.newContext({
        baseURL: at,
        storageState,
        javaScriptEnabled: false,
        viewport: { width: 360, height: 800 },
      });
      const plain = await context.newPage();
      await plain.goto('/console/projects/roads/identities');
      await plain.getByRole('button', { name: 'Deactivate the ticked' }).click();
      await expect(plain.getByText('Tick the accounts first.')).toBeVisible();
      await plain.getByLabel('Tick Ann').check();
      await plain.getByRole('button', { name: 'Deactivate the ticked' }).click();
      await expect(plain.getByText('1 account is inactive.')).toBeVisible();

      await page.goto('/console/projects/roads/identities');
      await expectAccessible(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Export all as JSON lines' }).click(),
      ]);
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
      const accounts = lines.map((line) => JSON.parse(line) as { traits: { name: string }; state: string });
      const states = Object.fromEntries(accounts.map(({ traits, state }) => [traits.name, state]));
      expect(states).toEqual({ Ann: 'inactive', Ben: 'active' });
      expect(lines.join()).not.toContain('credentials');

      await page.getByLabel('Tick all on this page').check();
      await page.getByText('Delete the ticked').click();
      await page.getByLabel('Type Roads to confirm').fill('Rivers');
      await page.getByRole('button', { name: 'Delete these accounts' }).click();
      await expect(page.getByText('The name does not match; nothing was changed.').first()).toBeVisible();
      await page.getByLabel('Type Roads to confirm').fill('Roads');
      await page.getByRole('button', { name: 'Delete these accounts' }).click();
      await expect(page.getByText('2 accounts are deleted.')).toBeVisible();
      await expect(page.getByText('No accounts yet')).toBeVisible();
    },
    'localhost',
  );
});
