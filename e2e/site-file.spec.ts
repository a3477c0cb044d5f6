import { expect } from '@playwright/test';
import { withSite } from './own-server.ts';
import { test } from './test.ts';

test('a page that the menu protects, or a flow that the operator has turned off, leads home', async ({
  page,
}) => {
  const label = 'Workshop';
  await withSite(
    (site) => ({
      ...site,
      menu: [...site.menu, { label, href: '/visualise', protected: true }],
      identity: { selfservice: { flows: { verification: { enabled: false } } } },
    }),
    async (address) => {
      await page.goto(`${address}/visualise?chart_type=bar`);
      await expect(page).toHaveURL(`${address}/`);
      await page.goto(`${address}/verification`);
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

/** More than a search may name. */
const manyNames = Array.from({ length: 1100 }, (_, place) => `o${place}`);

test('where the server had no datasets to show, the browser asks for them, and says when there are none', async ({
  page,
}) => {
  await withSite(
    // The catalogue refuses so long a clause, so that every question it is part of fails.
    (site) => ({ ...site, organizationFilter: `organization:(${manyNames.join(' OR ')})` }),
    async (address) => {
      expect((await page.goto(`${address}/search`))?.status()).toBe(503);
      await expect(page.getByRole('alert')).toContainText('Backend is not working');

      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const asked = page.waitForRequest('**/graphql');
      await page.goto(address);
      const { variables } = (await asked).postDataJSON() as { variables: { fq: string; rows: number } };
      expect(variables.rows).toBe(20);
      expect(variables.fq).toContain('organization:(o0 OR o1');
      const notice = page.getByRole('note').filter({ hasText: 'Backend is not working' });
      await expect(notice).toBeVisible();
      await expect.poll(() => logged.some((text) => text.startsWith('GraphQL Error:'))).toBe(true);

      const retry = notice.getByRole('button', { name: 'Try again' });
      await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
      await retry.click();
      const failed = 'Request failed with status code 503';
      await expect.poll(() => logged.some((text) => text.includes(failed))).toBe(true);
      const resource = { id: '1', name: 'Rain', title: null, idp_ready: true, no_indicators: 3 };
      const results = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({
        name: title.toLowerCase(),
        title,
        source_name: 'The weather office',
        sector: [],
        resources: [{ ...resource, granularity: null, frequency: null }],
      }));
      const data = { search: { result: { count: results.length, results } } };
      await page.route('**/graphql', (route) => route.fulfill({ json: { data } }));
      await retry.click();
      const cards = page.getByRole('region', { name: 'New Datasets' }).getByRole('article');
      await expect(cards).toHaveCount(4);
      await expect(cards.first()).toContainText('Other');
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
