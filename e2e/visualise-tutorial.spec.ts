import { axeViolations } from './axe-violations.ts';
import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { builderOf } from './chart-builder.ts';
import { saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const steps = [
  'Choose a chart',
  'See the field list',
  'Drag and drop fields onto the x and y axes',
  'Save and share via a unique link',
];

async function openBuilder(page: Page): Promise<void> {
  await beSignedIn(page);
  const chart = await saveChart(page, { title: 'Warmth', visibility: 'private' });
  await visit(page, `${viewOf(chart)}&edit=1`);
}

test('newcomers are shown around in four steps by keyboard, once, and again when they ask', async ({
  page,
}) => {
  await openBuilder(page);
  const card = page.getByRole('dialog');
  for (const [index, title] of steps.entries()) {
    await expect(card).toHaveAccessibleName(title);
    await expect(card).toContainText(`Step ${index + 1} of 4`);
    await page.keyboard.press('Enter');
  }
  await expect(card).toHaveCount(0);
  const help = page.getByRole('button', { name: 'Show the tutorial' });
  await expect(help).toBeFocused();
  await page.reload();
  await expect(page.getByRole('application')).toBeVisible();
  await expect(card).toHaveCount(0);
  await help.press('Enter');
  await expect(card).toHaveAccessibleName(steps[0] ?? '');
  await card.getByRole('button', { name: 'Next' }).click();
  await card.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(help).toBeFocused();
});

test('newcomers who open something before the tutorial comes keep it open', async ({ page }) => {
  await beSignedIn(page);
  const held = Promise.withResolvers<void>();
  await page.route(/\/tutorial-steps-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(page, await builderOf(page, 'us-zip-codes'));
  await page.getByRole('button', { name: 'Size: Drop a field' }).click();
  const picker = page.getByRole('dialog', { name: 'Size: choose a field' });
  await expect(picker).toBeVisible();
  held.resolve();
  await expect(page.getByRole('dialog', { name: steps[0] ?? '' })).toBeVisible();
  await expect(picker).toBeVisible();
});

/** Whether the card covers nothing of what it is about. */
async function isBeside(page: Page, mark: string): Promise<boolean> {
  const thing = await page.locator(`[data-tutorial="${mark}"]:visible`).first().boundingBox();
  const card = await page.getByRole('dialog').boundingBox();
  if (!thing || !card) throw new Error(`There is no ${mark}, or no card`);
  return (
    card.x >= thing.x + thing.width ||
    card.x + card.width <= thing.x ||
    card.y >= thing.y + thing.height ||
    card.y + card.height <= thing.y
  );
}

test('the tutorial stands beside what it is about, and leaves it in use', async ({ page }) => {
  await openBuilder(page);
  const card = page.getByRole('dialog');
  for (const mark of ['charts', 'fields', 'shelves', 'save']) {
    // The card moves there with a transition.
    await expect.poll(() => isBeside(page, mark), { message: mark }).toBe(true);
    await card.getByRole('button', { name: mark === 'save' ? 'Done' : 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Show the tutorial' }).click();
  await page.getByRole('group', { name: 'Chart type' }).getByRole('button', { name: 'Bar' }).click();
  await expect(card).toBeVisible();
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  test(`axe finds nothing on the tutorial, ${colorScheme}, ${width} px`, async ({ browser, baseURL }) => {
    const viewport = { width, height: 740 };
    const context = await browser.newContext({ baseURL: String(baseURL), colorScheme, viewport });
    const page = await context.newPage();
    await openBuilder(page);
    const card = page.getByRole('dialog');
    for (const title of steps) {
      await expect(card).toHaveAccessibleName(title);
      const box = await card.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      const violations = await axeViolations(page, '.tutorial-layer');
      expect(violations.map(({ id, nodes }) => `${title}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual(
        [],
      );
      await page.keyboard.press('Enter');
    }
    await context.close();
  });
}
