import { expect } from '@playwright/test';
import { pressUntilFocused, tabAndPress } from './keyboard.ts';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('the filter of a column is opened, left, used and cleared by keyboard', async ({ page, request }) => {
  const { table } = await sampleDataset(request, 'us-airline-flights');
  await visit(page, table);
  const button = page.getByRole('button', { name: 'Filter by Distance' });
  const panel = page.getByRole('dialog', { name: 'Distance' });
  await pressUntilFocused(page, 'Tab', page.locator('[data-head="0:0"]'));
  await pressUntilFocused(page, 'ArrowRight', button);
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('From')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('From')).toBeFocused();
  await page.keyboard.type('4900');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/distance__min=4900/);
  await expect(page.getByRole('link', { name: 'Remove the filter Distance ≥ 4,900' })).toBeVisible();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('From')).toHaveValue('4900');
  await tabAndPress(page, panel.getByRole('button', { name: 'Clear' }));
  await expect(page).not.toHaveURL(/distance__min/);
});

test('columns are put away by keyboard', async ({ page, request }) => {
  const { table } = await sampleDataset(request, 'us-airline-flights');
  await visit(page, table);
  await tabAndPress(page, page.getByRole('button', { name: 'Columns' }));
  const chooser = page.getByRole('form', { name: 'Columns' });
  await tabAndPress(page, chooser.getByRole('checkbox', { name: 'Delay' }), 'Space');
  await tabAndPress(page, chooser.getByRole('button', { name: 'Show' }));
  await expect(page.locator('thead').getByRole('link', { name: 'Delay' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Columns' })).toContainText('4 of 5');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the sheet of facets is walked by keyboard', async ({ page }) => {
    await visit(page, '/search');
    const button = page.getByRole('button', { name: /^Filters/ });
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    await tabAndPress(page, button);
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await tabAndPress(page, sheet.getByRole('checkbox', { name: /^Economy/ }), 'Space');
    await expect(page).toHaveURL(/sectors=Economy/);
    await expect(sheet).toBeVisible();
    await tabAndPress(page, sheet.getByRole('button', { name: /^Show \d+ datasets$/ }));
    await expect(sheet).toBeHidden();
    await tabAndPress(page, page.getByRole('link', { name: 'Remove the filter Economy' }));
    await expect(page).not.toHaveURL(/sectors=/);
  });

  test('the menu opens and closes by keyboard', async ({ page }) => {
    await visit(page, '/initiative');
    const menu = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
    const news = page.getByRole('banner').getByRole('link', { name: 'News & Blogs' });
    await tabAndPress(page, menu);
    await expect(news).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(news).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await tabAndPress(page, news);
    await expect(page).toHaveURL('/news_blogs');
    await expect(news).toBeHidden();
  });
});
