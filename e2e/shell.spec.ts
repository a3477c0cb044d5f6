import { expect, type Page } from '@playwright/test';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const quickSearch = (page: Page) => page.getByRole('combobox', { name: 'Find a dataset or table' });
const banner = (page: Page) => page.getByText('Looking for the documentation?');

/** Waits for scripts, without which Escape does nothing yet. People are never as fast as a test. */
const scripts = (page: Page) => page.waitForFunction(() => !('gazetteerEventReplay' in window));

test('the header finds datasets on every page that has no search of its own', async ({ page }) => {
  for (const path of ['/', '/search']) {
    await visit(page, path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(quickSearch(page)).toHaveCount(0);
  }
  for (const path of ['/initiative', '/p/us-airline-flights']) {
    await visit(page, path);
    await expect(quickSearch(page)).toBeVisible();
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(quickSearch(page)).toBeHidden();
});

test('the quick search opens on a click, answers as one types and closes on a choice', async ({ page }) => {
  await visit(page, '/initiative');
  await quickSearch(page).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await quickSearch(page).fill('MAUNA');
  // Datasets stand before the charts that are called alike.
  await page
    .getByRole('option', { name: /^Carbon dioxide in the air/ })
    .first()
    .click();
  await expect(page).toHaveURL('/p/mauna-loa-carbon-dioxide');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('the quick search says when there is nothing', async ({ page }) => {
  await visit(page, '/initiative');
  await quickSearch(page).fill('zzzzqqqq');
  await expect(page.getByText('No Dataset Found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No Dataset Found')).toBeHidden();
  await expect(quickSearch(page)).toHaveValue('zzzzqqqq');
});

test('the About list closes on Escape, on a click elsewhere and on a choice', async ({ page }) => {
  await visit(page, '/news_blogs');
  await scripts(page);
  const about = page.getByRole('banner').locator('summary', { hasText: 'About' });
  const initiative = page.getByRole('banner').getByRole('link', { name: 'Initiative' });
  const documentation = page.getByRole('banner').getByRole('link', { name: /^Documentation/ });
  await about.click();
  await expect(documentation).toHaveAttribute('href', '/help');
  // The help is of this site.
  await expect(documentation).toHaveAccessibleName('Documentation');
  await documentation.focus();
  await page.keyboard.press('Escape');
  await expect(initiative).toBeHidden();
  await expect(about).toBeFocused();
  await about.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(initiative).toBeHidden();
  await about.click();
  await initiative.click();
  await expect(page).toHaveURL('/initiative');
  await expect(initiative).toBeHidden();
});

test('Escape closes the feedback form, which keeps what was written', async ({ page }) => {
  await visit(page, '/initiative');
  const button = page.getByRole('banner').getByRole('link', { name: 'Share Feedback' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Share Feedback' });
  await dialog.getByLabel('Message').fill('The rainfall of 1995 is missing.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog.getByLabel('Message')).toHaveValue('The rainfall of 1995 is missing.');
});

test('the documentation banner stands on the home page and on datasets until it is put away', async ({
  page,
  request,
}) => {
  const { page: dataset } = await sampleDataset(request, 'us-state-capitals');
  await visit(page, '/search');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await visit(page, dataset);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Hide this banner' }).click();
  await expect(banner(page)).toBeHidden();
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('the footer leads to both policies', async ({ page }) => {
  await visit(page, '/news_blogs');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  for (const [name, view] of [
    ['Data privacy policy', 'data_privacy_policy'],
    ['Copyright policy', 'copyright_policy'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/datausage?view=${view}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('the theme that is chosen outlives the page', async ({ page }) => {
  await visit(page, '/initiative');
  await page.getByTitle('Dark').click();
  await visit(page, '/search');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
