import { type Browser, chromium, type Page } from '@playwright/test';
import { beSignedIn } from '../e2e/account.ts';
import { ensureBrowser } from '../scripts/find-browser.ts';

/** Runs `work` in a browser, as somebody who is signed in and has been shown around the builder. */
export async function asVisitor<Result>(
  url: string,
  folder: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const executablePath = ensureBrowser();
  if (!executablePath) throw new Error('There is no browser to measure with');
  const browser: Browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    await context.addInitScript(() => localStorage.setItem('visualise-tutorial', 'seen'));
    const page = await context.newPage();
    await page.goto('/datausage');
    await beSignedIn(page, {}, { folder });
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** The median and the 99th percentile of some durations, in milliseconds. */
export function quantiles(durations: readonly number[]): { p50: number; p99: number } {
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

declare global {
  // Durations of frames, noted by the page for the measurement.
  var frameTimes: number[] | undefined;
}

/** How long the frames of a page take while `work` goes on in it. */
export async function measureFrames(
  page: Page,
  work: () => Promise<void>,
): Promise<{ count: number; p50: number; p99: number }> {
  await page.evaluate(noteFrames);
  await work();
  const frames = await page.evaluate(() => globalThis.frameTimes ?? []);
  return { count: frames.length, ...quantiles(frames) };
}

/** Runs in the page: notes how long each frame takes. */
function noteFrames(): void {
  const frames: number[] = [];
  globalThis.frameTimes = frames;
  let last = performance.now();
  const note = () => {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    if (globalThis.frameTimes === frames) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
