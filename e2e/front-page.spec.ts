import { expect, type Page } from '@playwright/test';
import { publishArticle } from './article.ts';
import { axeViolations } from './axe-violations.ts';
import { beEditor } from './editor.ts';
import { newPerson } from './people.ts';
import { saveChart } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const choice = '/api/content/front-page/choice';
const nothing = { hero: null, tiles: [], datasets: [], stories: [], sections: [] };
const unique = (words: string) => `${words} ${newPerson().password.slice(-8)}`;

/** Puts the front page back, as the editor who is signed in. */
async function chooseNothing(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  const { data } = (await (await page.request.get(choice)).json()) as { data: { revision: number } };
  const answer = await page.request.put(choice, {
    headers,
    data: { revision: data.revision, ...nothing },
  });
  expect(answer.status()).toBe(200);
}

test('an editor curates the home page, and readers see it in that order', async ({
  page,
  browser,
  baseURL,
}) => {
  await beEditor(page);
  const chart = await saveChart(page, { title: unique('Warmth'), visibility: 'public' });
  await visit(page, '/console/front');
  const tiles = page.getByRole('region', { name: 'Charts and tables' });
  const dialog = page.getByRole('dialog');
  await tiles.getByRole('button', { name: 'Add a table' }).click();
  await dialog.getByRole('searchbox').fill('unemployment county');
  await dialog.getByRole('button', { name: /Unemployment rate by county/ }).click();
  await tiles.getByRole('button', { name: 'Add a chart' }).click();
  await dialog.getByRole('searchbox').fill(chart.title);
  await dialog.getByRole('button', { name: chart.title }).click();
  // By keyboard: the focus follows the entry.
  const up = tiles.getByRole('button', { name: `Move up: ${chart.title}` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(tiles.getByRole('listitem').first()).toContainText(chart.title);
  await expect(up).toBeFocused();
  const sections = page.getByRole('region', { name: 'Sections' });
  await sections.getByRole('button', { name: 'Move up: News' }).click();
  expect(await axeViolations(page)).toEqual([]);
  // What is not saved is seen as visitors would, by who may choose.
  const preview = (await page.getByRole('link', { name: 'Preview' }).getAttribute('href')) ?? '';
  const seen = await page.context().newPage();
  await seen.goto(preview);
  await expect(seen.getByText('This is a preview.')).toBeVisible();
  await expect(
    seen.getByRole('region', { name: 'Charts and tables' }).getByRole('listitem').first(),
  ).toContainText(chart.title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Readers see it now.')).toBeVisible();

  const reader = await browser.newPage({ ...(baseURL ? { baseURL } : {}), locale: 'en' });
  await reader.goto('/');
  const shown = reader.getByRole('region', { name: 'Charts and tables' }).getByRole('listitem');
  await expect(shown).toHaveCount(2);
  await expect(shown.first().getByRole('link')).toHaveAttribute('href', `/visualise?vis_id=${chart.visID}`);
  const headings = await reader.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('News')).toBe(headings.indexOf('New Datasets') - 1);
  expect(await axeViolations(reader)).toEqual([]);
  expect((await reader.request.get(preview)).status()).toBe(404);
  await chooseNothing(page);
  await reader.reload();
  await expect(shown).toHaveCount(0);
  // The choice before is taken back.
  await visit(page, '/console/front/revisions');
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(page.getByText(/^Version \d+ has been restored/)).toBeVisible();
  await reader.reload();
  await expect(shown).toHaveCount(2);
  await chooseNothing(page);
});

test('one search finds a dataset, a column, a chart, an article and an organisation', async ({ page }) => {
  await beEditor(page);
  const word = 'labor';
  const chart = await saveChart(page, { title: unique(word), visibility: 'public' });
  const title = unique('News of labor');
  await publishArticle(page.request, { kind: 'news', texts: { en: { title, body: 'It counts.' } } });
  await visit(page, `/search?sq=${word}`);
  await expect(
    page.getByRole('region', { name: 'Datasets found' }).getByRole('listitem').first(),
  ).toContainText('Labor Statistics');
  const found = page.getByRole('complementary', { name: 'Also found' });
  for (const [kind, name] of [
    ['Columns', /Unemployment/],
    ['Charts', chart.title],
    ['Articles', title],
    ['Organisations', 'U.S. Bureau of Labor Statistics'],
  ] as const)
    await expect(found.getByRole('region', { name: kind }).getByRole('link', { name }).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // Where no dataset is found, the page says what else was.
  await page.goto(`/search?sq=${encodeURIComponent(title)}`);
  await expect(page.getByText('But something else was found:')).toBeVisible();
  await expect(found.getByRole('link', { name: title })).toBeVisible();
  // What one wants to do is found in the help.
  await page.goto('/search?sq=download');
  await expect(
    found.getByRole('region', { name: 'Help' }).getByRole('link', { name: 'Download data' }),
  ).toHaveAttribute('href', '/help/download');
});
