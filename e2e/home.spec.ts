import { expect, test } from '@playwright/test';

test('each sector leads to its datasets, the newest first', async ({ page }) => {
  await page.goto('/');
  const sectors = page.getByRole('navigation', { name: 'Sectors' }).getByRole('link');
  const names = await sectors
    .locator('span')
    .evaluateAll((spans) =>
      spans
        .filter((span) => span.children.length > 0)
        .map((span) => span.firstChild?.textContent?.trim() ?? ''),
    );
  expect(names.length).toBeGreaterThanOrEqual(5);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  await page.getByRole('link', { name: /^Economy/ }).click();
  await expect(page).toHaveURL('/search?page=1&sortBy=lastModified&sectors=Economy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ datasets in Economy, newest first$/);
});

test('each form of chart leads to the page that will draw it', async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Visualise' }).getByRole('link');
  const addresses = await strip.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    ['bar', 'line', 'arc', 'table', 'point', 'choropleth'].map((type) => `/visualise?chart_type=${type}`),
  );
});

test('at most four new datasets are shown, and the popular ones cannot be chosen yet', async ({ page }) => {
  await page.goto('/');
  const block = page.getByRole('region', { name: 'New Datasets' });
  expect(await block.locator('h3').count()).toBeLessThanOrEqual(4);
  await expect(block.getByRole('option', { name: 'Popular' })).toBeDisabled();
});
