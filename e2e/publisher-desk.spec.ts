import { type Browser, expect, type Page, test } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { expectAccessible } from './own-project.ts';
import { withSite } from './own-server.ts';
import { open } from './people.ts';

interface Desk {
  /** Opens a page of somebody who is editor of an organisation, by its name. */
  editorOf: (organization: string) => Promise<{ page: Page; name: string }>;
  visitor: Page;
}

/** Opens a site of its own with two organisations that have no datasets. */
async function withDesk(
  browser: Browser,
  javaScriptEnabled: boolean,
  visit: (desk: Desk) => Promise<void>,
): Promise<void> {
  await withSite(
    (site) => site,
    async (baseURL, folder) => {
      const context = () => browser.newContext({ baseURL, javaScriptEnabled, locale: 'en' });
      const visitor = await (await context()).newPage();
      const headers = { authorization: administratorKey(folder) };
      const make = async (action: string, data: object) => {
        const answer = await visitor.request.post(`/api/3/action/${action}`, { headers, data });
        expect(answer.status(), await answer.text()).toBe(200);
      };
      await make('organization_create', { name: 'registrar', title: 'Registrar' });
      await make('organization_create', { name: 'weather-service', title: 'Weather service' });
      const pages = [visitor];
      const editorOf = async (organization: string) => {
        const page = await (await context()).newPage();
        pages.push(page);
        const traits = { name: `Editor ${pages.length}` };
        const { email } = await beSignedIn(page, traits, { folder });
        await make('organization_member_create', { id: organization, username: email, role: 'editor' });
        return { page, name: traits.name };
      };
      await visit({ editorOf, visitor });
      for (const page of pages) await page.context().close();
    },
  );
}

const address = '/console/data/births-by-district';
const showing = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

/** axe looks at a page by script of its own. */
async function look(page: Page, hasScript: boolean): Promise<void> {
  if (hasScript) await expectAccessible(page);
}

