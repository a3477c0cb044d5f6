import { expect, type Page } from '@playwright/test';
import { beSignedIn } from '../account.ts';
import { sampleDataset } from '../sample.ts';
import { visit } from '../visit.ts';
import type { Walk } from './walk-help.ts';

/** Follows the unemployment of the counties, then of one of them, and a search. */
export async function walkFollow(walk: Walk, page: Page): Promise<void> {
  await beSignedIn(page);
  const main = page.getByRole('main');
  const dataset = await sampleDataset(page.request, 'us-county-unemployment');
  const title = page.getByRole('heading', { level: 1 });
  await visit(page, dataset.page);
  await walk.section('dataset', page, [
    async ({ the }) => {
      await the('link', { within: main, exact: true }).click();
      await expect(page).toHaveURL(/\/follow\?dataset=/);
    },
    async ({ the, show }) => {
      const how = the('label');
      await how.selectOption({ index: 1 });
      await show([title, how, main.getByRole('button', { name: /^(Follow|Suivre)$/ })]);
    },
    async ({ the }) => {
      await the('button', { within: main, exact: true }).click();
      await expect(page).toHaveURL(/\/profile\/follows/);
    },
  ]);
  await walk.section('value', page, [
    async () => visit(page, `${dataset.table}?id__is=15009`),
    async ({ the }) => {
      await the('link', { within: main }).click();
      await expect(page).toHaveURL(/\/follow\?.*table=/);
    },
    async ({ the, show }) => {
      await expect(the('label')).toBeVisible();
      const when = the('label');
      await when.selectOption('by');
      await the('label', { exact: true }).fill('1');
      await show([title, when, main.getByRole('button', { name: /^(Follow|Suivre)$/ })]);
    },
    async ({ the }) => {
      await the('button', { within: main, exact: true }).click();
      await expect(page).toHaveURL(/\/profile\/follows/);
    },
  ]);
  await visit(page, '/search?sq=unemployment');
  await walk.section('search', page, [
    async ({ the }) => {
      await the('link', { within: main }).click();
      await expect(page).toHaveURL(/\/search\/follow/);
    },
  ]);
  await visit(page, '/profile');
  await walk.section('end', page, [
    async ({ the }) => {
      await the('link', { within: main }).click();
      await expect(page).toHaveURL('/profile/follows');
    },
    async ({ the, show }) => {
      const ends = the('button', { within: main });
      await expect(ends).toHaveCount(2);
      await show([title, ends.last()], ends.first());
      await ends.first().click();
      await expect(ends).toHaveCount(1);
    },
  ]);
}
