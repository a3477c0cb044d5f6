import { axeViolations } from './axe-violations.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { builderOf, expectDrawn, field, spoken } from './chart-builder.ts';
import { pressUntilFocused, tabAndPress } from './keyboard.ts';
import { listCharts } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** Counties by number without their zeros, months, and numbers of which one is a word. */
const csv = `county,month,visitors,spend
6037,2024-01,12,4.5
6037,2024-02,20,5.5
6073,2024-01,soon,1.5
6059,2024-01,40,2
99999,2024-01,1,3
`;
const TABLE = 'Unemployment rate by county';

const ownData = (page: Page) => page.getByRole('dialog', { name: 'My own data' });
const addTable = (page: Page) =>
  page.getByRole('dialog', { name: 'Another table, by place or equal values' });
const column = (page: Page, name: string): Locator => ownData(page).getByRole('group', { name, exact: true });

async function chooseFile(page: Page, text = csv): Promise<void> {
  const file = { name: 'visitors.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await ownData(page).getByLabel('Choose a file').setInputFiles(file);
}

/** What was asked of the server, to look for cells of the file in it. */
function watch(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

async function expectFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const violations = await axeViolations(page);
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
}

async function expectReport(page: Page): Promise<void> {
  const dialog = addTable(page);
  await expect(dialog.getByRole('heading', { name: 'What matched' })).toBeVisible();
  await expect(dialog.getByText(/^5 rows\. 80%/)).toBeVisible();
  await expect(dialog.getByText('3,218 rows and 2 columns of the table were read')).toBeVisible();
  await expect(dialog.getByText('visitors.csv: 1 unknown place')).toBeVisible();
  await expect(dialog.getByText(/visitors\.csv has several rows for one place/)).toHaveCount(0);
  // What was written as months is joined as months, and the table says no time.
  await expect(dialog.getByText('by month', { exact: true })).toBeVisible();
  await expect(dialog.getByText(`${TABLE} has no column of times`)).toBeVisible();
}

test('own data with corrected types are merged with a table of the portal and mapped, by mouse', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await beSignedIn(page);
  const address = await builderOf(page, 'us-state-capitals');
  await visit(page, address);
  await expectDrawn(page);
  const sent = watch(page);
  await page.getByRole('button', { name: 'My own data' }).click();
  await chooseFile(page);
  // One of four codes is none: the person says that they are places.
  await column(page, 'county').getByLabel('Type').selectOption('place');
  await expect(column(page, 'county').getByText('3 of 4 different places are known')).toBeVisible();
  await expect(column(page, 'month').getByLabel('Written as')).toHaveValue('iso_month');
  await column(page, 'visitors').getByLabel('Type').selectOption('int');
  await ownData(page).getByRole('button', { name: 'Make a chart from it' }).click();
  await expectDrawn(page);

  await page.getByRole('button', { name: 'Another table' }).click();
  await addTable(page).getByRole('searchbox').fill('unemployment');
  await addTable(page).getByRole('button', { name: TABLE, exact: true }).click();
  await expectReport(page);
  await addTable(page).getByText('visitors.csv: 1 unknown place').click();
  await expect(addTable(page).getByRole('row', { name: /99999 no such code/ })).toBeVisible();
  await expectFit(page);
  await addTable(page).getByRole('button', { name: 'Use both tables' }).click();
  await expect(spoken(page)).toContainText('Both tables are open: 5 rows');
  await expectDrawn(page);
  await expect(page.locator('.fields-origin', { hasText: TABLE }).first()).toBeVisible();
  await expect(field(page, 'Unemployment rate')).toBeVisible();

  // Undo takes the join back, and gives it again.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field(page, 'Unemployment rate')).toHaveCount(0);
  await expect(addTable(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(field(page, 'Unemployment rate')).toBeVisible();

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expectDrawn(page);
  await field(page, 'Unemployment rate').press('Enter');
  await page.getByRole('menuitem', { name: /Colour/ }).click();
  await expectDrawn(page);
  await expect(page.getByRole('main')).toContainText(/Unemployment rate, by county/);
  expect(sent.filter((request) => /99999|visitors|soon/.test(request))).toEqual([]);

  await page.reload();
  await expectDrawn(page);
  await expect(field(page, 'Unemployment rate')).toBeVisible();
  await expect(page.locator('.fields-table')).toContainText(`visitors.csv + ${TABLE}`);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill('Visitors and work');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const [chart] = await listCharts(page);
  if (!chart) throw new Error('nothing was saved');
  const picture = await (await page.request.get(`/charts/${chart.visID}.svg`)).text();
  expect(picture).toContain('own data (visitors.csv)');
  const figures = await (await page.request.get(`/charts/${chart.visID}.csv`)).text();
  for (const line of ['06037,Los Angeles,0.127', '06059,Orange,0.094', '06073,San Diego,0.102'])
    expect(figures).toContain(line);
  await visit(page, `/visualise?vis_id=${chart.visID}`);
  const facts = page.getByRole('complementary', { name: 'About this chart' });
  await expect(facts.getByRole('link', { name: TABLE }).first()).toBeVisible();
  await expect(facts.getByText('Data of the person who made the chart', { exact: true })).toBeVisible();
  await expect(facts.getByText(/“visitors\.csv”; .*“/)).toBeVisible();
});

test('own data are pasted, corrected, merged and mapped by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await beSignedIn(page);
  await visit(page, await builderOf(page, 'us-state-capitals'));
  await expectDrawn(page);
  await tabAndPress(page, page.getByRole('button', { name: 'My own data' }));
  await tabAndPress(page, ownData(page).getByText('Paste a table instead'));
  await pressUntilFocused(page, 'Tab', ownData(page).getByLabel('Rows from a spreadsheet'));
  await page.keyboard.insertText(csv);
  await tabAndPress(page, ownData(page).getByRole('button', { name: 'Read these rows' }));
  await pressUntilFocused(page, 'Tab', ownData(page).getByLabel('Words that mean'));
  await page.keyboard.type('soon');
  await pressUntilFocused(page, 'Tab', column(page, 'county').getByLabel('Type'));
  await page.keyboard.press('p');
  await expect(column(page, 'county').getByText('3 of 4 different places are known')).toBeVisible();
  await pressUntilFocused(page, 'Tab', column(page, 'visitors').getByLabel('Type'));
  await page.keyboard.press('w');
  await expect(column(page, 'visitors').getByLabel('Type')).toHaveValue('int');
  await expect(column(page, 'visitors').getByRole('status')).toBeEmpty();
  await tabAndPress(page, ownData(page).getByRole('button', { name: 'Make a chart from it' }));
  await expectDrawn(page);

  await tabAndPress(page, page.getByRole('button', { name: 'Another table' }));
  await pressUntilFocused(page, 'Tab', addTable(page).getByRole('searchbox'));
  await page.keyboard.type('unemployment');
  await tabAndPress(page, addTable(page).getByRole('button', { name: TABLE, exact: true }));
  await expect(addTable(page).getByText('Pasted table: 1 unknown place')).toBeVisible();
  await pressUntilFocused(page, 'Tab', addTable(page).getByLabel('Rows to keep'));
  await page.keyboard.press('o');
  await expect(addTable(page).getByText(/^4 rows\. /)).toBeVisible();
  await tabAndPress(page, addTable(page).getByRole('button', { name: 'Use both tables' }));
  await expect(spoken(page)).toContainText('Both tables are open: 4 rows');
  await expectDrawn(page);
  await tabAndPress(page, field(page, 'Unemployment rate'));
  await pressUntilFocused(page, 'ArrowDown', page.getByRole('menuitem', { name: /Colour/ }));
  await page.keyboard.press('Enter');
  await expectDrawn(page);
  await expect(page.getByRole('main')).toContainText(/Unemployment rate, by county/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Unemployment rate')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('own data are merged and mapped by touch, and every window fits', async ({ page }) => {
    test.setTimeout(120_000);
    await beSignedIn(page);
    await visit(page, await builderOf(page, 'us-state-capitals'));
    await page.getByRole('button', { name: 'My own data' }).tap();
    await chooseFile(page);
    await column(page, 'county').getByLabel('Type').selectOption('place');
    await expect(column(page, 'county').getByText('3 of 4 different places are known')).toBeVisible();
    await column(page, 'visitors').getByLabel('Type').selectOption('int');
    await expectFit(page);
    await ownData(page).getByRole('button', { name: 'Make a chart from it' }).tap();
    await expectDrawn(page);

    await page.getByRole('button', { name: 'Another table' }).tap();
    await addTable(page).getByRole('searchbox').fill('unemployment');
    await addTable(page).getByRole('button', { name: TABLE, exact: true }).tap();
    await expectReport(page);
    await addTable(page).getByText('visitors.csv: 1 unknown place').tap();
    await expectFit(page);
    await addTable(page).getByRole('button', { name: 'Use both tables' }).tap();
    await expectDrawn(page);
    await field(page, 'Unemployment rate').tap();
    await page.getByRole('menuitem', { name: /Colour/ }).tap();
    await expectDrawn(page);
    await expect(page.getByRole('main')).toContainText(/Unemployment rate, by county/);
    await expectFit(page);
  });
});
