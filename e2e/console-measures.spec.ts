import { expect, type Page } from '@playwright/test';
import { beEditor } from './editor.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** The measures that the specification gives, on the pages as they are built. */

const menu = (page: Page) => page.getByRole('navigation', { name: 'Parts of the console' });

test('cards, columns and the menu have the widths of the specification', async ({ page }) => {
  await beEditor(page);
  await visit(page, '/console/content');
  const measures = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return ['--card', '--card-wide', '--radius'].map((name) => root.getPropertyValue(name).trim());
  });
  expect(measures).toEqual(['336px', '680px', '4px']);
  // Beside the page from 900 px on, behind a button below.
  for (const [width, isBeside] of [
    [899, false],
    [900, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu(page)).toBeVisible({ visible: isBeside });
  }
  const breakpoints = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .flatMap(({ conditionText }) => [...conditionText.matchAll(/(min|max)-width: (\d+)px/g)])
      .map(([, bound, pixels]) => Number(pixels) + (bound === 'max' ? 1 : 0)),
  );
  expect([...new Set(breakpoints)].filter((one) => ![600, 900, 1200, 1536].includes(one))).toEqual([]);
});

test('what is typed is asked for when it rests, and the ring of the focus stays a moment', async ({
  page,
}) => {
  await beEditor(page);
  await visit(page, '/console/content');
  await page.keyboard.press('Control+K');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  const asked: { words: string; at: number }[] = [];
  page.on('request', (request) => {
    const words = new URL(request.url()).searchParams.get('q');
    if (words) asked.push({ words, at: Date.now() });
  });
  // The page knows when the last letter came; this process learns it late on a busy machine.
  const lastLetter = await field.evaluateHandle((input) => {
    const letter = { at: 0 };
    input.addEventListener('input', () => {
      letter.at = Date.now();
    });
    return letter;
  });
  // By timers of the page, which keep their order however busy the machine is: keys that come from outside may come late.
  await field.evaluate(async (input: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const letter of 'articles') {
      write?.call(input, input.value + letter);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.words).toBe('articles');
  const { at } = await lastLetter.jsonValue();
  expect((asked[0]?.at ?? 0) - at).toBeGreaterThan(120);
  const ring = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--focus-reset').trim(),
  );
  expect(ring).toMatch(/^(100ms|\.1s)$/);
});
