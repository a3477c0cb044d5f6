import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectDrawn, field } from '../e2e/chart-builder.ts';
import { asVisitor, measureFrames, quantiles } from './chart-visitor.ts';
import { resourceOf } from './portal-server.ts';
import type { FilledTable } from './table-fill.ts';

const TURNS = 24;
const FIELDS = 200;
const DRAG_STEPS = 120;
const ZOOM_STEPS = 120;
/** Milliseconds after which a chart that is not drawn will not be. */
const LONGEST_TURN = 15_000;

declare global {
  // The questions for figures that the page has asked, noted by it for the measurement.
  var figuresAsked: Set<string> | undefined;
}

type Measurement = { name: string; value: string };

/** The builder in a browser on this machine: from click to chart, what it loads, and how smoothly fields are dragged. */
export async function measureBuilder(
  url: string,
  folder: string,
  tables: readonly FilledTable[],
): Promise<string> {
  const wide = await makeWideTable(url, folder);
  const measurements = await asVisitor(url, folder, async (page) => {
    const found: Measurement[] = [];
    for (const table of tables) {
      console.log(`The builder, ${table.rows.toLocaleString('en')} rows`);
      const { p50, p99 } = await measureClicks(page, await skuOf(url, `rainfall-${table.rows}`));
      const name = `From click to drawn chart, ${table.rows.toLocaleString('en')} rows`;
      found.push({ name, value: `${p50.toFixed(0)} ms p50, ${p99.toFixed(0)} ms p99` });
    }
    console.log('What the builder loads');
    const bytes = await measureScript(page, await skuOf(url, 'us-county-unemployment'));
    found.push({
      name: 'Script of the builder with a map, as sent',
      value: `${(bytes / 1000).toFixed(0)} kB`,
    });
    console.log('Zooming a map');
    const zoom = await measureZoom(page, await skuOf(url, 'us-county-unemployment'));
    found.push({
      name: `Zooming a map of 3,142 counties by the wheel, ${zoom.count} frames`,
      value: `${zoom.p50.toFixed(1)} ms a frame p50, ${zoom.p99.toFixed(1)} ms p99`,
    });
    console.log(`Dragging one of ${FIELDS} fields`);
    const frames = await measureDrag(page, wide);
    found.push({
      name: `Dragging one of ${FIELDS} fields, ${frames.count} frames`,
      value: `${frames.p50.toFixed(1)} ms a frame p50, ${frames.p99.toFixed(1)} ms p99`,
    });
    return found;
  });
  return [
    '| Builder | |',
    '|---|--:|',
    ...measurements.map(({ name, value }) => `| ${name} | ${value} |`),
  ].join('\n');
}

/** Turns between the suggested charts of a table, each time over another filter, so that each needs new figures. */
async function measureClicks(page: Page, sku: string): Promise<{ p50: number; p99: number }> {
  await page.goto(`/visualise?dataset_id=${sku}`);
  await expectDrawn(page);
  await page.evaluate(askAnew);
  const others = page
    .locator('.suggestions')
    .getByRole('button', { pressed: false })
    // What is shown as a table is not drawn.
    .filter({ hasNot: page.locator('.tabler-icon-table') });
  const durations: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const count = await others.count();
    if (count === 0) throw new Error('The builder suggests no other chart');
    durations.push(await others.nth(turn % count).evaluate(clickUntilDrawn, LONGEST_TURN));
  }
  const asked = await page.evaluate(() => globalThis.figuresAsked?.size ?? 0);
  if (asked < TURNS) throw new Error(`${asked} questions were asked in ${TURNS} turns`);
  return quantiles(durations);
}

/**
 * Runs in the page: gives every question for figures a filter of its own. The page does it, for a question that stops on
 * its way through this process would take longer.
 */
function askAnew(): void {
  const asked = new Set<string>();
  globalThis.figuresAsked = asked;
  const send = globalThis.fetch;
  globalThis.fetch = (request, init) => {
    if (typeof request !== 'string' || !request.includes('/action/chart_query?')) return send(request, init);
    const url = new URL(request, location.href);
    const spec = JSON.parse(url.searchParams.get('spec') ?? '') as { filters?: unknown[] };
    const other = { field: 'observers', kind: 'none_of', values: [1000 + asked.size] };
    url.searchParams.set('spec', JSON.stringify({ ...spec, filters: [...(spec.filters ?? []), other] }));
    asked.add(url.href);
    return send(url.href, init);
  };
}

