import { expect } from '@playwright/test';
import { beSignedIn, signInByCall } from './account.ts';
import {
  builderOf,
  chipsOn,
  expectDrawn,
  field,
  knowTheTutorial,
  openBuilder,
  shelf,
  spoken,
} from './chart-builder.ts';
import { open, signIn } from './people.ts';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.describe('ways in', () => {
  test('from a table: its best chart is drawn at once, in words and as a table, with others to try', async ({
    page,
    baseURL,
  }) => {
    await beSignedIn(page);
    await knowTheTutorial(page);
    // A proxy that guards the site gives its pages a token, and gets it back with each call.
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'a%20token', url: String(baseURL) }]);
    const called = page.waitForRequest('**/api/3/action/chart_*');
    const { page: path } = await sampleDataset(page.request, 'us-county-unemployment');
    await visit(page, path);
    await page
      .getByRole('link', { name: /^Visualise/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/visualise\?dataset_id=/, { timeout: 20_000 });
    await expectDrawn(page);
    expect((await called).headers()['x-xsrf-token']).toBe('a token');
    await expect(page.getByRole('heading', { name: 'Unemployment rate, by county' })).toBeVisible();
    await expect(page.getByRole('application')).toHaveAccessibleName(/^Map/);
    await expect(page.getByText(/^In words: 3,134 counties\./)).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('columnheader', { name: /^Unemployment rate/ })).toBeVisible();
    await page.getByRole('button', { name: 'Unemployment rate by' }).click();
    await expect(page.getByRole('button', { name: 'Bar', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectDrawn(page);
  });

  test('from the strip of the home page: first the form, then the table', async ({ page }) => {
    await beSignedIn(page);
    await knowTheTutorial(page);
    await visit(page, '/');
    await page.locator('a[href="/visualise?chart_type=line"]').click();
    const heading = page.getByRole('heading', { name: 'Line: choose a table' });
    await expect(heading).toBeVisible({ timeout: 20_000 });
    await page.getByLabel('Search the tables').fill('carbon dioxide');
    await page.getByRole('button', { name: 'Find' }).click();
    await page
      .getByRole('link', { name: /carbon dioxide/i })
      .first()
      .click();
    await expect(page).toHaveURL(/chart_type=line/);
    await expectDrawn(page);
    await expect(page.getByRole('button', { name: 'Line', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('with nothing, or with a table that is not there: tables to choose from, and own data', async ({
    page,
  }) => {
    await beSignedIn(page);
    await visit(page, '/visualise?dataset_id=no-such-table');
    await expect(page.getByRole('alert')).toContainText('There is no table no-such-table');
    await page.getByRole('button', { name: 'My own data' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a button that is pressed before its script has come is answered when it has', async ({ page }) => {
    await beSignedIn(page);
    const pressed = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isOfButton = (await response.text()).includes('choose-own');
      if (isOfButton) await pressed.promise;
      await route.fulfill({ response });
    });
    await page.goto('/visualise', { waitUntil: 'commit' });
    // The builder around it has come.
    await expect(page.locator('[data-late]')).toHaveCount(1);
    await page.getByRole('button', { name: 'My own data' }).click();
    pressed.resolve();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`signed out one is asked to log in, and comes back ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled });
      const page = await context.newPage();
      const person = await beSignedIn(page);
      await context.clearCookies();
      const address = await builderOf(page, 'us-county-unemployment');
      await open(page, address, javaScriptEnabled);
      await expect(page).toHaveURL(/\/login\?.*return_to/);
      await expect(page.getByText('Please login and continue')).toBeVisible();
      await signIn(page, person);
      await expect(page).toHaveURL(address);
      if (!javaScriptEnabled) {
        await expect(page.getByText('The chart builder needs JavaScript.')).toBeVisible();
        await page.getByRole('link', { name: 'See its chart' }).click();
        await expect(page).toHaveURL(/tab=chart/);
      }
      await context.close();
    });
  }
});

test('a draft survives a lost session, and one can begin anew', async ({ page, context }) => {
  const person = await beSignedIn(page);
  await knowTheTutorial(page);
  const address = await builderOf(page, 'us-federal-receipts');
  await visit(page, address);
  await expectDrawn(page);
  const colours = await chipsOn(page, 'Colour').allTextContents();
  await field(page, 'Agency').click();
  await page.getByRole('menuitem', { name: 'Colour' }).click();
  await expect(chipsOn(page, 'Colour')).toHaveText(/Agency/);
  await context.clearCookies();
  await page.goto(address);
  await expect(page).toHaveURL(/\/login/);
  await signInByCall(page, person);
  await visit(page, address);
  await expect(page.getByText('Your draft is back.')).toBeVisible();
  await expect(chipsOn(page, 'Colour')).toHaveText(/Agency/);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(chipsOn(page, 'Colour')).toHaveText(colours);
  await visit(page, address);
  await expectDrawn(page);
  await expect(page.getByText('Your draft is back.')).toHaveCount(0);
});

test.describe('by mouse', () => {
  test('fields are dragged to a shelf, onto the chart, elsewhere, and off', async ({ page }) => {
    await openBuilder(page, 'us-federal-receipts');
    await field(page, 'Agency').dragTo(shelf(page, 'Colour'));
    await expect(chipsOn(page, 'Colour')).toHaveText(/Agency/);
    await expect(field(page, 'Agency')).toContainText('on colour');

    const from = await field(page, 'Category').boundingBox();
    if (!from) throw new Error('The field is not in sight');
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 3 });
    const zone = page.locator('.drop-zone', { hasText: 'Columns of charts' });
    await expect(zone).toBeVisible();
    const to = await zone.boundingBox();
    if (!to) throw new Error('There is no place for it');
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await expect(zone).toHaveAttribute('data-over', 'on');
    await page.mouse.up();
    await expect(chipsOn(page, 'Columns of charts')).toHaveText(/Category/);

    await chipsOn(page, 'Columns of charts').dragTo(shelf(page, 'Colour'));
    await expect(chipsOn(page, 'Colour')).toHaveText(/Category/);
    await expect(chipsOn(page, 'Columns of charts')).toHaveText(/Agency/);
    await chipsOn(page, 'Colour').dragTo(field(page, 'Bureau'));
    await expect(chipsOn(page, 'Colour')).toHaveCount(0);
    await expect(spoken(page)).toContainText('Category removed from Colour');
  });

  test('Escape gives a drag up, and a drag is no click', async ({ page }) => {
    await openBuilder(page, 'us-federal-receipts');
    await field(page, 'Agency').hover();
    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 4 });
    await expect(page.locator('.drag-ghost')).toHaveText('Agency');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.locator('.drag-ghost')).toHaveCount(0);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('a field shows its values where the pointer rests', async ({ page }) => {
    await openBuilder(page, 'us-federal-receipts');
    await field(page, 'Agency').hover();
    const card = page.getByRole('tooltip');
    await expect(card).toContainText('40 distinct values');
    await expect(card).toContainText('Agency that receives the money.');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap offers the places, a long press drags, a quick one scrolls', async ({ page }) => {
    await openBuilder(page, 'us-federal-receipts');
    await field(page, 'Agency').tap();
    await expect(page.getByRole('menu')).toContainText('40 distinct values');
    await page.getByRole('menuitem', { name: 'Colour' }).tap();
    await page.getByRole('button', { name: 'Channels' }).tap();
    await expect(chipsOn(page, 'Colour')).toHaveText(/Agency/);
    // The legend moves what stands below the chart.
    await expect(page.locator('svg text', { hasText: 'Department of Labor' }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Fields' }).tap();
    const item = field(page, 'Category');
    // In sight is not enough: the chart, which stays on top, may lie over it.
    await item.tap({ trial: true });
    const box = await item.boundingBox();
    if (!box) throw new Error('The field is not in sight');
    const touch = await page.context().newCDPSession(page);
    const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] });
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(x, y) });
    await expect(page.locator('.drag-ghost')).toHaveText('Category');
    const zone = page.locator('.drop-zone', { hasText: 'Rows of charts' });
    const to = await zone.boundingBox();
    if (!to) throw new Error('There is no place for it');
    const end = [to.x + to.width / 2, to.y + to.height / 2] as const;
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      ...at((x + end[0]) / 2, (y + end[1]) / 2),
    });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(...end) });
    await expect(zone).toHaveAttribute('data-over', 'on');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('button', { name: 'Channels' }).tap();
    await expect(chipsOn(page, 'Rows of charts')).toHaveText(/Category/);
    await expectDrawn(page);
  });
});
