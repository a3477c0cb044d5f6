import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { expectAccessible } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

for (const hasScript of [true, false]) {
  test(`the administrator of an empty portal makes its first organisation and a dataset of it, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    await withSite(
      (site) => site,
      async (baseURL, folder) => {
        const context = { baseURL, locale: 'en', javaScriptEnabled: hasScript };
        const page = await (await browser.newContext(context)).newPage();
        const { email } = await beSignedIn(page, {}, { folder });
        const given = await page.request.post('/api/operation/people', {
          headers: { authorization: `Bearer ${administratorKey(folder)}` },
          data: { email, role: 'administrator' },
        });
        expect(given.ok(), await given.text()).toBe(true);
        const open = (path: string) => (hasScript ? visit(page, path) : page.goto(path));

        await open('/console/data/new');
        await expect(page.getByText('There is no organisation yet')).toBeVisible();
        await page.getByRole('link', { name: 'New organisation' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('New organisation');
        if (hasScript) await expectAccessible(page);
        await page.getByLabel('What it is called').fill('Office of the Registrar');
        if (hasScript) await expect(page.getByLabel('Address')).toHaveValue('office-of-the-registrar');
        await page.getByLabel('Address').fill('Registrar!');
        await page.getByRole('button', { name: 'Make the organisation' }).click();
        await expect(page.getByText(/lowercase|lower-case|lower case|alphanumeric/i).first()).toBeVisible();
        await expect(page.getByLabel('What it is called')).toHaveValue('Office of the Registrar');
        await page.getByLabel('Address').fill('registrar');
        await page.getByLabel('Its own website').fill('https://registrar.example.org');
        await page.getByRole('button', { name: 'Make the organisation' }).click();
        await expect(page.getByText('Office of the Registrar is there now.').first()).toBeVisible();
        if (hasScript) await expectAccessible(page);

        await open('/console/data/new');
        await page.getByLabel('Title', { exact: true }).fill('Births');
        await page.getByRole('button', { name: 'Make a draft' }).click();
        await expect(page).toHaveURL('/console/data/births?done=created');
        const visitor = await (await browser.newContext({ baseURL, locale: 'en' })).newPage();
        await visitor.goto('/organization/registrar');
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Office of the Registrar');
        await expect(
          visitor.getByRole('link', { name: /registrar\.example\.org|website/i }).first(),
        ).toBeVisible();

        const other = await (await browser.newContext({ baseURL, locale: 'en' })).newPage();
        await beSignedIn(other, {}, { folder });
        expect((await other.goto('/console/organizations/new'))?.status()).toBe(403);
      },
    );
  });
}
