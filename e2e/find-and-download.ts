import { readFile, stat } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { pressUntilFocused, tabAndPress } from './keyboard.ts';
import { visit } from './visit.ts';

export type Errand = {
  /** What the person types. */
  search: string;
  /** Two boxes of the facets, by the names they have in the address. */
  facets: [name: string, value: string][];
  dataset: string;
  /** The label of a column to sort, the largest value first. */
  sort: string;
  /** The label of a column of numbers, and the minimum to filter by. */
  filter: { column: string; min: number };
};

/**
 * From the home page to two files on disk, with the keyboard alone and in French: search, narrow by facets,
 * open the dataset and its table, sort, filter, download the rows that are left as CSV and as Parquet.
 * @returns the lines of the one file and the size of the other
 */
export async function findAndDownload(
  page: Page,
  errand: Errand,
): Promise<{ csv: string[]; parquetBytes: number }> {
  await searchAndNarrow(page, errand);
  await tabAndPress(page, page.locator(`main a[href^="/p/${errand.dataset}"]`).first());
  await expect(page).toHaveURL(new RegExp(`/p/${errand.dataset}$`));
  await tabAndPress(page, page.locator(`main a[href*="/p/${errand.dataset}/r/"]`).first());
  await expect(page).toHaveURL(/\/r\//);
  await sortDown(page, errand.sort);
  await filterFrom(page, errand.filter);
  return { csv: await downloadCsv(page), parquetBytes: await downloadParquet(page) };
}

async function searchAndNarrow(page: Page, { search, facets }: Errand): Promise<void> {
  await visit(page, '/');
  await tabAndPress(page, page.locator('main input[name="sq"]').first(), 'Control+a');
  await page.keyboard.type(search);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*sq=/);
  await tabAndPress(page, page.getByRole('button', { name: /^Filtres/ }));
  for (const [name, value] of facets) {
    await tabAndPress(page, page.locator(`input[name="${name}"][value="${value}"]`), 'Space');
    await expect(page).toHaveURL(new RegExp(`[?&]${name}=`));
  }
  await page.keyboard.press('Escape');
}

function headOf(page: Page, label: string): Locator {
  return page.locator('th', { has: page.getByRole('link', { name: label, exact: true }) });
}

async function sortDown(page: Page, column: string): Promise<void> {
  const head = headOf(page, column);
  await pressUntilFocused(page, 'Tab', page.locator('[data-head="0:0"]'));
  await pressUntilFocused(page, 'ArrowRight', head.locator('a'));
  for (let turn = 0; turn < 3 && (await head.getAttribute('aria-sort')) !== 'descending'; turn += 1) {
    const before = await head.getAttribute('aria-sort');
    await page.keyboard.press('Enter');
    await expect(head).not.toHaveAttribute('aria-sort', before ?? 'none');
  }
  await expect(head).toHaveAttribute('aria-sort', 'descending');
}

async function filterFrom(page: Page, { column, min }: Errand['filter']): Promise<void> {
  const head = headOf(page, column);
  await pressUntilFocused(page, 'ArrowLeft', page.locator('[data-head="0:0"]'));
  await pressUntilFocused(page, 'ArrowRight', head.locator('button'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type(String(min));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(String(min)));
}

async function downloadCsv(page: Page): Promise<string[]> {
  const path = await download(page, 'csv');
  return (await readFile(path, 'utf8')).trimEnd().split(/\r?\n/);
}

async function downloadParquet(page: Page): Promise<number> {
  const path = await download(page, 'parquet');
  const bytes = await readFile(path);
  expect(bytes.subarray(0, 4).toString()).toBe('PAR1');
  expect(bytes.subarray(-4).toString()).toBe('PAR1');
  return (await stat(path)).size;
}

async function download(page: Page, format: string): Promise<string> {
  const open = page.getByRole('button', { name: 'Télécharger' });
  const link = page.locator(`[popover] a[href*="format=${format}"]`).first();
  // The link is reached backwards, because forwards the whole table comes first.
  await pressUntilFocused(page, 'Shift+Tab', open);
  if (!(await link.isVisible())) await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await pressUntilFocused(page, 'Tab', link);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return file.path();
}
