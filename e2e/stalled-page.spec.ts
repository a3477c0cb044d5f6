import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { countShifts, shiftsOf } from './presses/shifts.ts';
import { test } from './test.ts';

/** How long the line is silent in the middle of a page: longer than the styles take that come beside it. */
const SILENCE_MILLISECONDS = 700;
/** Where in a page the line stalls. */
const PLACES = ['<nav', '</nav>', 'type="search"', '</header>', '<h1', '</main>'];

/** Stands between a browser and a server, and stalls where a page first says `place`. */
async function withStallingLine(
  base: string,
  place: string,
  visit: (address: string) => Promise<void>,
): Promise<void> {
  const line = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '', base);
    const headers = { ...asked.headers, host: new URL(base).host, 'accept-encoding': 'identity' };
    const passed = request(new URL(pathname + search, base), { method: asked.method ?? 'GET', headers });
    passed.on('response', (message) => void answerSlowly(message, answer, place));
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  try {
    await visit(`http://127.0.0.1:${(line.address() as AddressInfo).port}`);
  } finally {
    line.closeAllConnections();
    line.close();
  }
}

async function answerSlowly(message: IncomingMessage, answer: ServerResponse, place: string): Promise<void> {
  answer.writeHead(message.statusCode ?? 0, message.headers);
  if (!message.headers['content-type']?.startsWith('text/html')) return void message.pipe(answer);
  const html = Buffer.concat(await message.toArray());
  // A page that does not say it is answered like any other.
  const at = html.includes(place) ? html.indexOf(place) : html.length;
  answer.write(html.subarray(0, at));
  await setTimeout(SILENCE_MILLISECONDS);
  answer.end(html.subarray(at));
}

for (const address of ['/', '/charts', '/login']) {
  test(`nothing moves on ${address} when the line stalls in the middle of the page`, async ({
    browser,
    baseURL,
  }) => {
    const moved: string[] = [];
    for (const place of PLACES) {
      await withStallingLine(baseURL ?? '', place, async (base) => {
        const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } });
        const page = await context.newPage();
        await countShifts(page);
        await page.goto(base + address, { waitUntil: 'load' });
        const shifts = await shiftsOf(page);
        moved.push(...shifts.moved.map((what) => `${place}: ${what}`));
        await context.close();
      });
    }
    expect(moved).toEqual([]);
  });
}
