import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on a page, or in the part of it that a selector names. Its script is put into each document once, and
 * nothing is worked out about the rules that hold: most of such a look was reading the script twice.
 */
export async function axeViolations(page: Page, within?: string): Promise<axe.Result[]> {
  await Promise.all(page.frames().map(bringAxe));
  return page.evaluate(async (selector) => {
    const results = await window.axe?.run(selector ?? document, { resultTypes: ['violations'] });
    if (!results) throw new Error('axe has not come to this page');
    return results.violations;
  }, within);
}

/** Puts axe into a frame, where it answers the axe of the page around it. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe !== undefined)) return;
  await frame.evaluate(source);
  await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
}
