import { expect } from '@playwright/test';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('without script, a person searches, narrows by a facet and opens a dataset', async ({ page }) => {
  await page.goto('/');
  await page.locator('main input[name="sq"]').first().fill('unemployment');
  await page.locator('main input[name="sq"]').first().press('Enter');
  await expect(page).toHaveURL(/\/search\?.*sq=unemployment/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('unemployment');
  await page.locator('input[name="frequency"][value="Monthly"]').check();
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page).toHaveURL(/frequency=Monthly/);
  await page.locator('main a[href^="/p/us-unemployment-by-industry"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Unemployment by industry');
});

test('without script, a table is read page by page, sorted and filtered', async ({ page, request }) => {
  const { table } = await sampleDataset(request, 'us-airline-flights');
  await page.goto(table);
  await expect(page.locator('tbody tr')).toHaveCount(50);
  const before = await page.locator('tbody tr').first().innerText();
  await page.getByRole('link', { name: 'Next rows' }).click();
  expect(await page.locator('tbody tr').first().innerText()).not.toBe(before);
  await page.getByRole('link', { name: 'Distance', exact: true }).click();
  await expect(page.locator('th[aria-sort="ascending"], th[aria-sort="descending"]')).toHaveCount(1);
});

test('without script, the language is chosen in the footer and stays', async ({ page }) => {
  await page.goto('/initiative');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/search');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
