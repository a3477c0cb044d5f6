import { expect, type Page } from '@playwright/test';
import { sampleDataset } from '../sample.ts';
import { visit } from '../visit.ts';
import type { Walk } from './walk-help.ts';

/** Downloads the rates of unemployment, and says where they come from. */
export async function walkDownload(walk: Walk, page: Page): Promise<void> {
  const dataset = await sampleDataset(page.request, 'us-county-unemployment');
  const main = page.getByRole('main');
  const formats = page.locator('[popover]:popover-open');
  await walk.section('table', page, [
    async () => visit(page, dataset.table),
    async ({ the, show }) => {
      const open = the('button', { within: main });
      await open.click();
      await show([page.getByRole('heading', { level: 1 }), open, formats], open);
    },
    async ({ the }) => {
      const [xlsx, csv, json, parquet] = [0, 1, 2, 3].map(() =>
        the('text', { within: formats, exact: true }).first(),
      );
      for (const format of [xlsx, json, parquet])
        await expect(format as NonNullable<typeof format>).toBeVisible();
      const file = page.waitForEvent('download');
      await csv?.click();
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    },
  ]);
  await visit(page, dataset.page);
  await walk.section('dataset', page, [
    async ({ the, show }) => {
      const all = the('link', { within: main });
      await show([page.getByRole('heading', { level: 1 }), all], all);
      const file = page.waitForEvent('download');
      await all.click();
      expect((await file).suggestedFilename()).toMatch(/\.zip$/);
    },
  ]);
  const citation = main.getByText(/Data set|Jeu de données\]/).first();
  await walk.section('cite', page, [
    async ({ the }) => {
      await the('button').click();
      // A body is called as the reader's language calls it.
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        walk.language === 'fr'
          ? 'Bureau américain des statistiques du travail'
          : 'Bureau of Labor Statistics',
      );
    },
    async ({ the, show }) => {
      const bibtex = the('text', { within: main, exact: true });
      await bibtex.click();
      await expect(main.getByText('@misc').or(main.getByText('@')).first()).toBeVisible();
      await show([citation, bibtex]);
    },
  ]);
}
