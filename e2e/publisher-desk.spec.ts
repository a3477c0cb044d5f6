import { expect, type Page } from '@playwright/test';
import { open } from './people.ts';
import { look, save, showing, withDesk } from './publisher-desk.ts';
import { test } from './test.ts';

const address = '/console/data/births-by-district';
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

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
  if (hasScript) await expect(page.getByText('Filled in: it counts when you save.').first()).toBeVisible();
  await page.getByLabel('Licence').selectOption('CC-BY-4.0');
  await save(page);
  await showing(page, 'Saved.');
  await expect(page.getByRole('link', { name: /^Add the words that people search for/ })).toHaveCount(0);
  await look(page, hasScript);
  await page.getByRole('link', { name: 'View its page' }).click();
  await expect(page.getByText('This page is not public yet.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Births by district');
  await look(page, hasScript);
  await open(page, address, hasScript);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await showing(page, 'It is public now.');
  expect(await statusOf(visitor, '/p/births-by-district')).toBe(200);
  await open(page, '/p/births-by-district', hasScript);
  await expect(page.getByText('This page is not public yet.')).toBeHidden();
  await open(page, address, hasScript);
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

for (const hasScript of [true, false]) {
  test(`a colleague sends a draft back with a note, publishes the next one, and schedules another, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    await withDesk(browser, hasScript, async ({ call, editorOf, visitor }) => {
      await call('organization_patch', { id: 'registrar', requires_review: true });
      for (const name of ['births-by-district', 'deaths-by-district'])
        await call('package_create', { name, title: name, owner_org: 'registrar', state: 'draft' });
      const { page, name } = await editorOf('registrar');
      const colleague = (await editorOf('registrar')).page;

      await submit(page, address, 'Please look at the units', hasScript);
      await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0);
      await open(colleague, '/console/data', hasScript);
      await showing(colleague, 'Waits for your look');
      await colleague.getByRole('link', { name: 'births-by-district' }).click();
      await expect(colleague.getByText(`${name} asked for a look at it on`)).toBeVisible();
      await look(colleague, hasScript);
      await colleague.getByText('Send back …', { exact: true }).click();
      await colleague.getByLabel('What is to be done').fill('Say what a live birth is');
      await colleague.getByRole('button', { name: 'Send back', exact: true }).click();
      await showing(colleague, 'It was sent back.');
      expect(await statusOf(visitor, '/p/births-by-district')).toBe(404);

      await open(page, `${address}/history`, hasScript);
      await showing(page, 'Say what a live birth is');
      await submit(page, address, 'It stands in the description now', hasScript);
      await open(colleague, address, hasScript);
      await colleague.getByRole('button', { name: 'Publish now' }).click();
      await showing(colleague, 'It is public now.');
      expect(await statusOf(visitor, '/p/births-by-district')).toBe(200);

      await submit(page, '/console/data/deaths-by-district', '', hasScript);
      await open(colleague, '/console/data/deaths-by-district', hasScript);
      await colleague.getByText('Publish at a time …', { exact: true }).click();
      await colleague.getByLabel(/^Day and time/).fill('2030-01-31T09:00');
      await colleague.getByRole('button', { name: 'Schedule', exact: true }).click();
      await showing(colleague, 'The time is set.');
      await expect(colleague.getByText(/^It becomes public by itself on .*2030/)).toBeVisible();
      await open(colleague, '/console/data?state=scheduled', hasScript);
      await expect(colleague.getByText(/^Public from .*2030/)).toBeVisible();
      expect(await statusOf(visitor, '/p/deaths-by-district')).toBe(404);
    });
  });
}

/** Asks for a look at a draft; where it is the usual step, its form stands open. */
async function submit(page: Page, path: string, note: string, hasScript: boolean): Promise<void> {
  await open(page, path, hasScript);
  await page.getByLabel('What to look at (optional)').fill(note);
  await page.getByRole('button', { name: 'Ask for a look', exact: true }).click();
  await showing(page, 'It waits for somebody else’s look.');
}
