import { randomUUID } from 'node:crypto';
import { axeViolations } from './axe-violations.ts';
import { expect, type Page } from '@playwright/test';
import { changeArticle, publishArticle } from './article.ts';
import { beEditor } from './editor.ts';
import { open } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const unique = () => randomUUID().slice(0, 8);

/** An article that was saved three times. */
async function savedThrice(page: Page) {
  const words = unique();
  const en = { title: `Rain ${words}`, excerpt: '', body: 'It rained in May, and not at all in June.' };
  const first = await publishArticle(page.request, { kind: 'blog', texts: { en }, tags: ['rain', 'water'] });
  const second = await changeArticle(page.request, first, {
    texts: { en: { ...en, body: 'It rained in July, and not at all in June.' } },
  });
  const texts = { fr: { title: `Pluie ${words}`, excerpt: '', body: 'Il a plu.' } };
  return changeArticle(page.request, second, { texts, tags: ['rain', 'wind'] });
}

// Each changes a text of its own: both may run at once.
for (const [javaScriptEnabled, title, view] of [
  [true, 'Copyright policy', 'copyright_policy'],
  [false, 'Data privacy policy', 'data_privacy_policy'],
] as const) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('versions are compared word by word, one is taken back, and that is undone', async ({ page }) => {
      test.slow();
      const { id, slug } = await savedThrice(page);
      await beEditor(page);
      await open(page, `/console/content/${id}/revisions`, javaScriptEnabled);
      const comparison = page.getByRole('region', { name: 'From version 2 to version 3' });
      await expect(comparison.locator('[lang="fr"] ins').first()).toContainText('Pluie');
      await expect(comparison.locator('dd del')).toContainText('water');
      await expect(comparison.locator('dd ins')).toContainText('wind');
      await page.getByRole('link', { name: 'Text (English)' }).click();
      const earlier = page.getByRole('region', { name: 'From version 1 to version 2' });
      await expect(earlier.locator('del')).toContainText('May');
      await expect(earlier.locator('ins')).toContainText('July');
      await expect(earlier).toContainText('1 word added, 1 word removed');
      await page.getByRole('radio', { name: 'Compare from version 3' }).check();
      await page.getByRole('radio', { name: 'Compare to version 1' }).check();
      await page.getByRole('button', { name: 'Compare' }).click();
      await expect(page.getByRole('region', { name: 'From version 1 to version 3' })).toBeVisible();

      const body = async () =>
        ((await (await page.request.get(`/api/content/posts/${slug}`)).json()) as { content: string })
          .content;
      await page.getByRole('button', { name: 'Restore version 1' }).click();
      await expect(page.getByText('Version 1 has been restored as version 4.')).toBeVisible();
      expect(await body()).toContain('May');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Version 3 has been restored as version 5.')).toBeVisible();
      expect(await body()).toContain('July');
    });

    test('a text of the site is edited, and the original is had back', async ({ page }) => {
      test.slow();
      await beEditor(page);
      await open(page, '/console/pages', javaScriptEnabled);
      const item = page.getByRole('listitem').filter({ hasText: title });
      await item.getByRole('link', { name: 'Edit' }).click();
      const english = page.locator('[data-language="en"]');
      const words = unique();
      await english.getByLabel('Text', { exact: true }).fill(`Use it as you like. ${words}`);
      await page.locator('summary', { hasText: /^(Publish|Archived)/ }).click();
      await page.getByRole('button', { name: /^Publish/ }).click();
      await expect(page.locator('.editor-status')).toContainText('Published at');
      const read = async () =>
        (await page.request.get(`/datausage?view=${view}&lng=en`, { headers: { cookie: '' } })).text();
      expect(await read()).toContain(words);

      await open(page, '/console/pages', javaScriptEnabled);
      await expect(item).toContainText('Readers see the edited text.');
      await item.getByRole('button', { name: 'Show the site file’s text' }).click();
      await expect(item).toContainText('Readers see the site file’s text.');
      expect(await read()).not.toContain(words);
    });
  });
}

for (const [colorScheme, locale, width] of [
  ['light', 'en', 1440],
  ['dark', 'fr', 360],
] as const) {
  test(`axe finds nothing on histories and texts, ${colorScheme}, ${locale}, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ baseURL: String(baseURL), colorScheme, locale, viewport });
    const page = await context.newPage();
    const { id } = await savedThrice(page);
    await beEditor(page);
    const found: string[] = [];
    for (const path of [
      `/console/content/${id}/revisions?from=1&to=3`,
      '/console/pages',
      '/console/pages/why',
    ]) {
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
