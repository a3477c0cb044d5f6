import { axeViolations } from './axe-violations.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { builderOf, expectDrawn, field } from './chart-builder.ts';
import { pressUntilFocused } from './keyboard.ts';
import { listCharts } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const csv = `county,month,visitors,when
6037,2024-01,12,03/04/2024
6073,2024-01,soon,05/04/2024
6059,2024-02,-,06/04/2024
6071,2024-02,40,07/04/2024
`;

const window = (page: Page) => page.getByRole('dialog', { name: 'My own data' });
const column = (page: Page, name: string): Locator => window(page).getByRole('group', { name, exact: true });

/** The window names the file too, and closes once the chart has it. */
async function drawn(page: Page): Promise<void> {
  await expect(window(page)).toHaveCount(0);
  await expect(page.getByText('own.csv').first()).toBeVisible();
  await expectDrawn(page);
}

async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My own data' }).click();
  const file = { name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await window(page).getByLabel('Choose a file').setInputFiles(file);
}

test('what a file was taken for is corrected by keyboard before it is drawn, also on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beSignedIn(page);
  await visit(page, await builderOf(page, 'us-state-capitals'));
  await expectDrawn(page);
  await choose(page);
  // A column of codes says where, and 2024-01 is a month.
  await expect(column(page, 'county').getByLabel('Type')).toHaveValue('place');
  await expect(column(page, 'county').getByText('All 4 different places are known')).toBeVisible();
  await expect(column(page, 'month').getByLabel('Written as')).toHaveValue('iso_month');
  await expect(column(page, 'visitors').getByLabel('Type')).toHaveValue('text');
  await expect(window(page).getByRole('row', { name: '6037 2024-01-01 12 2024-04-03' })).toBeVisible();

  await pressUntilFocused(page, 'Tab', column(page, 'visitors').getByLabel('Type'));
  await page.keyboard.press('w');
  await expect(column(page, 'visitors').getByRole('status')).toHaveText(
    '1 of 3 values cannot be read as a whole number and is left empty: “soon”',
  );
  await expect(window(page).getByRole('row', { name: '6073 2024-01-01 soon left empty' })).toBeVisible();
  await pressUntilFocused(page, 'Tab', column(page, 'when').getByLabel('Written as'));
  await page.keyboard.press('ArrowDown');
  await expect(window(page).getByRole('row', { name: '6037 2024-01-01 12 2024-03-04' })).toBeVisible();
  await window(page).getByLabel('Words that mean').fill('-, soon');
  await expect(column(page, 'visitors').getByRole('status')).toBeEmpty();

  const violations = await axeViolations(page);
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await window(page).getByRole('button', { name: 'Make a chart from it' }).press('Enter');
  await expectDrawn(page);
  await expect(field(page, 'visitors')).toBeVisible();
});

test('own places are matched and mapped in the browser, and the map is the same once it is saved', async ({
  page,
}) => {
  await beSignedIn(page);
  await visit(page, await builderOf(page, 'us-state-capitals'));
  await expectDrawn(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const rows =
    'ort,land,quote\nLos Angeles,California,4\nCook County,Illinois,9\nHarris,Texas,7\nCook,Nowhere,1\n';
  await page.getByRole('button', { name: 'My own data' }).click();
  const file = { name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await window(page).getByLabel('Choose a file').setInputFiles(file);
  // Nothing says that these are places: the person does, and what they lie in is found.
  await pressUntilFocused(page, 'Tab', column(page, 'ort').getByLabel('Type'));
  await page.keyboard.press('p');
  await expect(column(page, 'ort').getByLabel('Lies in')).toHaveValue('land');
  await expect(column(page, 'ort').getByText('3 of 4 different places are known')).toContainText('“Cook”');
  await window(page).getByRole('button', { name: 'Make a chart from it' }).press('Enter');
  await expectDrawn(page);
  await page.getByRole('button', { name: 'Map', exact: true }).press('Enter');
  await expectDrawn(page);
  await expect(page.getByText(/Highest in Cook/)).toBeVisible();
  expect(sent.filter((request) => /Cook|Harris|quote/.test(request))).toEqual([]);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill('Rates of ours');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const [chart] = await listCharts(page);
  if (!chart) throw new Error('nothing was saved');
  const picture = await page.request.get(`/charts/${chart.visID}.svg`);
  expect(await picture.text()).toContain('Los Angeles');
});

test('own data stay through a reload, and never take the place of the dataset they were opened beside', async ({
  page,
}) => {
  await beSignedIn(page);
  const address = await builderOf(page, 'us-state-capitals');
  await visit(page, address);
  await expectDrawn(page);
  await choose(page);
  await window(page).getByRole('button', { name: 'Make a chart from it' }).click();
  await drawn(page);
  await page.reload();
  await drawn(page);
  await page.getByRole('button', { name: 'Correct the columns' }).click();
  await column(page, 'county').getByLabel('Type').selectOption('text');
  await window(page).getByRole('button', { name: 'Make a chart from it' }).click();
  await drawn(page);

  await visit(page, '/');
  await visit(page, address);
  await expectDrawn(page);
  await expect(page.locator('.builder-fields').getByText('State capitals')).toBeVisible();
  await expect(page.getByText('own.csv')).toHaveCount(0);
  await expect(page.getByText('Your draft is back')).toHaveCount(0);
  await visit(page, '/visualise');
  await page.getByRole('button', { name: 'own.csv' }).click();
  await drawn(page);
});
