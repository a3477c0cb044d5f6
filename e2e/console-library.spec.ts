import { randomUUID } from 'node:crypto';
import { axeViolations } from './axe-violations.ts';
import { expect, type Page } from '@playwright/test';
import { publishArticle } from './article.ts';
import { beEditor } from './editor.ts';
import { pictureFile } from './picture.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const unique = () => randomUUID().slice(0, 8);
const tiles = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Adds a picture by the form of the library, which must be open. */
async function add(page: Page, name: string, english: string): Promise<void> {
  await page.getByLabel('Drop pictures here').setInputFiles(pictureFile(name));
  await page.getByLabel('What it shows, in English').fill(english);
  await page.getByRole('button', { name: 'Add the picture' }).click();
  await expect(page.getByText(`${name} is in the library.`)).toBeVisible();
}

test('a picture is added, described in both languages, kept while it is used, and deleted', async ({
  page,
}) => {
  test.slow();
  const words = unique();
  await beEditor(page);
  await visit(page, '/console/media');
  await add(page, `gauge-${words}.png`, `A rain gauge ${words}`);
  await page.getByLabel('Words in names and descriptions').fill(words);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toContainText('No French description');
  await tiles(page).getByRole('link').click();
  await page.getByLabel('What it shows, in French').fill(`Un pluviomètre ${words}`);
  await page.getByRole('button', { name: 'Save descriptions' }).click();
  await expect(page.getByText('The descriptions are saved.')).toBeVisible();
  await expect(page.getByText('No French description')).toHaveCount(0);
  await page.getByLabel('What it shows, in English').fill('');
  await page.getByLabel('What it shows, in French').fill('');
  await page.getByRole('button', { name: 'Save descriptions' }).click();
  await expect(page.getByText('Describe the picture in one language at least')).toBeVisible();

  const address = page.url();
  const id = new URL(address).searchParams.get('picture') ?? '';
  const title = `With a gauge ${words}`;
  const texts = { en: { title, excerpt: '', body: `![A gauge](/media/${id})` } };
  await publishArticle(page.request, { kind: 'blog', texts });
  await visit(page, address);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText('It cannot be deleted while these texts show it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete it now' })).toHaveCount(0);
  const form = { intent: 'delete' };
  const refused = await page.request.post(address, { headers: { origin: new URL(address).origin }, form });
  expect(await refused.text()).toContain('A text shows this picture, so it was not deleted.');

  await visit(page, '/console/media');
  await add(page, `spare-${words}.png`, `A spare ${words}`);
  await page.getByRole('link', { name: `spare-${words}.png` }).click();
  await page.getByText('Delete this picture').click();
  await page.getByRole('button', { name: 'Delete it now' }).click();
  await expect(page.getByText('The picture is deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: `spare-${words}.png` })).toHaveCount(0);
});

test('what is no picture is not taken, and a name cannot carry script', async ({ page }) => {
  await beEditor(page);
  await visit(page, '/console/media');
  const svg = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  await page.getByLabel('Drop pictures here').setInputFiles(svg);
  await page.getByLabel('What it shows, in English').fill('Nothing good');
  await page.getByRole('button', { name: 'Add the picture' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await visit(page, '/console/media');
  await add(page, '<img src=x onerror=alert(1)>.png', 'A square');
  await expect(page.locator('main [onerror]')).toHaveCount(0);
});

for (const [colorScheme, locale, width] of [
  ['light', 'en', 1440],
  ['dark', 'fr', 360],
] as const) {
  test(`axe finds nothing in the library, ${colorScheme}, ${locale}, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ baseURL: String(baseURL), colorScheme, locale, viewport });
    const page = await context.newPage();
    await beEditor(page);
    const found: string[] = [];
    for (const path of ['/console/media', '/console/media?search=zzqq']) {
      await visit(page, path);
      const violations = await axeViolations(page);
      found.push(...violations.map((one) => `${path}: ${one.id} at ${one.nodes[0]?.target.join(' ')}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`${path} is ${wide} px wide`);
    }
    await context.close();
    expect(found).toEqual([]);
  });
}
