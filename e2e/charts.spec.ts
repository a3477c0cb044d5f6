import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { type ChartData, type ChartOptions, type ChartSpec, marks, renderSvg } from '@gazetteer/charts';
import type { ChartHandle, mountChart } from '@gazetteer/charts/browser';
import { build } from 'vite';
import { figuresOf, realSpec } from './real-chart.ts';
import { furtherCharts } from './real-charts.ts';

declare global {
  interface Window {
    charts: { mountChart: typeof mountChart };
    handle: ChartHandle;
  }
}

const pageAddress = '/a-page-with-charts';
/** The content security policy of the portal's pages. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'";

let script = '';

// Thousands of areas are drawn four times, which takes longer than other tests.
test.describe.configure({ timeout: 120_000 });

test.beforeAll(async () => {
  script = await bundleOfCharts();
});

for (const name of [...marks, ...Object.keys(furtherCharts)]) {
  test(`${name}: the browser draws a real table as the server does, in both themes`, async ({
    page,
    request,
  }) => {
    const { spec, data, drawing, ground } = await realChart(request, name);
    const complaints = await openPage(page);
    for (const [theme, locale, width] of [
      ['light', 'en', 720],
      ['dark', 'fr', 360],
    ] as const) {
      const options: ChartOptions = { theme, locale, width, drawing, ground };
      const onPage = await mount(page, spec, data, options);
      expect(alike(onPage)).toBe(alike(renderSvg(spec, data, options)));
      const shown = await page.locator('#chart').screenshot();
      await page.locator('#chart').evaluate(
        (element, svg) => {
          const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
          element.replaceChildren(parsed);
        },
        renderSvg(spec, data, options),
      );
      const difference = await differingPixels(page, shown, await page.locator('#chart').screenshot());
      expect(difference).toBeLessThan(0.0005);
    }
    expect(complaints).toEqual([]);
  });
}

test('points of a chart can be hit, focused and marked', async ({ page, request }) => {
  const { spec, data } = await realChart(request, 'bar');
  await openPage(page);
  await mount(page, spec, data, { theme: 'light', locale: 'en', width: 720 });
  const titles = await page.evaluate(() => window.handle.points().map(({ title }) => title));
  expect(titles).toHaveLength(13);
  expect(titles.at(-1)).toBe('Other');
  const middle = await page.evaluate(() => window.handle.highlight(0));
  await expect(page.locator('#chart [data-highlight] path')).toHaveCount(2);
  const box = await page.locator('#chart').boundingBox();
  await page.mouse.move((box?.x ?? 0) + (middle?.x ?? 0), (box?.y ?? 0) + (middle?.y ?? 0));
  await expect(page.locator('#said')).toHaveText(titles[0] ?? '');
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(page.locator('#said')).toHaveText('');
});

test('a map comes nearer to an area, says where the pointer is, and goes back', async ({ page, request }) => {
  const { spec, data, drawing } = await realChart(request, 'choropleth');
  await openPage(page);
  const whole = await mount(page, spec, data, {
    theme: 'light',
    locale: 'en',
    width: 720,
    ...(drawing ? { drawing } : {}),
  });
  const middle = await page.evaluate(async () => {
    window.handle.zoomTo('06037');
    const index = window.handle.points().findIndex(({ code }) => code === '06037');
    return window.handle.highlight(index);
  });
  const box = await page.locator('#chart').boundingBox();
  await page.mouse.move((box?.x ?? 0) + (middle?.x ?? 0), (box?.y ?? 0) + (middle?.y ?? 0));
  await expect(page.locator('#said')).toHaveText('Los Angeles');
  await page.evaluate(() => window.handle.zoomTo(null));
  expect(await page.evaluate(() => window.handle.toSvg())).toBe(whole);
});

test('a picture for the clipboard is a PNG of twice the size', async ({ page, request }) => {
  const { spec, data } = await realChart(request, 'arc');
  const complaints = await openPage(page);
  await mount(page, spec, data, { theme: 'light', locale: 'en', width: 600 });
  const start = await page.evaluate(async () => {
    const bytes = new Uint8Array(await (await window.handle.toPng(2)).arrayBuffer());
    return [...bytes.slice(1, 4), ...bytes.slice(16, 20)];
  });
  expect(start).toEqual([...Buffer.from('PNG'), 0, 0, 4, 176]);
  expect(complaints).toEqual([]);
});

/** The share of pixels that differ to the eye. */
async function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const pixels = await Promise.all(
        pictures.map(async (base64) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.width, image.height];
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      const [first = new Uint8ClampedArray(), second = new Uint8ClampedArray()] = pixels;
      if (first.length === 0 || first.length !== second.length) return 1;
      return first.filter((value, index) => Math.abs(value - (second[index] ?? 0)) > 8).length / first.length;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

/** The round ends of trails are half circles, where the large-arc flag depends on the last digit of a sine. */
function alike(svg: string): string {
  return svg.replaceAll(/(A[\d.]+,[\d.]+,0,)[01],/g, '$1');
}

/** A chart of the sample with its figures and the shapes of its map. */
async function realChart(request: APIRequestContext, name: string) {
  const spec = await realSpec(request, name);
  return { spec, ...(await figuresOf(request, spec)) };
}

/** Opens an empty page with the portal's content security policy. @returns what the browser complains about */
async function openPage(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route('**/charts-under-test.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(`**${pageAddress}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><html lang="en"><head><title>Charts</title><script type="module" src="/charts-under-test.js"></script></head><body><main><div id="chart"></div><p id="said"></p></main></body></html>',
    }),
  );
  await page.goto(pageAddress);
  await page.waitForFunction(() => window.charts !== undefined);
  return complaints;
}

/** @returns the SVG as the browser made it */
async function mount(page: Page, spec: ChartSpec, data: ChartData, options: ChartOptions): Promise<string> {
  return page.evaluate(
    async ([chart, figures, look]) => {
      const element = document.querySelector<HTMLElement>('#chart');
      const said = document.querySelector('#said');
      if (!element || !said) throw new Error('There is no place for the chart');
      const onPoint = (point: { title: string } | null) => {
        said.textContent = point?.title ?? '';
      };
      window.handle = await window.charts.mountChart(element, chart, figures, { ...look, onPoint });
      return window.handle.toSvg();
    },
    [spec, data, options] as const,
  );
}

/** The code that pages load, as one module. */
async function bundleOfCharts(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@gazetteer/charts/browser'));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: 'charts', output: { codeSplitting: false } },
    },
    plugins: [
      {
        name: 'charts-under-test',
        resolveId: (id) => (id === 'charts' ? '\0charts' : undefined),
        load: (id) =>
          id === '\0charts'
            ? `import * as charts from ${JSON.stringify(entry)}; window.charts = charts;`
            : undefined,
      },
    ],
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk || !('code' in chunk)) throw new Error('The charts did not build');
  return chunk.code;
}
