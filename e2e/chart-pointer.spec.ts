import { axeViolations } from './axe-violations.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectDrawn, openBuilder, spoken } from './chart-builder.ts';
import { test } from './test.ts';

const words = (page: Page) => page.locator('.canvas-words');
const texts = (page: Page) => page.locator('.movable-text');

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the drawing has one of its points, found by the keys: a place to press with pointer or finger. */
async function placeOfFigure(page: Page): Promise<{ x: number; y: number }> {
  const chart = page.locator('.chart-view-area');
  await chart.focus();
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  const place = await middleOf(page.locator('[data-highlight]'));
  await page.keyboard.press('Escape');
  return place;
}

/** Asks to annotate, and waits as a person does for the page to say that a figure can be pressed. */
async function beginToAnnotate(page: Page, press: 'click' | 'tap'): Promise<void> {
  await page.getByRole('button', { name: 'Annotate' })[press]();
  await expect(page.locator('.figure-chooser-hint')).toContainText('Press a figure to annotate it');
}

/** A finger that goes down, moves in steps and is lifted, as the browser itself takes it. */
async function dragByFinger(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + by.x * share, y: from.y + by.y * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Counts the questions about figures that a page asks. */
function countQuestions(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() === 'POST') count += 1;
  });
  return () => count;
}

test('a figure that is clicked is annotated, and its text is dragged by mouse, in one step and without a question', async ({
  page,
}) => {
  await openBuilder(page, 'daily-weather-seattle-new-york');
  const place = await placeOfFigure(page);
  const asked = countQuestions(page);
  await beginToAnnotate(page, 'click');
  await page.mouse.click(place.x, place.y);
  await page.getByLabel(/^Annotation at /).fill('A wet month');
  await page.keyboard.press('Enter');
  await expect(words(page)).toContainText('A wet month.');
  const text = page.getByRole('button', { name: /^Annotation: A wet month/ });
  await expect(text).toBeFocused();

  const before = await middleOf(text);
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x + 30, before.y + 90, { steps: 5 });
  await expect.poll(async () => (await middleOf(text)).y).toBeCloseTo(before.y + 90, -0.5);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(async () => (await middleOf(text)).y).toBeCloseTo(before.y, -0.5);

  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x + 30, before.y + 90, { steps: 5 });
  await page.mouse.up();
  await expect(spoken(page)).toContainText(/“A wet month” moved\. From what it is about: \d+ pixels/);
  await expect.poll(async () => (await middleOf(text)).x).toBeCloseTo(before.x + 30, -0.5);
  // The edges of the chart stop it.
  await page.mouse.down();
  await page.mouse.move(before.x, 2, { steps: 4 });
  await page.mouse.up();
  const chart = await page.locator('.chart-view-area').boundingBox();
  const stopped = await text.boundingBox();
  expect(stopped?.y).toBeGreaterThanOrEqual((chart?.y ?? 0) - 1);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await middleOf(text)).y).toBeCloseTo(before.y + 90, -0.5);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await middleOf(text)).y).toBeCloseTo(before.y, -0.5);
  expect(asked()).toBe(0);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.locator('#canvas-table')).toContainText('A wet month');
  const violations = await axeViolations(page, '.canvas');
  expect(violations).toEqual([]);
});

test('a text on the chart is moved by the arrow keys, and says where it went', async ({ page }) => {
  await openBuilder(page, 'daily-weather-seattle-new-york');
  await page.locator('.chart-view-area').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Annotation at /).fill('It begins');
  await page.keyboard.press('Enter');
  const text = page.getByRole('button', { name: /^Annotation: It begins/ });
  await expect(text).toBeFocused();
  const before = await middleOf(text);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await middleOf(text)).y).toBeCloseTo(before.y + 20, -0.5);
  await expect(spoken(page)).toContainText('“It begins” moved.');
});

test('a stretch that is drawn across the chart is annotated as a period', async ({ page }) => {
  await openBuilder(page, 'daily-weather-seattle-new-york');
  const box = await page.locator('.chart-view-area').boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  await beginToAnnotate(page, 'click');
  await page.mouse.move(x + width * 0.4, y + height * 0.5);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + height * 0.5, { steps: 5 });
  await expect(page.locator('.figure-chooser-stretch')).toBeVisible();
  await page.mouse.up();
  await page.getByLabel(/^Annotation at .+ – /).fill('Quiet years');
  await page.keyboard.press('Enter');
  await expect(words(page)).toContainText(/Note at .+–.+: Quiet years\./);
  await expect(texts(page)).toHaveCount(1);
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a figure that is tapped is annotated, and its number is dragged by a finger without scrolling', async ({
    page,
  }) => {
    await openBuilder(page, 'daily-weather-seattle-new-york');
    const place = await placeOfFigure(page);
    await beginToAnnotate(page, 'tap');
    await page.touchscreen.tap(place.x, place.y);
    await page.getByLabel(/^Annotation at /).fill('A wet month');
    await page.getByRole('button', { name: 'Add annotation' }).first().tap();
    await expect(words(page)).toContainText('A wet month.');
    const number = page.getByRole('button', { name: /^Annotation: A wet month/ });
    const box = await number.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    const before = await middleOf(number);
    const scrolled = await page.evaluate(() => scrollY);
    await dragByFinger(page, before, { x: 20, y: -30 });
    await expect(spoken(page)).toContainText('“A wet month” moved.');
    await expect.poll(async () => (await middleOf(number)).x).toBeGreaterThan(before.x + 10);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const violations = await axeViolations(page, '.canvas');
    expect(violations).toEqual([]);
    await expectDrawn(page);
  });
});
