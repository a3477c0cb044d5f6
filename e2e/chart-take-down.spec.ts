import { axeViolations } from './axe-violations.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { beEditor } from './editor.ts';
import { tabAndPress } from './keyboard.ts';
import { saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** How somebody works a page: what they press, and how they come to a field before they write. */
interface Way {
  name: string;
  look: { viewport: { width: number; height: number }; hasTouch: boolean };
  press: (page: Page, target: Locator) => Promise<void>;
}

const ways: readonly Way[] = [
  {
    name: 'by keyboard alone',
    look: { viewport: { width: 1440, height: 900 }, hasTouch: false },
    press: (page, target) => tabAndPress(page, target),
  },
  {
    name: 'by touch on a phone',
    look: { viewport: { width: 360, height: 740 }, hasTouch: true },
    press: (_page, target) => target.tap(),
  },
];

/** Writes into a field that was come to by `way`; pressing Enter in a field of a form would send the form. */
async function write(page: Page, { press, look }: Way, target: Locator, text: string): Promise<void> {
  await (look.hasTouch ? press(page, target) : tabAndPress(page, target, 'End'));
  await expect(target).toBeFocused();
  await page.keyboard.type(text);
}

async function expectFit(page: Page, { look }: Way): Promise<void> {
  const violations = await axeViolations(page);
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    look.viewport.width,
  );
}

for (const way of ways) {
  test(`a chart is reported and taken down ${way.name}`, async ({ page, browser, baseURL }) => {
    await beSignedIn(page);
    const chart = await saveChart(page, { title: `Not so, ${way.name}`, visibility: 'link' });
    const look = { baseURL: String(baseURL), locale: 'en', ...way.look };
    const readers = await browser.newContext(look);
    const reader = await readers.newPage();
    await visit(reader, viewOf(chart));
    await way.press(reader, reader.getByRole('link', { name: 'Report this chart' }));
    for (const [label, text] of [
      ['Full Name', 'Ravi Nair'],
      ['Phone Number', '9876543210'],
      ['Email ID', 'ravi@example.org'],
      ['Message', 'These figures are wrong.'],
    ] as const) {
      await write(reader, way, reader.getByLabel(label), text);
    }
    await way.press(reader, reader.getByRole('button', { name: 'Submit' }));
    await expect(reader.getByText('Your Feedback has been recorded')).toBeVisible();
    await expectFit(reader, way);

    const editors = await browser.newContext(look);
    const editor = await editors.newPage();
    await beEditor(editor);
    await visit(editor, `/console/charts?state=reported&search=${encodeURIComponent(chart.title)}`);
    const item = editor.getByRole('listitem').filter({ hasText: 'These figures are wrong.' });
    await write(editor, way, item.getByLabel('Reason'), 'The source says otherwise.');
    await way.press(editor, item.getByRole('button', { name: `Hide ${chart.title}` }));
    await expect(editor.getByText('is hidden, and its maker is told')).toBeVisible();
    await expectFit(editor, way);
    expect((await reader.request.get(viewOf(chart))).status()).toBe(404);
    await visit(page, viewOf(chart));
    await expect(page.getByText('Their reason: The source says otherwise.')).toBeVisible();
    await readers.close();
    await editors.close();
  });
}
