import { axeViolations } from './axe-violations.ts';
import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
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
import { pressUntilFocused, tabAndPress } from './keyboard.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('a bar chart is built by keyboard alone, and each step is said', async ({ page }) => {
  // The focus is checked after each press of the tab key.
  test.slow();
  await openBuilder(page, 'us-federal-receipts');
  // Empty shelves first.
  await tabAndPress(page, chipsOn(page, 'X axis'), 'Delete');
  await expect(shelf(page, 'X axis').getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(chipsOn(page, 'Y axis')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(spoken(page)).toContainText('Receipts removed from Y axis.');
  await page.keyboard.press('ArrowDown');
  await expect(chipsOn(page, 'Colour')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(spoken(page)).toContainText('On or off budget removed from Colour. Nothing is on the chart');

  await tabAndPress(page, page.getByRole('button', { name: 'Bar', exact: true }));
  await tabAndPress(page, field(page, 'Category'));
  const menu = page.getByRole('menu', { name: 'Put Category on the chart' });
  await expect(menu.getByRole('menuitem', { name: 'X axis' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Y axis' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chipsOn(page, 'Y axis')).toHaveText('Category');
  await expect(field(page, 'Category')).toBeFocused();
  await expect(spoken(page)).toContainText(/^Category put on Y axis\. Bar chart/);

  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Subcategory code')).toBeFocused();
  await tabAndPress(page, field(page, 'Receipts'));
  await page.getByRole('menuitem', { name: /^X axis/ }).press('Enter');
  await expect(chipsOn(page, 'X axis')).toHaveText(/Receipts\s*sum/);
  await expect(spoken(page)).toContainText(/^Receipts put on X axis\. Bar chart.*receipts/i);

  // The field is aggregated as a mean.
  await tabAndPress(page, chipsOn(page, 'X axis'));
  const editor = page.getByRole('dialog', { name: 'Receipts on X axis' });
  await editor.getByLabel('Aggregation').selectOption('Mean');
  await page.keyboard.press('Escape');
  await expect(chipsOn(page, 'X axis')).toBeFocused();
  await expect(chipsOn(page, 'X axis')).toHaveText(/mean/);

  await page.keyboard.press('Control+z');
  await expect(chipsOn(page, 'X axis')).toHaveText(/sum/);
  await expect(spoken(page)).toContainText('Undone');
  await page.keyboard.press('Control+Shift+Z');
  await expect(chipsOn(page, 'X axis')).toHaveText(/mean/);
  await tabAndPress(page, page.getByRole('button', { name: 'Reset' }));
  await expect(chipsOn(page, 'X axis')).toHaveText(/Fiscal year/);
  await page.keyboard.press('Control+z');
  await expect(chipsOn(page, 'X axis')).toHaveText(/Receipts/);
});

test('the points of a chart are read one by one by the arrow keys', async ({ page }) => {
  await openBuilder(page, 'us-federal-receipts');
  const chart = page.getByRole('application');
  await pressUntilFocused(page, 'Tab', chart);
  await page.keyboard.press('ArrowRight');
  await expect(spoken(page)).toContainText(/1962.*1 of \d+/);
  await page.keyboard.press('End');
  await expect(spoken(page)).toContainText(/2020/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.point-card')).toHaveCount(0);
});

test('an empty shelf offers the fields that make sense there', async ({ page }) => {
  await openBuilder(page, 'us-federal-receipts');
  await tabAndPress(page, page.getByRole('button', { name: 'More channels' }));
  await tabAndPress(page, shelf(page, 'Size').getByRole('button'));
  const picker = page.getByRole('dialog', { name: 'Size: choose a field' });
  await expect(picker.getByRole('button')).toHaveText(['Number of rows', 'Receipts']);
  await page.keyboard.press('Escape');
  await tabAndPress(page, shelf(page, 'Columns of charts').getByRole('button'));
  await page.keyboard.type('on or off');
  await page.getByRole('dialog').getByRole('button', { name: 'On or off budget' }).press('Enter');
  await expect(chipsOn(page, 'Columns of charts')).toBeFocused();
  await expect(chipsOn(page, 'Columns of charts')).toHaveText('On or off budget');
  await expectDrawn(page);
});

test('kinds of charts that the table does not allow say why', async ({ page }) => {
  await openBuilder(page, 'us-federal-receipts');
  const map = page.getByRole('button', { name: 'Map', exact: true });
  await expect(map).toHaveAttribute('aria-disabled', 'true');
  await tabAndPress(page, map);
  await expect(page.getByRole('dialog', { name: 'Map' })).toContainText('Needs a column of places');
  await page.keyboard.press('Enter');
  await expect(map).toBeFocused();
  await tabAndPress(page, page.getByRole('button', { name: 'More', exact: true }));
  await page.getByRole('menuitemradio', { name: 'Area' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Area', exact: true })).toBeVisible();
  await expectDrawn(page);
});

test('what is still coming when Escape is pressed does not open any more', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (/chip-editor-acts|field-menu-facts/.test(body)) await held.promise;
    await route.fulfill({ response, body });
  });
  await openBuilder(page, 'us-federal-receipts');
  const chip = page.locator('[data-chip]').first();
  const field = page.locator('.fields-field').first();
  for (const button of [chip, field]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  held.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await chip.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(chip).toBeFocused();
});

async function findings(page: Page): Promise<string[]> {
  const violations = await axeViolations(page);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

for (const [colorScheme, locale, width] of [
  ['light', 'en', 1440],
  ['dark', 'fr', 360],
  ['light', 'fr', 768],
  ['dark', 'en', 1440],
] as const) {
  test(`axe finds nothing in the builder, ${colorScheme}, ${locale}, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const viewport = { width, height: width < 600 ? 740 : 900 };
    const context = await browser.newContext({ baseURL, colorScheme, locale, viewport });
    const page = await context.newPage();
    await beSignedIn(page);
    await knowTheTutorial(page);
    const found: string[] = [];
    const look = async (what: string) =>
      found.push(...(await findings(page)).map((one) => `${what}: ${one}`));
    await visit(page, '/visualise?chart_type=choropleth');
    await look('choice of a table');
    for (const dataset of ['us-county-unemployment', 'us-federal-receipts']) {
      await visit(page, await builderOf(page, dataset));
      await expectDrawn(page);
      await look(dataset);
    }
    await page.locator('.fields-field').first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look('menu of a field');
    await page.keyboard.press('Escape');
    if (width < 1080) await page.locator('.builder-tabs button').nth(1).click();
    await page.locator('[data-chip]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('editor of a field');
    await page.keyboard.press('Escape');
    await page.locator('.shelves-more').click();
    await page.locator('.canvas-words button').click();
    await look('all channels, and the figures as a table');
    for (let chips = await page.locator('.chip-remove').count(); chips > 0; chips -= 1)
      await page.locator('.chip-remove').first().click();
    await expect(page.locator('.canvas-message')).toBeVisible();
    await look('an empty chart');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    await context.close();
    expect(found).toEqual([]);
    expect(wide).toBeLessThanOrEqual(width);
  });
}
