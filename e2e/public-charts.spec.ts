import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { saveChart, viewOf } from './saved-chart.ts';
import { visit } from './visit.ts';

/** Public charts, wherever readers meet them: in the pages of others, in the gallery, in articles, and changed for a moment. */

test('a chart in the page of another site takes the height it needs, at every width', async ({ page }) => {
  await beSignedIn(page);
  const chart = await saveChart(page, { title: 'Warmth of two cities', visibility: 'link' });
  await visit(page, viewOf(chart));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Embed in a page').click();
  const code = dialog.getByLabel('Embed code');
  await expect(code).not.toHaveValue(/height="480"/);
  const html = await code.inputValue();

  // A name of its own makes it another site: `localhost` is not 127.0.0.1.
  const host = createServer((_request, reply) =>
    reply
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Host</title><body style="margin:0">${html}`),
  ).listen(0, 'localhost');
  await once(host, 'listening');
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  const frame = page.locator('iframe');
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('link', { name: 'Gazetteer Open Data' })).toBeVisible();
  // What is left of the frame beside picture and credits, in pixels.
  const left = () =>
    inside.locator('img').evaluate((image: HTMLImageElement) => {
      const picture = (image.clientWidth * image.naturalHeight) / image.naturalWidth;
      const credits = document.querySelector('footer')?.offsetHeight ?? 0;
      return Math.abs(window.innerHeight - picture - credits);
    });
  const heights: number[] = [];
  for (const width of [700, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(left).toBeLessThan(2);
    heights.push((await frame.boundingBox())?.height ?? 0);
  }
  expect(heights[0]).not.toBe(heights[1]);
  host.close();
});
