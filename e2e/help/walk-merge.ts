import { expect, type Page } from '@playwright/test';
import { beSignedIn } from '../account.ts';
import { expectDrawn, knowTheTutorial } from '../chart-builder.ts';
import { sampleDataset } from '../sample.ts';
import { visit } from '../visit.ts';
import { wide, type Walk } from './walk-help.ts';

const csv = 'county,visitors\n06037,120\n06073,84\n06059,40\n06075,66\n';

/** Merges rates of unemployment with habitats, and own counts with rates of unemployment. */
export async function walkMerge(walk: Walk, page: Page): Promise<void> {
  const main = page.getByRole('main');
  const rates = await sampleDataset(page.request, 'us-county-unemployment');
  const habitats = await sampleDataset(page.request, 'us-county-species-habitat');
  // In a wide window the choices are open from the start.
  await page.setViewportSize({ width: 720, height: 900 });
  await visit(page, rates.table);
  await walk.section('tables', page, [
    async ({ the }) => {
      await the('link', { within: main }).click();
      await expect(page).toHaveURL(/\/merge\?left=/);
    },
    async ({ the, show }) => {
      const choice = main.getByRole('search');
      const field = the('searchbox');
      const offered = main.locator(`a[href*="right=${habitats.resource.sku}"]`);
      await field.fill({ en: 'habitat', fr: 'habitat' }[walk.language]);
      await the('button', { within: choice }).click();
      await expect(page).toHaveURL(/habitat/);
      await show([
        page.getByRole('heading', { level: 2 }).last(),
        field,
        main.getByRole('listitem').filter({ has: page.locator(`a[href*="right=${habitats.resource.sku}"]`) }),
      ]);
      await offered.click();
    },
    async ({ the, show }) => {
      const report = the('heading');
      await expect(report).toBeVisible({ timeout: 20_000 });
      await show([report, main.getByRole('figure').last()]);
    },
    async ({ the }) => {
      await the('text', { within: main }).click();
      await main.getByRole('radio').nth(1).check();
      await the('button').click();
      await expect(page).toHaveURL(/how=/);
    },
    async ({ the }) => {
      const file = page.waitForEvent('download');
      await the('list').getByRole('link').first().click();
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    },
  ]);

  await beSignedIn(page);
  await knowTheTutorial(page);
  await page.setViewportSize(wide);
  await visit(page, (await sampleDataset(page.request, 'us-state-capitals')).table);
  const dialog = page.getByRole('dialog');
  await walk.section('own', page, [
    async ({ the }) => {
      await the('link', { within: main }).click();
      await expectDrawn(page);
    },
    async ({ the }) => {
      await the('button').click();
      const file = { name: 'visitors.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
      await the('label', { within: dialog }).setInputFiles(file);
    },
    async ({ the, show }) => {
      const county = dialog.getByRole('group', { name: 'county', exact: true });
      const type = the('label', { within: county, exact: true });
      await type.selectOption('place');
      await expect(county.getByText(/ 4 /)).toBeVisible();
      const use = the('button', { within: dialog });
      await show([dialog], type);
      await use.click();
      await expect(dialog).toBeHidden();
      await expectDrawn(page);
    },
    async ({ the }) => {
      await the('button').click();
      await dialog.getByRole('searchbox').fill(walk.language === 'fr' ? 'chômage' : 'unemployment');
      await dialog
        .getByRole('listitem')
        .filter({ hasText: /county|comté/i })
        .getByRole('button')
        .first()
        .click();
    },
    async ({ the }) => {
      await the('button', { within: dialog }).click();
      await expect(dialog).toBeHidden();
      await expectDrawn(page);
      await expect(page.locator('.fields-origin').first()).toBeVisible();
    },
  ]);
}
