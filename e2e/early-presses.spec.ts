import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { act, type Outcome, outcomeOf } from './presses/act.ts';
import { type Control, findControlsIn, listControls } from './presses/controls.ts';
import { test } from './test.ts';

/** A processor five times as slow, and a line of a phone in the country. */
const SLOWNESS = 5;
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

interface Way {
  isEarly: boolean;
}

/** Opens an address in a browser of its own, does something there, and says what came of it. */
async function tryControl(browser: Browser, address: string, control: Control, { isEarly }: Way): Promise<Outcome> {
  const unique = randomUUID().slice(0, 8);
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await findControlsIn(page);
    if (isEarly) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slowLine);
      await page.goto(address, { waitUntil: 'commit' });
      await act(page, control, unique);
      await page.waitForFunction(() => !('gazetteerEventReplay' in window));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await devtools.send('Network.emulateNetworkConditions', { ...slowLine, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
    } else {
      await rest(page, address);
      await act(page, control, unique);
    }
    return await outcomeOf(page, unique);
  } finally {
    await context.close();
  }
}

async function rest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => !('gazetteerEventReplay' in window));
  await page.waitForLoadState('networkidle');
}

const base = process.env.PRESS_BASE ?? '';
const pages = (process.env.PRESS_PAGES ?? '').split(' ');
for (const address of pages)
  test(`what is pressed on ${address} as soon as it can be seen does what it does later`, async ({ browser }) => {
    test.setTimeout(600_000);
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 800 } });
    await findControlsIn(page);
    await rest(page, base + address);
    const controls = await listControls(page, address === '/organization');
    await page.close();
    const differences: unknown[] = [];
    for (const control of controls) {
      const start = Date.now();
      const [later, early] = await Promise.all([tryControl(browser, base + address, control, { isEarly: false }),
       tryControl(browser, base + address, control, { isEarly: true })]);
      console.log(address, control.kind, control.key, later.address, Date.now() - start);
      if (JSON.stringify(early) !== JSON.stringify(later)) {
        const lost = later.page.filter((line) => !early.page.includes(line)).slice(0, 8);
        const more = early.page.filter((line) => !later.page.includes(line)).slice(0, 8);
        console.log('DIFFERS', address, control, later.address, early.address, 'only later:', lost, 'only early:', more);
        differences.push(control.key);
      }
    }
    expect(differences).toEqual([]);
  });
