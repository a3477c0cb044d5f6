import { expect, test } from '@playwright/test';
import { withSite } from './own-server.ts';

test('a page that the menu protects leads home', async ({ page }) => {
  const label = 'Workshop';
  await withSite(
    (site) => ({ ...site, menu: [...site.menu, { label, href: '/visualise', protected: true }] }),
    async (address) => {
      await page.goto(`${address}/visualise?chart_type=bar`);
      await expect(page).toHaveURL(`${address}/`);
      await page.goto(`${address}/news_blogs`);
      await page.getByRole('banner').getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(`${address}/`);
    },
  );
});

test('under maintenance every page says until when', async ({ page }) => {
  await withSite(
    (site) => ({ ...site, maintenance: { until: '2030-01-02T06:00:00Z' } }),
    async (address) => {
      const answer = await page.goto(`${address}/search`);
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Website is under maintenance. It will be serving datasets soon.',
      );
      await expect(page).toHaveTitle(/^Website is under maintenance/);
      await expect(page.getByText(/^The site will be back by 2 January 2030/)).toBeVisible();
    },
  );
});

test('an empty catalogue says what will stand there', async ({ page }) => {
  await withSite(
    (site) => site,
    async (address) => {
      await page.goto(address);
      await expect(page.getByText('There are no datasets yet.')).toBeVisible();
      await page.goto(`${address}/search`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No dataset');
    },
  );
});
