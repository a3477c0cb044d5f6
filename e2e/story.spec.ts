import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { publishArticle } from './article.ts';
import { beEditor } from './editor.ts';
import { pictureFile } from './picture.ts';
import { saveChart } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const status = (page: Page) => page.locator('.editor-status');
const pane = (page: Page, language: 'en' | 'fr') => page.locator(`[data-language="${language}"]`);
const body = (page: Page, language: 'en' | 'fr') => pane(page, language).getByLabel('Text', { exact: true });

/** Adds a picture to the library and to the text, described in both languages. */
async function addPicture(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a picture' }).first().click();
  await page.getByLabel('A new picture').setInputFiles(pictureFile('gauge.png'));
  await page.getByLabel('What it shows, in English').fill(`A rain gauge ${words}`);
  await page.getByLabel('What it shows, in French').fill(`Un pluviomètre ${words}`);
  await page.getByRole('button', { name: 'Add the picture' }).click();
  await expect(body(page, 'en')).toHaveValue(new RegExp(`!\\[A rain gauge ${words}\\]\\(/media/`));
}

async function addChart(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a chart' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: title }).click();
  await expect(body(page, 'en')).toHaveValue(/\/visualise\?vis_id=/);
}

/** Somebody who has never been here, without script. */
async function reader(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    locale: 'en',
  });
  return context.newPage();
}

const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test('an editor writes, schedules, translates and publishes a story with a live chart and a picture; a visitor reads it in both languages without script', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const words = randomUUID().slice(0, 8);
  await beEditor(page);
  const { visID } = await saveChart(page, { title: `Warmth ${words}`, visibility: 'public' });

  // Written …
  await visit(page, '/console/content/new');
  await pane(page, 'en').getByLabel('Title').fill(`Two winters ${words}`);
  await pane(page, 'en').getByLabel('Summary').fill('Seattle stays mild while New York freezes.');
  await body(page, 'en').fill('## Cold and colder\n\nThe coldest month is January.');
  await addPicture(page, words);
  await addChart(page, `Warmth ${words}`);

  // … scheduled …
  await page.locator('summary', { hasText: 'Publish' }).click();
  await page.getByLabel('Publish on').fill('2090-01-05T09:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(status(page)).toContainText('Scheduled at');
  const address = `/news_blogs/${await page.getByLabel('Address').inputValue()}`;
  const visitor = await reader(browser, baseURL);
  expect((await visitor.goto(address))?.status()).toBe(404);

  // … translated, with the same chart and picture …
  await page.getByLabel('Side by side').check({ force: true });
  await pane(page, 'fr').getByLabel('Title').fill(`Deux hivers ${words}`);
  const [picture = ''] = /\/media\/[\w-]+/.exec(await body(page, 'en').inputValue()) ?? [];
  await body(page, 'fr').fill(
    `## Froid et plus froid\n\nLe mois le plus froid est janvier.\n\n![Un pluviomètre ${words}](${picture})\n\n/visualise?vis_id=${visID}\n`,
  );
  await page.keyboard.press('Control+s');
  await expect(status(page)).toContainText('Saved at');

  // … and published.
  await page.locator('summary', { hasText: 'Scheduled' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(status(page)).toContainText('Published at');

  // Read by somebody without script.
  await visitor.goto('/news_blogs');
  await visitor.getByRole('link', { name: `Two winters ${words}` }).click();
  await expect(visitor).toHaveURL(address);
  const article = visitor.getByRole('main').getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(`Two winters ${words}`);
  await expect(article.getByText('The coldest month is January.')).toBeVisible();
  const chart = article.locator(`figure[data-chart="${visID}"] img`);
  await expect.poll(() => chart.evaluate(isLoaded)).toBe(true);
  const gauge = article.getByRole('img', { name: `A rain gauge ${words}` });
  await gauge.scrollIntoViewIfNeeded();
  await expect.poll(() => gauge.evaluate(isLoaded)).toBe(true);
  await visitor.getByRole('link', { name: 'Français' }).click();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(`Deux hivers ${words}`);
  await expect(article.getByText('Le mois le plus froid est janvier.')).toBeVisible();
  await expect(article.getByRole('img', { name: `Un pluviomètre ${words}` })).toBeAttached();
  await expect(article.locator('figure[data-chart] img')).toBeVisible();
  await visitor.context().close();

  // With script the chart becomes interactive once the reader has done something.
  await visit(page, address);
  await expect(page.locator('.article-live')).toHaveCount(0);
  await page.locator('figure[data-chart]').hover();
  await expect(page.locator('.article-live svg')).toBeVisible();
});

test('what is due is published by itself', async ({ page, request }) => {
  test.slow();
  const words = randomUUID().slice(0, 8);
  const texts = { en: { title: `Due ${words}`, excerpt: '', body: 'It is time.' } };
  const publish_at = new Date(Date.now() + 4000).toISOString();
  const { slug } = await publishArticle(request, { kind: 'news', texts, state: 'scheduled', publish_at });
  expect((await page.goto(`/news_blogs/${slug}`))?.status()).toBe(404);
  await expect
    .poll(async () => (await request.get(`/news_blogs/${slug}`)).status(), { timeout: 60_000 })
    .toBe(200);
  await page.goto('/news_blogs/news');
  await expect(page.getByRole('link', { name: `Due ${words}` })).toBeVisible();
});

/** Attacks that visitors may try and editors may paste. */
const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle r="9"/></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert%281%29)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '![x](x" onerror="alert(1))',
  '<details ontoggle=alert(1) open>x</details>',
  '```html\n</code><script>alert(1)</script>\n```',
];

test('nothing that is written runs, neither for readers nor for editors', async ({ page, request }) => {
  test.slow();
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  const title = `<img src=x onerror=alert(1)> ${randomUUID().slice(0, 8)}`;
  const { id, slug } = await publishArticle(request, {
    kind: 'blog',
    slug: `payload-${randomUUID().slice(0, 8)}`,
    texts: { en: { title, excerpt: payloads.join(' ').slice(0, 500), body: payloads.join('\n\n') } },
    tags: ['<b onclick=alert(1)>'],
    authors: ['"><script>alert(1)</script>'],
  });
  await beEditor(page);
  for (const path of [
    `/news_blogs/${slug}`,
    '/news_blogs',
    '/console/content',
    `/console/content/${id}`,
    `/console/content/${id}/revisions`,
  ]) {
    await visit(page, path);
    await expect(page.getByText(title).first()).toBeAttached();
    const armed = page
      .locator('main')
      .locator(
        'script, iframe, object, embed, [onerror], [onload], [onclick], [ontoggle], [href^="javascript" i], [href^="data:" i]',
      )
      .filter({ hasNotText: '@context' });
    expect(await armed.evaluateAll((found) => found.map((one) => one.outerHTML)), path).toEqual([]);
  }
  expect(said).toEqual([]);
});
