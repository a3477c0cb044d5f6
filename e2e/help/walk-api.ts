import { expect, type Page } from '@playwright/test';
import { beSignedIn } from '../account.ts';
import { sampleDataset } from '../sample.ts';
import { visit } from '../visit.ts';
import type { Walk } from './walk-help.ts';

/** Copies an example of a call, and makes a key. */
export async function walkApi(walk: Walk, page: Page): Promise<void> {
  const main = page.getByRole('main');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await visit(page, (await sampleDataset(page.request, 'us-county-unemployment')).table);
  await walk.section('first', page, [
    async ({ the }) => {
      await the('link', { within: main, exact: true }).click();
      await expect(page).toHaveURL(/tab=api/);
    },
    async ({ the, show }) => {
      const copy = the('button', { within: main }).first();
      await show([main.getByRole('navigation').last(), copy, main.locator('pre').nth(1)], copy);
      await copy.click();
      const [, address = ''] = /'(http[^']+)'/.exec(await copied()) ?? [];
      expect((await page.request.get(address)).status()).not.toBe(404);
    },
  ]);
  await beSignedIn(page);
  await visit(page, '/profile');
  const keys = main.locator('section[aria-labelledby=api-keys]');
  await walk.section('key', page, [
    async ({ the }) => the('text', { within: keys, exact: true }).click(),
    async ({ the, show }) => {
      await the('label', { within: keys, exact: true }).fill(
        walk.language === 'fr' ? 'Rapport mensuel' : 'Monthly report',
      );
      await the('label', { within: keys }).selectOption({ index: 0 });
      await the('label', { within: keys }).selectOption({ index: 1 });
      await show(keys.locator('form').last());
    },
    async ({ the }) => {
      await the('button', { within: keys }).click();
      await the('button', { within: keys }).first().click();
      expect(await copied()).toMatch(/^gzp_/);
    },
  ]);
}