/**
 * Presses the button, and returns after how many milliseconds the browser shows another chart, of the figures it asked
 * for.
 * @throws Error with what the page shows instead, where there is none for so many milliseconds
 */
function clickUntilDrawn(button: Element, longest: number): Promise<number> {
  const canvas = () => document.querySelector<HTMLElement>('.canvas');
  // While figures are on their way the status is another one, and while they are drawn the area is busy.
  const drawing = () =>
    document.querySelector('.canvas-body[data-status="ready"] .chart-view-area[aria-busy="false"] svg');
  const name = button.textContent;
  const before = drawing();
  const start = performance.now();
  (button as HTMLElement).click();
  return new Promise((resolve, reject) => {
    const look = () => {
      const drawn = drawing();
      const duration = performance.now() - start;
      if (drawn && drawn !== before) resolve(duration);
      else if (duration < longest) requestAnimationFrame(look);
      else {
        const status = canvas()?.querySelector<HTMLElement>('.canvas-body')?.dataset['status'];
        const shown = canvas()?.innerText.replaceAll(/\s+/g, ' ');
        reject(
          new Error(
            `'${name}' is not drawn after ${longest} ms. The canvas is ${status} and shows: ${shown}`,
          ),
        );
      }
    };
    requestAnimationFrame(look);
  });
}

/** Bytes of script that a browser with an empty cache fetches until a map is drawn. */
async function measureScript(page: Page, sku: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.goto(`/visualise?dataset_id=${sku}`);
  await expectDrawn(page);
  page.removeAllListeners('requestfinished');
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Carries a field over the page, and times the frames meanwhile. */
async function measureDrag(page: Page, sku: string): Promise<{ count: number; p50: number; p99: number }> {
  await page.goto(`/visualise?dataset_id=${sku}`);
  await expectDrawn(page);
  const from = await field(page, 'Measure 3').boundingBox();
  if (!from) throw new Error('The field is not in sight');
  return measureFrames(page, async () => {
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    for (let step = 0; step < DRAG_STEPS; step += 1)
      await page.mouse.move(from.x + 20 + step * 8, from.y + 10 + 200 * Math.sin(step / 10));
    await page.mouse.up();
  });
}

/** Turns the wheel over a map of 3,142 counties, near and far again, and times the frames meanwhile. */
async function measureZoom(page: Page, sku: string): Promise<{ count: number; p50: number; p99: number }> {
  await page.goto(`/visualise?dataset_id=${sku}`);
  await expectDrawn(page);
  const map = await page.locator('.chart-view-drawing').boundingBox();
  if (!map) throw new Error('The map is not in sight');
  await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
  await page.keyboard.down('Control');
  const frames = await measureFrames(page, async () => {
    for (let step = 0; step < ZOOM_STEPS; step += 1) {
      await page.mouse.wheel(0, step % 60 < 30 ? -12 : 12);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  });
  await page.keyboard.up('Control');
  return frames;
}

/** A table of many columns, made by the portal's own calls. */
async function makeWideTable(url: string, folder: string): Promise<string> {
  const key = (await readFile(join(folder, 'admin.key'), 'utf8')).trim();
  const act = async (action: string, body: unknown) => {
    const answer = await fetch(`${url}/api/3/action/${action}`, {
      method: 'POST',
      headers: { authorization: key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${action} answered ${answer.status}: ${await answer.text()}`);
  };
  const ids = Array.from({ length: FIELDS - 1 }, (_, index) => `measure_${index + 1}`);
  await act('package_create', { name: 'wide-table', owner_org: 'bench' });
  await act('datastore_create', {
    resource: { package_id: 'wide-table', name: 'Wide table' },
    fields: [
      { id: 'state', type: 'text' },
      ...ids.map((id, index) => ({ id, type: 'int', info: { label: `Measure ${index + 1}` } })),
    ],
    records: ['Goa', 'Kerala', 'Assam'].map((state, row) => ({
      state,
      ...Object.fromEntries(ids.map((id, index) => [id, row * index])),
    })),
  });
  return skuOf(url, 'wide-table');
}

async function skuOf(url: string, dataset: string): Promise<string> {
  return (await resourceOf(url, dataset)).sku;
}
