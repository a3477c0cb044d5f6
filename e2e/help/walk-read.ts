import { expect, type Page } from '@playwright/test';
import { sampleDataset } from '../sample.ts';
import { visit } from '../visit.ts';
import type { Walk } from './walk-help.ts';

const head = (page: Page, place: number) => page.getByRole('columnheader').nth(place);

/** Reads the rates of unemployment of the counties. */
export async function walkRead(walk: Walk, page: Page): Promise<void> {
  const dataset = await sampleDataset(page.request, 'us-county-unemployment');
  await visit(page, dataset.page);
  const main = page.getByRole('main');
  const status = main.getByRole('status').first();
  const rows = page.getByRole('rowheader');

  await walk.section('open', page, [
    async ({ the, show }) => {
      const open = the('link', { within: main, exact: true });
      await show([page.getByRole('heading', { level: 1 }), open], open);
      await open.click();
      await expect(page).toHaveURL(dataset.table);
    },
    async ({ the }) => {
      await the('spinbutton').fill('2000');
      await the('button', { exact: true }).click();
      await expect(main.getByText(/(?:Rows|Lignes) 2\s?000|Rows 2,000/)).toBeVisible();
    },
  ]);

  await visit(page, dataset.table);
  await walk.section('filter', page, [
    async ({ the }) => {
      const find = the('searchbox');
      await find.fill('Los Angeles');
      await expect(rows).toHaveText(['06037 Los Angeles, California']);
      await find.fill('');
      await expect(rows).not.toHaveCount(1);
    },
    async ({ the, show }) => {
      const funnel = the('button', { within: head(page, 1) });
      await show([head(page, 0), head(page, 1), rows.nth(3)], funnel);
      await funnel.click();
    },
    async ({ the, show }) => {
      const panel = page.getByRole('dialog');
      await panel.getByRole('textbox').first().fill('0.25');
      await the('button', { within: panel }).click();
      await expect(page).toHaveURL(/rate__min=0.25/);
      await expect(rows).toHaveCount(7);
      await show([status, main.getByRole('link', { name: /0[.,]25/ }), rows.nth(4), head(page, 1)]);
    },
    async () => {
      await main.getByRole('link', { name: /0[.,]25/ }).click();
      await expect(page).not.toHaveURL(/rate__min/);
    },
  ]);

  const rate = head(page, 1).getByRole('link');
  await walk.section('sort', page, [
    async () => {
      await rate.click();
      await expect(head(page, 1)).toHaveAttribute('aria-sort', 'ascending');
    },
    async ({ show }) => {
      await rate.click();
      await expect(head(page, 1)).toHaveAttribute('aria-sort', 'descending');
      await show([head(page, 0), head(page, 1), rows.nth(3)]);
    },
    async ({ the }) => {
      await the('button', { within: main }).click();
      await page.getByRole('checkbox').first().uncheck();
      await the('button', { exact: true }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(1);
      await expect(page).toHaveURL(/columns=/);
    },
  ]);

  const views = main.getByRole('navigation').filter({ has: page.locator('[href*="tab=dictionary"]') });
  await walk.section('meaning', page, [
    async ({ the, show }) => {
      await the('link', { within: views }).click();
      await expect(page).toHaveURL(/tab=dictionary/);
      await show([views, main.getByRole('table')]);
    },
    async ({ the }) => {
      await the('link', { within: views }).click();
      await expect(page).toHaveURL(/tab=statistics/);
    },
  ]);
  await walk.section('versions', page, [
    async ({ the }) => {
      await the('link', { within: views }).click();
      await expect(page).toHaveURL(/tab=versions/);
    },
    async ({ the }) => {
      await the('text', { within: main }).first().click();
      await expect(main.getByText(/doi|http/i).first()).toBeVisible();
    },
  ]);
}
