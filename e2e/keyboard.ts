import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 250;

/** Presses `key` until `target` has the focus, as somebody does who has no mouse. */
export async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `${MOST_STEPS} times ${key} did not reach it`).toBeFocused();
}

/** Moves to `target` with the tab key and presses `key` on it. */
export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible();
  await pressUntilFocused(page, 'Tab', target);
  await page.keyboard.press(key);
}

async function hasFocus(target: Locator): Promise<boolean> {
  if ((await target.count()) !== 1) return false;
  return target.evaluate((element) => element === document.activeElement);
}
