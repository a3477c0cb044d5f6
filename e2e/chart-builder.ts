import { expect, type Locator, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { sampleDataset } from './sample.ts';
import { visit } from './visit.ts';

/** The address of the builder with a table of the sample. */
export async function builderOf(page: Page, dataset: string, more = ''): Promise<string> {
  const { resource } = await sampleDataset(page.request, dataset);
  return `/visualise?dataset_id=${resource.sku}${more}`;
}

/** Opens the builder as somebody who has been shown around before, and waits until its chart is drawn. */
export async function openBuilder(page: Page, dataset: string, more = ''): Promise<void> {
  await beSignedIn(page);
  await knowTheTutorial(page);
  await visit(page, await builderOf(page, dataset, more));
  await endThePicture(page);
  await expectDrawn(page);
}

/** On a screen that is touched, a picture stands for the chart until something is done. */
export async function endThePicture(page: Page): Promise<void> {
  if (!(await page.evaluate(() => matchMedia('(pointer: coarse)').matches))) return;
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('.chart-view, .figure-table')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

/** Stops the tutorial from starting by itself. */
export async function knowTheTutorial(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('visualise-tutorial', 'seen'));
}

export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('.canvas-body[data-status="ready"]')).toBeVisible({ timeout: 20_000 });
  const drawing = page.locator('.chart-view-area[aria-busy="false"] svg, .figure-table table');
  await expect(drawing.first()).toBeVisible({ timeout: 20_000 });
}

/** The shelf of a channel. */
export const shelf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name, exact: true }).filter({ has: page.locator('.shelf-chips') });

/** The names of the fields on a shelf. */
export const chipsOn = (page: Page, name: string): Locator => shelf(page, name).locator('[data-chip]');

/** A field of the list. */
export const field = (page: Page, name: string): Locator =>
  page
    .locator('.fields-field')
    .filter({ has: page.locator('.fields-name').getByText(name, { exact: true }) });

/** The last announcement to screen readers. */
export const spoken = (page: Page): Locator => page.getByTestId('announcer');
