import { axeViolations } from './axe-violations.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { beEditor } from './editor.ts';
import { tabAndPress } from './keyboard.ts';
import { administratorKey, invitationSentTo } from './mailbox.ts';
import { withSite } from './own-server.ts';
import { newPerson, open } from './people.ts';
import { test } from './test.ts';

const people = '/organization/weather-service/people';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, words: string) =>
  page.getByRole('region', { name: 'People' }).getByRole('listitem').filter({ hasText: words });

interface Visitors {
  /** A page of an administrator of the portal. */
  page: Page;
  /** Opens a page of somebody else. */
  another: () => Promise<Page>;
  folder: string;
}

/** Opens a site of its own with two organisations that have a dataset each. */
async function withOrganizations(
  browser: Browser,
  javaScriptEnabled: boolean,
  visit: (visitors: Visitors) => Promise<void>,
): Promise<void> {
  const begin = async (baseURL: string, folder: string) => {
    const contextOf = () => browser.newContext({ baseURL, javaScriptEnabled, locale: 'en' });
    const context = await contextOf();
    const page = await context.newPage();
    const headers = { authorization: administratorKey(folder) };
    const make = async (action: string, data: object) => {
      const answer = await page.request.post(`/api/3/action/${action}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    await make('organization_create', { name: 'weather-service', title: 'Weather service' });
    await make('organization_create', { name: 'registrar', title: 'Registrar' });
    await make('package_create', { name: 'rainfall', title: 'Rainfall', owner_org: 'weather-service' });
    await make('package_create', {
      name: 'plans',
      title: 'Plans',
      owner_org: 'weather-service',
      private: true,
    });
    await make('package_create', { name: 'births', title: 'Births', owner_org: 'registrar' });
    await beEditor(page, folder);
    const others: Awaited<ReturnType<typeof contextOf>>[] = [];
    const another = async () => {
      const other = await contextOf();
      others.push(other);
      return other.newPage();
    };
    await visit({ page, another, folder });
    for (const one of [context, ...others]) await one.close();
  };
  await withSite((site) => site, begin);
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`${email} now has the role “${role}”.`)).toBeVisible();
}

test.describe.configure({ timeout: 240_000 });

for (const hasScript of [true, false]) {
  test(`an administrator makes somebody editor by e-mail, who imports, and is removed, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    await withOrganizations(browser, hasScript, async ({ page, another, folder }) => {
      const { email, password } = newPerson();
      await open(page, '/organization/weather-service', hasScript);
      await page.getByRole('link', { name: 'People and roles' }).click();
      await expect(title(page)).toHaveText('People of Weather service');
      await expect(page.getByText('Nobody has a role here yet.')).toBeVisible();
      await invite(page, email, 'Editor');
      await expect(row(page, email)).toContainText('Invited, has not signed in yet');

      const editor = await another();
      await open(editor, await invitationSentTo(editor.request, email, folder), hasScript);
      await editor.getByRole('button', { name: 'Continue' }).click();
      const field = editor.getByLabel('Password', { exact: true });
      await field.fill(password);
      await field.press('Enter');
      // The letter leads on to where editors work.
      await expect(editor).toHaveURL('/console/data');
      await open(editor, '/profile', hasScript);
      const own = editor.getByRole('region', { name: 'Your organisations' });
      await expect(own.getByRole('listitem')).toContainText('Editor');
      await own.getByRole('link', { name: 'Weather service', exact: true }).click();
      await expect(title(editor)).toHaveText('Weather service');

      await open(editor, '/p/rainfall', hasScript);
      await editor.getByRole('link', { name: 'Add a resource from a file or an address' }).click();
      const file = { name: 'rain.csv', mimeType: 'text/csv', buffer: Buffer.from('place,rain\nKolar,600\n') };
      await editor.getByLabel('File', { exact: true }).setInputFiles(file);
      await editor.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(title(editor)).toHaveText('1 row was imported');

      // What is not public is for the organisation's people, from its page on.
      expect((await page.request.get('/p/plans', { headers: { cookie: '' } })).status()).toBe(404);
      await open(editor, '/p/plans', hasScript);
      await expect(editor.getByRole('link', { name: /Add a resource/ })).toBeVisible();

      expect((await editor.goto('/p/births/import'))?.status()).toBe(403);
      await expect(title(editor)).toHaveText('You cannot import here');
      await editor.getByRole('link', { name: 'About Registrar' }).click();
      await expect(title(editor)).toHaveText('Registrar');
      await expect(editor.getByRole('link', { name: 'People', exact: true })).toHaveCount(0);
      expect((await editor.goto('/organization/registrar/people'))?.status()).toBe(403);

      await open(page, people, hasScript);
      await expect(row(page, email)).not.toContainText('Invited');
      await row(page, email).getByText('Remove', { exact: true }).click();
      await row(page, email).getByRole('button', { name: 'Remove now' }).click();
      await expect(page.getByText('no longer has a role here.')).toBeVisible();
      await expect(row(page, email)).toHaveCount(0);
      for (const address of ['/p/rainfall/import', people])
        expect((await editor.goto(address))?.status(), address).toBe(403);
      await editor.goto('/p/rainfall');
      await expect(editor.getByRole('link', { name: /Add a resource/ })).toHaveCount(0);
      expect((await editor.goto('/p/plans'))?.status()).toBe(404);
    });
  });
}

test('an admin invites, changes a role and leaves by keyboard alone, and is warned before', async ({
  browser,
}) => {
  await withOrganizations(browser, true, async ({ page, another, folder }) => {
    const admin = await another();
    const { email, name } = await beSignedIn(admin, {}, { folder });
    await open(page, people, true);
    await invite(page, email, 'Admin');

    await open(admin, people, true);
    expect(await axeViolations(admin)).toEqual([]);
    const somebody = newPerson().email;
    await admin.getByLabel('E-mail address').focus();
    await admin.keyboard.type(somebody);
    await tabAndPress(admin, admin.getByRole('radio', { name: /^Member/ }), 'Space');
    await tabAndPress(admin, admin.getByRole('button', { name: 'Send the invitation' }));
    await expect(row(admin, somebody)).toContainText('Member');

    await tabAndPress(admin, row(admin, somebody).locator('summary').first());
    await tabAndPress(admin, admin.getByLabel('New role'), 'E');
    await tabAndPress(admin, admin.getByRole('button', { name: 'Save the role' }));
    await expect(admin.getByText('now has the role “Editor”.')).toBeVisible();

    const own = row(admin, name);
    await expect(own.getByText('Change role')).toHaveCount(0);
    await tabAndPress(admin, own.locator('summary'));
    await expect(own.getByText('You are the only admin.')).toBeVisible();
    await tabAndPress(admin, own.getByRole('button', { name: 'Leave now' }));
    await expect(admin).toHaveURL('/organization/weather-service?left=1');
    await expect(admin.getByText('You no longer have a role at Weather service.')).toBeVisible();
    expect((await admin.goto(people))?.status()).toBe(403);
  });
});

test('who is not signed in sees the organisation, and is led to the login by its people', async ({
  page,
}) => {
  const name = 'us-bureau-of-labor-statistics';
  await page.goto(`/organization/${name}`);
  await expect(title(page)).toHaveText('U.S. Bureau of Labor Statistics');
  await expect(page.getByRole('heading', { level: 2, name: '3 datasets' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Search all 3 datasets' }).click();
  await expect(page).toHaveURL(`/search?organization=${name}`);
  await page.goto(`/organization/${name}/people`);
  await expect(page).toHaveURL(/\/login\?.*return_to=/);
});
