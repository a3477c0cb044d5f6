import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { chipsOn, expectDrawn, field, knowTheTutorial, openBuilder } from './chart-builder.ts';
import { administratorKey } from './mailbox.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const query = '**/api/3/action/chart_query*';

test('a long question shows that it is at work, can be stopped, and asked again', async ({ page }) => {
  await openBuilder(page, 'us-federal-receipts');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(query, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Receipts by Category' }).click();
  await expect(page.getByText('Calculating…')).toBeVisible();
  const gone = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await gone).url()).toContain('chart_query');
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
  release();
  await page.unroute(query);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectDrawn(page);
  await expect(page.getByRole('heading', { name: 'Receipts, by category' })).toBeVisible();
});

test('what does not come says why, and what can be done', async ({ page }) => {
  await openBuilder(page, 'us-federal-receipts');
  await page.route(query, (route) => route.abort());
  await page.getByRole('button', { name: 'Receipts by Category' }).click();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await page.unroute(query);
  await page.getByRole('button', { name: 'Try again' }).or(page.getByRole('application')).first().waitFor();
  await page.route(query, (route) =>
    route.fulfill({
      status: 504,
      json: { success: false, error: { __type: 'Timeout', message: 'too long' } },
    }),
  );
  await page.getByRole('button', { name: 'Receipts by Category' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'A filter, fewer fields or larger intervals make it faster.',
  );
});

test('no row left names the filters, each with a way out', async ({ page }) => {
  await openBuilder(page, 'us-federal-receipts');
  await field(page, 'Receipts').click();
  await page.getByRole('menuitem', { name: 'Filter by this field' }).click();
  await page.getByRole('textbox', { name: 'From' }).fill('999999999999');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: 'No rows are left' })).toBeVisible();
  await page.getByRole('button', { name: /^Without: Receipts/ }).click();
  await expectDrawn(page);
});

test('a table that was updated and lost a column: the chart can take the new figures, and another column', async ({
  page,
}) => {
  await beSignedIn(page);
  await knowTheTutorial(page);
  const key = administratorKey();
  const call = async <Result>(action: string, data: object): Promise<Result> => {
    const answer = await page.request.post(`/api/3/action/${action}`, {
      data,
      headers: { authorization: key },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { result: Result }).result;
  };
  const name = `harvest-${Date.now()}`;
  const organization = await call<{ id: string }>('organization_create', { name });
  const dataset = await call<{ resources: { id: string; sku: string }[] }>('package_create', {
    name,
    title: 'Harvest',
    owner_org: organization.id,
    resources: [{ name: 'Harvest by farm', url_type: 'datastore' }],
  });
  const { id = '' } = dataset.resources[0] ?? {};
  const rows = [
    { farm: 'North', tonnes: 12, hectares: 3 },
    { farm: 'South', tonnes: 20, hectares: 7 },
  ];
  await call('datastore_create', { resource_id: id, records: rows, force: true });
  await visit(page, `/visualise?dataset_id=${id}`);
  await expectDrawn(page);
  await field(page, 'tonnes').click();
  await page
    .getByRole('menuitem', { name: /^Colour|^Size/ })
    .first()
    .click();
  await expectDrawn(page);

  await call('datastore_delete', { resource_id: id, force: true });
  const fewer = rows.map(({ farm, hectares }) => ({ farm, hectares }));
  await call('datastore_create', { resource_id: id, records: fewer, force: true });
  await visit(page, `/visualise?dataset_id=${id}`);
  await expect(page.getByText('Your draft is back.')).toBeVisible();
  const update = page.getByRole('button', { name: 'Draw it with the new data' });
  const lost = page.getByRole('heading', { name: 'The column tonnes is no longer in this table' });
  await expect(update.or(lost).first()).toBeVisible();
  if (await update.isVisible()) await update.click();
  await expect(lost).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'hectares' }).click();
  await expectDrawn(page);
  await expect(
    chipsOn(page, 'X axis').or(chipsOn(page, 'Y axis')).filter({ hasText: 'hectares' }),
  ).not.toHaveCount(0);
});
