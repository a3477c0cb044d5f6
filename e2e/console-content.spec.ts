import { expect, type Page } from '@playwright/test';
import { signInByCall } from './account.ts';
import { beEditor } from './editor.ts';
import { newPerson } from './people.ts';
import { pictureFile } from './picture.ts';
import { saveChart } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const uniqueTitle = (words: string) => `${words} ${newPerson().password.slice(-8)}`;
const text = (page: Page) => page.getByLabel('Text', { exact: true }).filter({ visible: true });
const title = (page: Page) => page.getByLabel('Title', { exact: true }).filter({ visible: true });
const status = (page: Page) => page.locator('.editor-status');
const preview = (page: Page) => page.getByRole('region', { name: 'Preview, English' });

/** Writes the beginning of a new article; nothing is saved. */
async function begin(page: Page, words: string): Promise<string> {
  const name = uniqueTitle(words);
  await visit(page, '/console/content/new');
  await title(page).fill(name);
  await text(page).fill('It rains.');
  return name;
}

async function save(page: Page): Promise<string> {
  await page.keyboard.press('Control+s');
  await expect(status(page)).toContainText('Saved at');
  return savedId(page);
}

/** The id of an article that was just saved for the first time: its address follows the message. */
async function savedId(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/console\/content\/[\w-]{20,}/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test.describe('an editor', () => {
  test('writes by keyboard alone, sees what readers will see, and finds it saved', async ({ page }) => {
    await beEditor(page);
    const name = await begin(page, 'Rain by keyboard');
    await text(page).fill('');
    await text(page).pressSequentially('It rains ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('a lot');
    await expect(text(page)).toHaveValue('It rains **a lot**');
    await expect(preview(page).locator('strong')).toHaveText('a lot');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(text(page)).toBeFocused();
    await expect(text(page)).toHaveValue('## It rains **a lot**');
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveValue('It rains **a lot**');
    const id = await save(page);
    await visit(page, '/console/content');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(id));
    await expect(text(page)).toHaveValue('It rains **a lot**');
    await expect(page.getByLabel('Address')).toHaveValue(/^rain-by-keyboard-/);
  });

  test('adds a picture with its description, a chart and a dataset', async ({ page }) => {
    await beEditor(page);
    const chart = await saveChart(page, { title: 'Warm months', visibility: 'public' });
    await begin(page, 'With everything');
    await page.getByRole('button', { name: 'Add a picture' }).click();
    await page.getByLabel('A new picture').setInputFiles(pictureFile('dam.png'));
    await page.getByRole('button', { name: 'Add the picture' }).click();
    await expect(page.getByText('Describe in a few words what the picture shows.')).toBeVisible();
    await page.getByLabel('What it shows, in English').fill('A dam');
    await page.getByRole('button', { name: 'Add the picture' }).click();
    await expect(text(page)).toHaveValue(/^It rains\.\n\n!\[A dam\]\(\/media\/[\w-]+\)\n$/);
    await expect(preview(page).getByRole('img', { name: 'A dam' })).toBeVisible();

    await page.getByRole('button', { name: 'Add a chart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Warm months' }).click();
    await expect(text(page)).toHaveValue(new RegExp(`\n\n/visualise\\?vis_id=${chart.visID}\n$`));
    await expect(preview(page).locator('figure[data-chart] img')).toBeVisible();

    const { title: datasetTitle, name } = await firstDataset(page);
    await page.getByRole('button', { name: 'Add a dataset' }).first().click();
    await page.getByLabel('Search the datasets').fill(datasetTitle);
    await page.getByRole('dialog').getByRole('button', { name: datasetTitle }).first().click();
    await expect(text(page)).toHaveValue(new RegExp(`\n\n/p/${name}\n$`));
    await expect(preview(page).locator('[data-dataset]')).toBeVisible();
    await save(page);
  });

  test('translates side by side, publishes, and takes it offline again', async ({ page, request }) => {
    await beEditor(page);
    const name = await begin(page, 'Rain in two languages');
    await page.getByLabel('Side by side').check({ force: true });
    const french = page.locator('[data-language="fr"]');
    await french.getByLabel('Title').fill('La pluie');
    await french.getByLabel('Text', { exact: true }).fill('Il pleut.');
    await page.locator('summary', { hasText: 'Publish' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(status(page)).toContainText('Published at');
    const slug = await page.getByLabel('Address').inputValue();
    const read = async (lang: string) => request.get(`/api/content/published/${slug}?lang=${lang}`);
    expect(((await (await read('en')).json()) as { data: object }).data).toMatchObject({ title: name });
    expect(((await (await read('fr')).json()) as { data: object }).data).toMatchObject({ title: 'La pluie' });
    await page.locator('summary', { hasText: 'Published' }).click();
    await page.getByRole('button', { name: 'Take offline' }).click();
    await expect(status(page)).toContainText('Back to draft');
    expect((await read('en')).status()).toBe(404);
  });

  test('cannot publish what has no title, and is told where it is missing', async ({ page }) => {
    await beEditor(page);
    await visit(page, '/console/content/new');
    await text(page).fill('It rains.');
    await page.locator('summary', { hasText: 'Publish' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('alert')).toContainText('A title in English or in French is needed');
    await expect(text(page)).toHaveValue('It rains.');
  });

  test('finds what was written before by state and words', async ({ page }) => {
    await beEditor(page);
    const name = await begin(page, 'Found again');
    await save(page);
    await visit(page, '/console/content?state=draft');
    await page.getByLabel('Search titles').fill(name);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/state=draft&search=Found/);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByRole('link', { name: 'Archived' }).click();
    await expect(page.getByText('No article matches.')).toBeVisible();
  });

  test('deletes an article after a second thought', async ({ page }) => {
    await beEditor(page);
    const name = await begin(page, 'Soon gone');
    await save(page);
    await page.locator('summary', { hasText: 'Delete this article' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('The article has been deleted.')).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
});

test.describe('in the time of the editor', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('an article is scheduled, and the zone is named', async ({ page }) => {
    await beEditor(page);
    await begin(page, 'Tomorrow');
    await page.locator('summary', { hasText: 'Publish' }).click();
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.locator('.editor-publish').getByText('Choose a time in the future.')).toBeVisible();
    await page.getByLabel('Publish on').fill('2090-01-05T09:00');
    await expect(page.getByText(/Time zone: Asia\/(Kolkata|Calcutta), UTC\+5:30/)).toBeVisible();
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect(status(page)).toContainText('Scheduled at');
    const id = await savedId(page);
    const { data } = (await (await page.request.get(`/api/content/articles/${id}`)).json()) as {
      data: { publish_at: string; state: string };
    };
    expect(data).toMatchObject({ state: 'scheduled', publish_at: '2090-01-05T03:30:00.000Z' });
    await page.locator('summary', { hasText: 'Scheduled' }).click();
    await expect(page.getByText('Readers will see this from 5 Jan 2090, 09:00.')).toBeVisible();
  });
});

test.describe('nothing typed is lost', () => {
  test('when the session is over before it is saved', async ({ page, context }) => {
    const person = await beEditor(page);
    const name = await begin(page, 'Kept through a lost session');
    await context.clearCookies();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText('You are no longer signed in');
    await signInByCall(page, person);
    await visit(page, '/console/content');
    await page.getByRole('link', { name: 'A new article you have not saved yet' }).click();
    await expect(page.getByText('Your unsaved text of')).toBeVisible();
    await expect(title(page)).toHaveValue(name);
    await save(page);
    await visit(page, '/console/content/new');
    await expect(title(page)).toHaveValue('');
  });

  test('when the page is loaded anew, or the server does not answer', async ({ page, context }) => {
    await beEditor(page);
    await begin(page, 'Kept through a reload');
    await save(page);
    await text(page).fill('It pours.');
    await page.reload();
    await expect(text(page)).toHaveValue('It pours.');
    await context.setOffline(true);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
    await context.setOffline(false);
    await save(page);
    await page.reload();
    await expect(page.getByText('Your unsaved text of')).toHaveCount(0);
    await expect(text(page)).toHaveValue('It pours.');
  });

  test('when somebody else saves the same article meanwhile', async ({ page }) => {
    await beEditor(page);
    await begin(page, 'Written by two');
    const id = await save(page);
    await text(page).fill('It pours.');
    const address = `/api/content/articles/${id}`;
    const { data } = (await (await page.request.get(address)).json()) as {
      data: { revision: number; texts: { en: { title: string } } };
    };
    const theirs = await page.request.patch(address, {
      headers: { 'sec-fetch-site': 'same-origin', origin: new URL(page.url()).origin },
      data: {
        revision: data.revision,
        tags: ['weather'],
        texts: { en: { ...data.texts.en, body: 'It snows.' } },
      },
    });
    expect(theirs.status(), await theirs.text()).toBe(200);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { name: /saved this while you were writing/ })).toBeFocused();
    await expect(page.getByLabel('Tags')).toHaveValue('weather');
    await expect(text(page)).toHaveValue('It pours.');
    await page.getByRole('radio', { name: /Theirs/ }).check();
    await expect(text(page)).toHaveValue('It snows.');
    await page.getByRole('radio', { name: /Yours/ }).check();
    await save(page);
    await page.reload();
    await expect(text(page)).toHaveValue('It pours.');
    await expect(page.getByLabel('Tags')).toHaveValue('weather');
  });
});

/** A dataset that the catalogue shows. */
async function firstDataset(page: Page): Promise<{ name: string; title: string }> {
  const answer = await page.request.get('/api/3/action/package_search?rows=1&q=unemployment');
  const { result } = (await answer.json()) as { result: { results: { name: string; title: string }[] } };
  const [dataset] = result.results;
  if (!dataset) throw new Error('the sample has no such dataset');
  return dataset;
}
