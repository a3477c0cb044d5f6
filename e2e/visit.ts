import type { Page } from '@playwright/test';

/** Opens a page and waits until its script runs. Before that, links and forms work as they do without script. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The page notes what is done early until its script takes over, and then forgets how.
  await page.waitForFunction(() => !('gazetteerEventReplay' in window));
}
