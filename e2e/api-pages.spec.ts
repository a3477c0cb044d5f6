import { expect } from '@playwright/test';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';

test('a person tries a query of their own in the GraphQL explorer, by keyboard', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await page.goto('/graphql');
  await page.getByLabel('Query').fill('{ package_show(id: "us-airline-flights") { result { title } } }');
  await page.getByLabel('Variables').fill('');
  await page.getByLabel('Query').press('Control+Enter');
  await expect(page.getByRole('status')).toContainText('200 in');
  await expect(page.locator('#answer')).toContainText('Airline flights and delays');
  expect(new URL(page.url()).searchParams.get('query')).toContain('us-airline-flights');
  await page.reload();
  await expect(page.getByLabel('Query')).toHaveValue(/us-airline-flights/);
  expect(violations).toEqual([]);
});

test('the explorer says what is wrong with variables before it asks the server', async ({ page }) => {
  await page.goto('/graphql?lng=fr');
  await page.getByLabel('Variables').fill('{ "words": ');
  await page.getByRole('button', { name: 'Exécuter' }).click();
  await expect(page.getByRole('status')).toHaveText('Les variables ne sont pas du JSON valide.');
});

test('the explorer is not shown before its script has come, so that no press on it leads away', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/explorer.js*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/graphql', { waitUntil: 'commit' });
  // A frame comes at once where nothing holds it up, and not at all where something does.
  const isShown = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
          setTimeout(() => resolve(false), 500);
        }),
    );
  expect(await isShown()).toBe(false);
  release();
  await expect.poll(isShown).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the explorer answers its form with JSON', async ({ page }) => {
    await page.goto('/graphql');
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.locator('body')).toContainText('"data":{"search":{"result":{"count":');
  });
});

test('a table is asked in SQL, and refused what is not a question', async ({ request }) => {
  const { resource } = await sampleDataset(request, 'us-airline-flights');
  const ask = (sql: string) => request.post('/api/3/action/datastore_search_sql', { data: { sql } });
  const counted = await ask(`SELECT count(*) AS flights FROM "${resource.id}"`);
  expect(await counted.json()).toMatchObject({ result: { records: [{ flights: 3_000_000 }] } });
  for (const sql of [
    `DELETE FROM "${resource.id}"`,
    "SELECT * FROM read_csv('/etc/passwd')",
    'SELECT 1; SELECT 2',
  ]) {
    const refused = await ask(sql);
    expect([403, 409]).toContain(refused.status());
    expect(await refused.json()).toMatchObject({ success: false });
  }
});
