import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { expectAccessible } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** A picture of four dots. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWPQyp+ulT+dAUIBAB+aBMHa0qWfAAAAAElFTkSuQmCC',
  'base64',
);
const link = { name: 'File', url: 'https://example.org/table.csv' };

test.describe.configure({ timeout: 240_000 });

for (const hasScript of [true, false]) {
  test(`an organisation is renamed, pictured, merged into another and that one deleted, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    await withSite(
      (site) => site,
      async (baseURL, folder) => {
        const contextOf = (locale: string) =>
          browser.newContext({ baseURL, locale, javaScriptEnabled: hasScript });
        const page = await (await contextOf('en')).newPage();
        const { email } = await beSignedIn(page, {}, { folder });
        const editor = await (await contextOf('en')).newPage();
        const account = await beSignedIn(editor, {}, { folder });
        const headers = { authorization: administratorKey(folder) };
        const call = async (action: string, data: object) => {
          const answer = await page.request.post(`/api/3/action/${action}`, { headers, data });
          expect(answer.status(), await answer.text()).toBe(200);
        };
        const given = await page.request.post('/api/operation/people', {
          headers: { authorization: `Bearer ${administratorKey(folder)}` },
          data: { email, role: 'administrator' },
        });
        expect(given.ok(), await given.text()).toBe(true);
        await call('organization_create', { name: 'rain-office', title: 'Rain office' });
        await call('organization_create', { name: 'weather-service', title: 'Weather service' });
        const role = { username: account.email, role: 'editor' };
        await call('organization_member_create', { id: 'rain-office', ...role });
        await call('package_create', {
          name: 'rainfall',
          title: 'Rainfall',
          owner_org: 'rain-office',
          resources: [link],
        });
        const open = (path: string) => (hasScript ? visit(page, path) : page.goto(path));
        const english = await (await contextOf('en')).newPage();
        const visitors: [Page, RegExp][] = [
          [english, /1 dataset/],
          [await (await contextOf('fr')).newPage(), /1 jeu de données/],
        ];
        const expectLed = async (from: string, title: string, path: string) => {
          for (const [visitor, found] of visitors) {
            await visitor.goto(from);
            await expect(visitor).toHaveURL(path);
            await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
            await expect(visitor.getByRole('heading', { level: 2, name: found })).toBeVisible();
          }
        };
        const expectFound = async (organization: string) => {
          for (const [visitor] of visitors) {
            await visitor.goto(`/search?organization=${organization}`);
            await expect(visitor.getByRole('link', { name: 'Rainfall' }).first()).toBeVisible();
          }
        };
        await expectLed('/organization/rain-office', 'Rain office', '/organization/rain-office');

        await open('/console/organizations');
        await page.getByRole('link', { name: 'Rain office' }).click();
        await page.getByLabel('Address').fill('weather-service');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText('Another organisation or group has this address.').first()).toBeVisible();
        await page.getByLabel('Address').fill('rain-board');
        await page.getByLabel('What it is called').fill('Rain board');
        await page.getByLabel('Its own website').fill('https://rain.example.org');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page).toHaveURL('/console/organizations/rain-board?done=renamed');
        await page.getByLabel('Choose a picture').setInputFiles({
          name: 'notes.png',
          mimeType: 'image/png',
          buffer: Buffer.from('no picture'),
        });
        await page.getByRole('button', { name: 'Save the picture' }).click();
        await expect(page.getByText('This file is no JPEG, PNG, WebP or AVIF picture')).toBeVisible();
        await page
          .getByLabel('Choose a picture')
          .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
        await page.getByRole('button', { name: 'Save the picture' }).click();
        await expect(page).toHaveURL('/console/organizations/rain-board?done=pictured');
        if (hasScript) await expectAccessible(page);
        await expectLed('/organization/rain-office', 'Rain board', '/organization/rain-board');
        const visitor = english;
        const picture = visitor.locator('article img').first();
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
        await expectFound('rain-office');

        await page.getByRole('link', { name: 'Merge or delete' }).click();
        await expect(page.getByText('It cannot be deleted while it has a dataset.')).toBeVisible();
        if (hasScript) await expectAccessible(page);
        await page.getByRole('combobox', { name: 'Into' }).selectOption('weather-service');
        await page.getByRole('button', { name: 'See what would move' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Merge “Rain board” into “Weather service”',
        );
        await expect(page.getByText('1 public')).toBeVisible();
        if (hasScript) await expectAccessible(page);
        await page.getByRole('textbox').fill('Rain');
        await page.getByRole('button', { name: 'Merge them' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Merge');
        await page.getByRole('textbox').fill('Rain board');
        await page.getByRole('button', { name: 'Merge them' }).click();
        await expect(page).toHaveURL('/console/organizations/weather-service?done=merged');
        for (const old of ['rain-office', 'rain-board']) {
          await expectLed(`/organization/${old}`, 'Weather service', '/organization/weather-service');
          await expectFound(old);
        }
        await editor.goto('/p/rainfall');
        await expect(editor.getByRole('link', { name: /Add a resource/ })).toBeVisible();

        await call('package_delete', { id: 'rainfall' });
        await open('/console/organizations/weather-service/remove');
        await page.getByRole('textbox').fill('Weather service');
        await page.getByRole('button', { name: 'Delete the organisation' }).click();
        await expect(page.getByText('The organisation is deleted')).toBeVisible();
        expect((await visitor.goto('/organization/weather-service'))?.status()).toBe(404);
        await page.getByRole('button', { name: 'Bring it back' }).click();
        await expect(page).toHaveURL('/console/organizations/weather-service?done=restored');
        expect((await visitor.goto('/organization/rain-office'))?.status()).toBe(200);
      },
    );
  });
}
