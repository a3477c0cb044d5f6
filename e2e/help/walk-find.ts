import { expect, type Page } from '@playwright/test';
import { visit } from '../visit.ts';
import { wide, type Walk } from './walk-help.ts';

/** Finds the unemployment of counties. */
export async function walkFind(walk: Walk, page: Page): Promise<void> {
  const main = page.getByRole('main');
  const words = { en: 'unemployment', fr: 'chômage' }[walk.language];
  const result = main
    .getByRole('listitem')
    .filter({ has: page.locator('h2 a[href="/p/us-county-unemployment"]') });
  await page.setViewportSize(wide);
  await visit(page, '/');
  await walk.section('search', page, [
    async ({ the }) => {
      await the('link', { within: page.getByRole('banner'), exact: true }).click();
      await expect(page).toHaveURL('/search');
    },
    async ({ the, show }) => {
      const field = the('combobox');
      await field.fill(words);
      await field.press('Enter');
      await expect(page).toHaveURL(/sq=/);
      await expect(result).toBeVisible();
      await show([field, page.getByRole('heading', { level: 1 }), result]);
    },
    async ({ the }) => {
      await the('combobox', { exact: true }).selectOption({ index: 1 });
      await expect(page).toHaveURL(/sortBy=/);
    },
    async ({ the }) => {
      await the('link', { within: main.getByRole('navigation').first() }).click();
      await expect(page).toHaveURL(/tab=columns/);
      await page.goBack();
    },
  ]);
  await visit(page, '/search');
  const filters = page.getByRole('complementary').filter({ has: page.locator('input[name="frequency"]') });
  await walk.section('narrow', page, [
    async ({ the, show }) => {
      const [sector, granularity, frequency] = ['group', 'group', 'group'].map(() =>
        the('group', { within: filters, exact: true }),
      ) as [ReturnType<typeof the>, ReturnType<typeof the>, ReturnType<typeof the>];
      await expect(sector.getByRole('checkbox').first()).toBeVisible();
      await granularity.locator('[value="County"]').check();
      await expect(page).toHaveURL(/granularity=County/);
      await frequency.locator('[value="Yearly"]').check();
      await expect(page).toHaveURL(/frequency=Yearly/);
      await show([sector, granularity, frequency]);
    },
    async () => {
      await result.locator('h2 a').click();
      await expect(page).toHaveURL('/p/us-county-unemployment');
    },
  ]);
  await walk.section('language', page, [
    async ({ the }) => {
      const footer = page.getByRole('contentinfo');
      const languages = [the('link', { within: footer }), the('link', { within: footer })];
      await expect(languages[0] as (typeof languages)[number]).toBeVisible();
      await languages[1]?.click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    },
  ]);
}
