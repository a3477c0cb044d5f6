import { axeViolations } from './axe-violations.ts';
import { expect, type Page } from '@playwright/test';
import { expectDrawn, field, openBuilder, spoken } from './chart-builder.ts';
import { test } from './test.ts';

const key = (page: Page, name: string) =>
  page.getByRole('button', { name: `Highlight ${name}`, exact: true });

/** A chart with one line a city, named at their ends. */
async function openLines(page: Page): Promise<void> {
  await openBuilder(page, 'daily-weather-seattle-new-york');
  await field(page, 'City').click();
  await page.getByRole('menuitem', { name: 'Colour' }).click();
  await expectDrawn(page);
  await expect(key(page, 'Seattle')).toBeVisible();
}

test('the name of a line highlights it by mouse and by keyboard; panel, words and undo follow', async ({
  page,
}) => {
  await openLines(page);
  const words = page.locator('.canvas-words');
  await key(page, 'Seattle').click();
  await expect(key(page, 'Seattle')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.chart-view-area')).toHaveAttribute('aria-label', /Highlighted: Seattle/);
  const panel = page.getByRole('region', { name: 'Format' });
  await panel.getByText('Highlight and colours').click();
  await expect(panel.getByRole('checkbox', { name: 'Seattle' })).toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'New York' })).not.toBeChecked();
  await key(page, 'Seattle').press('Enter');
  await expect(panel.getByRole('checkbox', { name: 'Seattle' })).not.toBeChecked();
  await key(page, 'New York').press('Space');
  await expect(spoken(page)).toContainText('New York is highlighted');
  await page.keyboard.press('Control+z');
  await expect(key(page, 'New York')).toHaveAttribute('aria-pressed', 'false');
  await expect(words).toBeVisible();
  const violations = await axeViolations(page, '.canvas');
  expect(violations).toEqual([]);
});

test('a colour that is too pale is refused, and the nearest that holds is offered and taken', async ({
  page,
}) => {
  await openLines(page);
  const panel = page.getByRole('region', { name: 'Format' });
  await panel.getByText('Highlight and colours').click();
  const colour = panel.getByLabel('Colour of Seattle');
  await colour.fill('#ffe9a8');
  const refusal = panel.getByRole('status').filter({ hasText: 'too pale for the light background' });
  await expect(refusal).toContainText(/contrast 1\.\d, at least 3 is needed/);
  const drawn = page.locator('.chart-view-drawing');
  await expect(drawn.locator('[stroke="#ffe9a8"]')).toHaveCount(0);
  const offered = refusal.getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest that holds$/ });
  const nearest = /#[0-9a-f]{6}/.exec((await offered.textContent()) ?? '')?.[0] ?? '';
  await offered.press('Enter');
  await expect(drawn.locator(`[stroke="${nearest}"]`).first()).toBeAttached();
  await expect(colour).toHaveValue(nearest);
  const violations = await axeViolations(page, '.settings');
  expect(violations).toEqual([]);
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('the name of a line highlights it by a finger', async ({ page }) => {
    await openLines(page);
    await key(page, 'Seattle').tap();
    await expect(key(page, 'Seattle')).toHaveAttribute('aria-pressed', 'true');
    await key(page, 'Seattle').tap();
    await expect(key(page, 'Seattle')).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
