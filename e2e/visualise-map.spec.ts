import { expect, type Locator, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { endThePicture } from './chart-builder.ts';
import { realCharts } from './real-charts.ts';
import { sampleDataset } from './sample.ts';
import { saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** Opens the map of the sample's counties, which was saved without a word about what its places are. */
async function openMap(page: Page): Promise<Locator> {
  await beSignedIn(page);
  const { dataset, ...chart } = realCharts.choropleth;
  const { resource } = await sampleDataset(page.request, dataset);
  const source = { kind: 'table', resource_id: resource.id };
  const visJSON = { version: 1, source, ...chart };
  const saved = await saveChart(page, { title: 'Unemployment', visibility: 'link', visJSON });
  await visit(page, viewOf(saved));
  await endThePicture(page);
  const map = page.getByRole('application');
  await expect(map).toHaveAttribute('aria-busy', 'false');
  return map;
}

const drawing = (page: Page) => page.locator('.chart-view-drawing');
const card = (page: Page) => page.locator('.point-card-title');

/** Rests the pointer at a place of the map, in parts of it. @returns the pixel */
async function pointAt(page: Page, map: Locator, right: number, down: number) {
  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { x: box.x + box.width * right, y: box.y + box.height * down };
  await page.mouse.move(at.x - 3, at.y);
  await page.mouse.move(at.x, at.y);
  return at;
}

test('a map is zoomed by the mouse around the pointer, dragged, and shown whole again', async ({ page }) => {
  const map = await openMap(page);
  const { x, y } = await pointAt(page, map, 0.5, 0.4);
  const county = (await card(page).textContent()) ?? '';
  await expect(drawing(page)).not.toHaveAttribute('data-near');
  const picture = () => drawing(page).innerHTML();
  /** Does something, waits until the map is drawn again, and returns the county at that point. */
  const countyAfter = async (act: () => Promise<unknown>, at: { x: number; y: number }) => {
    const before = await picture();
    await act();
    await expect.poll(picture).not.toBe(before);
    await page.mouse.move(at.x + 1, at.y);
    await page.mouse.move(at.x, at.y);
    return card(page).textContent();
  };

  expect(await countyAfter(() => page.mouse.dblclick(x, y), { x, y })).toBe(county);
  const turnWheel = async () => {
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
  };
  expect(await countyAfter(turnWheel, { x, y })).toBe(county);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

  const target = { x: x + 150, y: y + 40 };
  const drag = async () => {
    await page.mouse.down();
    await page.mouse.move(target.x, target.y, { steps: 4 });
    await page.mouse.up();
  };
  expect(await countyAfter(drag, target)).toBe(county);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect(drawing(page)).not.toHaveAttribute('data-near');
  await pointAt(page, map, 0.5, 0.4);
  await expect(card(page)).toHaveText(county);
});

test('the buttons of a map stand below it and cover nothing of it, wide and narrow', async ({ page }) => {
  const map = await openMap(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const below = async () => {
      const [one, other] = [
        await map.boundingBox(),
        await page.getByRole('group', { name: 'Zoom' }).boundingBox(),
      ];
      return (other?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0);
    };
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    const drawn = await map.locator('svg').boundingBox();
    const box = await map.boundingBox();
    expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? 0) + 1,
    );
  }
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the buttons of the builder stand below its map, which is as wide as the screen allows', async ({
    page,
  }) => {
    await openMap(page);
    await page.goto(`${page.url()}&edit=1`);
    const map = page.getByRole('application');
    await expect(map).toHaveAttribute('aria-busy', 'false');
    const frame = await map.boundingBox();
    const zoom = await page.getByRole('group', { name: 'Zoom' }).boundingBox();
    expect(zoom?.y ?? 0).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    const areas = page.locator('.chart-view-drawing svg path');
    const edges = await areas.evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect()));
    const width = Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left));
    expect(width).toBeGreaterThan(240);
    // All of it is seen at once, the buttons, too.
    const canvas = await page.locator('.canvas').boundingBox();
    expect((zoom?.y ?? 0) + (zoom?.height ?? 0)).toBeLessThanOrEqual(
      (canvas?.y ?? 0) + (canvas?.height ?? 0),
    );
  });

  test('two fingers that part bring a map nearer, and leave the page as it is', async ({ page }) => {
    const map = await openMap(page);
    await map.scrollIntoViewIfNeeded();
    const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const screen = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [
                { x: x - apart, y },
                { x: x + apart, y },
              ],
      });
    await touch('touchStart', 20);
    for (const apart of [30, 45, 60]) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect(drawing(page)).toHaveAttribute('data-near');
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await page.getByRole('button', { name: 'Whole map' }).click();
    await expect(drawing(page)).not.toHaveAttribute('data-near');
  });
});

test('a map is zoomed and moved by keyboard, beside the area that was come to', async ({ page }) => {
  const map = await openMap(page);
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page)).toHaveText('Abbeville');
  const size = () => page.locator('[data-highlight]').evaluate((mark) => mark.getBoundingClientRect().width);
  const before = await size();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(size).toBeGreaterThan(before * 2);
  await expect(card(page)).toHaveText('Abbeville');
  const left = () => page.locator('[data-highlight]').evaluate((mark) => mark.getBoundingClientRect().left);
  const place = await left();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(left).toBeGreaterThan(place + 100);
  await page.keyboard.press('0');
  await expect(drawing(page)).not.toHaveAttribute('data-near');
  await expect(map).toHaveAccessibleDescription(/Plus and minus zoom the map/);
});

test('the words of a map name its areas, on its page and in the pages of others', async ({ page }) => {
  await openMap(page);
  await expect(page.getByText('3,134 counties. Highest in Imperial')).toBeVisible();
  const visID = new URL(page.url()).searchParams.get('vis_id');
  await page.goto(`/embed/${visID}?lang=fr`);
  await expect(page.getByRole('img')).toHaveAttribute('alt', /3\s134 comtés\./);
});
