import { expect, type Page } from '@playwright/test';
import { beSignedIn } from '../account.ts';
import { expectDrawn, knowTheTutorial } from '../chart-builder.ts';
import { sampleDataset } from '../sample.ts';
import { visit } from '../visit.ts';
import { wide, type Walk } from './walk-help.ts';

/** Draws the weather of two cities, saves the chart and shares it. */
export async function walkChart(walk: Walk, page: Page): Promise<void> {
  await beSignedIn(page);
  await knowTheTutorial(page);
  await page.setViewportSize(wide);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await visit(page, (await sampleDataset(page.request, 'daily-weather-seattle-new-york')).page);
  const heading = page.getByRole('heading', { level: 1 });
  let before = '';
  await walk.section('make', page, [
    async ({ the }) => {
      await the('link', { within: main }).first().click();
      await expectDrawn(page);
    },
    async ({ the, show }) => {
      const offers = the('group', { exact: true });
      await show([page.getByRole('complementary').first(), main.getByRole('region').first(), offers]);
      await offers.getByRole('button').nth(1).click();
      await expect(offers.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
      await offers.getByRole('button').first().click();
      await expectDrawn(page);
    },
    async ({ the }) => {
      const bar = the('group').getByRole('button').first();
      await bar.click();
      await expect(bar).toHaveAttribute('aria-pressed', 'true');
      await expectDrawn(page);
    },
    async ({ the }) => {
      before = (await heading.textContent()) ?? '';
      await page.getByRole('button', { name: /^(Highest temperature|Température maximale)/ }).click();
      await the('menuitem').click();
      await expect(heading).not.toHaveText(before);
    },
    async ({ the }) => {
      await the('button', { exact: true }).click();
      await expect(heading).toHaveText(before);
    },
  ]);
  await walk.section('save', page, [
    async ({ the }) => the('button', { exact: true }).click(),
    async ({ the, show }) => {
      await the('label', { within: dialog, exact: true }).fill(
        walk.language === 'fr' ? 'Pluie de deux villes' : 'Rain of two cities',
      );
      await the('group', { within: dialog }).getByRole('radio').nth(1).check();
      await show(dialog);
    },
    async ({ the }) => {
      await the('button', { within: dialog, exact: true }).click();
      await expect(page).toHaveURL(/vis_id=/);
    },
  ]);
  await walk.section('share', page, [
    async ({ the, show }) => {
      await the('button').first().click();
      const copy = the('button', { within: dialog });
      await show(dialog, copy);
      await copy.click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/visualise?vis_id=');
    },
    async ({ the }) => {
      for (const format of [
        the('text', { within: dialog, exact: true }),
        the('text', { within: dialog, exact: true }),
      ])
        await expect(format).toBeVisible();
    },
    async ({ the }) => {
      await the('text', { within: dialog }).click();
      await the('button', { within: dialog }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<iframe');
    },
  ]);
}