async function save(page: Page, button = 'Save'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** A draft that is described and published; the form keeps what it is told. */
async function publishBirths(page: Page, visitor: Page, hasScript: boolean): Promise<void> {
  await open(page, '/console', hasScript);
  await expect(page).toHaveURL('/console/data');
  await expect(page.getByRole('heading', { name: 'No datasets yet' })).toBeVisible();
  await look(page, hasScript);
  await page.getByRole('link', { name: 'New dataset' }).first().click();
  await page.getByLabel('Title', { exact: true }).fill('Births by district');
  await look(page, hasScript);
  await page.getByRole('button', { name: 'Make a draft' }).click();
  await expect(page).toHaveURL(`${address}?done=created`);
  await showing(page, 'Nobody but its editors sees it. View its page');
  expect(await statusOf(visitor, '/p/births-by-district')).toBe(404);

  await page.getByLabel('Description', { exact: true }).fill('Live births of each district.');
  await page.getByRole('link', { name: /^Add the words that people search for/ }).click();
  if (hasScript) await expect(page.getByLabel('Tags')).toBeFocused();
  await page.getByLabel('Tags').fill('births, people');
  if (hasScript) await expect(page.getByText('filled in; save to count').first()).toBeVisible();
  await page.getByLabel('Licence').selectOption('CC-BY-4.0');
  await save(page);
  await showing(page, 'Saved.');
  await expect(page.getByRole('link', { name: /^Add the words that people search for/ })).toHaveCount(0);
  await look(page, hasScript);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await showing(page, 'It is public now.');
  expect(await statusOf(visitor, '/p/births-by-district')).toBe(200);
}

/** Two editors save at once: the second is told, and nothing of either is lost. */
async function correctAtOnce(
  page: Page,
  other: { page: Page; name: string },
  hasScript: boolean,
): Promise<void> {
  await open(page, address, hasScript);
  await open(other.page, address, hasScript);
  await other.page.getByLabel('Title', { exact: true }).fill('Births by district, 2020');
  await other.page.getByLabel('Source', { exact: true }).fill('Civil registration');
  await save(other.page);
  await showing(other.page, 'Saved.');

  await page.getByLabel('Title', { exact: true }).fill('Live births by district');
  await page.getByLabel('Contact', { exact: true }).fill('Office of the registrar');
  await save(page);
  await showing(page, `${other.name} changed this dataset while you were working on it`);
  await expect(page.getByText('Births by district, 2020', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Live births by district');
  await expect(page.getByLabel('Source', { exact: true })).toHaveValue('Civil registration');
  await look(page, hasScript);
  await save(page, 'Save anyway');
  await showing(page, 'Saved.');
  const shown = await page.request.get('/api/3/action/package_show?id=births-by-district');
  expect((await shown.json()).result).toMatchObject({
    title: 'Live births by district',
    source_name: 'Civil registration',
    maintainer: 'Office of the registrar',
  });
}

/** Out of sight with a word why, into the bin, and back. */
async function takeBack(page: Page, visitor: Page, hasScript: boolean): Promise<void> {
  await open(page, address, hasScript);
  await page.getByText('Withdraw …', { exact: true }).click();
  await expect(page.getByText('/dataset/births-by-district.jsonld').first()).toBeVisible();
  await page.getByLabel('Reason, for everybody to read').fill('The figures of May are wrong');
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await showing(page, 'It was withdrawn.');
  expect(await statusOf(visitor, '/p/births-by-district')).toBe(410);
  expect(await statusOf(visitor, '/dataset/births-by-district.ttl')).toBe(410);

  await page.getByText('Delete …', { exact: true }).click();
  await page.getByRole('button', { name: 'Move to the bin' }).click();
  await showing(page, 'It is in the bin.');
  await open(page, '/console/data?state=deleted', hasScript);
  await expect(page.getByText(/^Can be restored until/)).toBeVisible();
  await look(page, hasScript);
  await page.getByRole('link', { name: 'Live births by district' }).click();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await showing(page, 'It was restored.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await showing(page, 'It is public now.');
  expect(await statusOf(visitor, '/p/births-by-district')).toBe(200);
}

async function restoreTitle(page: Page, hasScript: boolean): Promise<void> {
  await open(page, `${address}/history`, hasScript);
  await expect(page.getByText('The figures of May are wrong')).toBeVisible();
  await look(page, hasScript);
  await page.getByRole('button', { name: 'Restore this version Version 1', exact: true }).click();
  await showing(page, 'The description of version 1 holds again.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Births by district');
}

test.describe.configure({ timeout: 240_000 });

for (const hasScript of [true, false]) {
  test(`an editor publishes, corrects beside a colleague, withdraws, deletes and restores, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    await withDesk(browser, hasScript, async ({ editorOf, visitor }) => {
      const { page } = await editorOf('registrar');
      await publishBirths(page, visitor, hasScript);
      await correctAtOnce(page, await editorOf('registrar'), hasScript);
      await takeBack(page, visitor, hasScript);
      await restoreTitle(page, hasScript);
      await open(page, '/p/births-by-district', hasScript);
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page).toHaveURL(address);
    });
  });
}

test('an editor of another organisation sees none of it and can do none of it, nor can a visitor', async ({
  browser,
}) => {
  await withDesk(browser, true, async ({ editorOf, visitor }) => {
    const { page } = await editorOf('registrar');
    await open(page, '/console/data/new', true);
    await page.getByLabel('Title', { exact: true }).fill('Births by district');
    await page.getByRole('button', { name: 'Make a draft' }).click();
    await expect(page).toHaveURL(`${address}?done=created`);

    const other = (await editorOf('weather-service')).page;
    await open(other, '/console/data', true);
    await expect(other.getByRole('heading', { name: 'No datasets yet' })).toBeVisible();
    for (const path of [address, `${address}/history`]) expect((await other.goto(path))?.status()).toBe(404);
    const form = (act: string) => ({ act, words: 'Mine now', title: 'Mine', name: 'births-by-district' });
    for (const act of [
      'save',
      'publish',
      'submit',
      'send_back',
      'withdraw',
      'delete',
      'restore',
      'unschedule',
    ]) {
      const answer = await other.request.post(address, {
        form: form(act),
        headers: { origin: new URL(other.url()).origin },
      });
      expect([act, answer.status()]).toEqual([act, 404]);
    }
    const shown = await page.request.get('/api/3/action/package_show?id=births-by-district');
    expect((await shown.json()).result).toMatchObject({ state: 'draft', title: 'Births by district' });

    await visitor.goto('/console/data');
    await expect(visitor).toHaveURL(/\/login\?/);
    const { result } = await (await visitor.request.get('/api/3/action/dataset_desk_list')).json();
    expect(result).toEqual({ count: 0, waiting: 0, datasets: [] });
  });
});
