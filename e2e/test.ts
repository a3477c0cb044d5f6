import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';

/** When no further file of tests is begun, in seconds since 1970; without it there is no such time. */
const { E2E_DEADLINE } = process.env;

/** A test of the built sites. What it leaves open would go on working beside all later tests of its process. */
export const test = base.extend<{ deadline: void; leftovers: void }>({
  leftovers: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  deadline: [
    // The first argument names the fixtures that this one needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, testInfo) => {
      testInfo.skip(!mayBegin(testInfo.file, testInfo.project.outputDir), 'not begun: the time was over');
      await use();
    },
    { auto: true },
  ],
});

/**
 * Whether a test of a file may run. The tests of one file run in several processes, so that a file which was begun in
 * any of them leaves a mark in the folder of the run.
 */
function mayBegin(file: string, folder: string): boolean {
  if (!E2E_DEADLINE) return true;
  const mark = path.join(folder, 'begun', path.basename(file));
  if (existsSync(mark)) return true;
  if (Date.now() / 1000 > Number(E2E_DEADLINE)) return false;
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, '');
  return true;
}
