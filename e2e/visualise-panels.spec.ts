import { readFile } from 'node:fs/promises';
import { axeViolations } from './axe-violations.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { test } from './test.ts';
import { workbookOf } from './workbook.ts';
import { visit } from './visit.ts';

const habitat = '/visualise?dataset_id=us-county-species-habitat';
const unemployment = '/visualise?dataset_id=us-county-unemployment';

/** Opens the builder of a table, and waits until its chart is there. */
async function build(page: Page, path: string): Promise<void> {
  await beSignedIn(page);
  await visit(page, path);
  await expect(figureText(page)).toBeVisible();
}

function figureText(page: Page): Locator {
  return page.getByText(/^(In words|En clair|En mots)/).first();
}

/** The data panel below the chart. */
function figures(page: Page): Locator {
  return page.getByRole('region', { name: 'Data behind the chart' });
}

test('rows are filtered by sentences, with the keyboard alone', async ({ page }) => {
  await build(page, habitat);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(figures(page).getByText('3,080 rows')).toBeVisible();

  await page.getByRole('button', { name: 'Add a filter' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('County');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Change: County .*: choose values/ })).toBeFocused();
  await page.getByLabel('Find a value').fill('4801');
  await page.getByRole('checkbox', { name: /^Armstrong, Texas/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: /^Atascosa, Texas/ }).focus();
  await page.keyboard.press('Space');
  await expect(figures(page).getByText('2 rows')).toBeVisible();
  await page.keyboard.press('Escape');
  const sentence = page.getByRole('button', {
    name: 'Change: County (FIPS code) is Armstrong, Texas or Atascosa, Texas',
  });
  await expect(sentence).toBeFocused();

  await page.getByRole('button', { name: /Remove: County/ }).focus();
  await page.keyboard.press('Enter');
  await expect(sentence).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add a filter' })).toBeFocused();
  await expect(figures(page).getByText('3,080 rows')).toBeVisible();
});

test('numbers are filtered by a range, which says what is wrong with it', async ({ page }) => {
  await build(page, habitat);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await page.getByRole('button', { name: 'Add a filter' }).click();
  await page.getByRole('option', { name: /Year-round habitat/ }).click();
  await page.getByLabel('From', { exact: true }).fill('much');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a number, such as 1500 or 2.5.')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('0.99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change: Year-round habitat from 0.99' })).toBeVisible();
  await expect(figures(page).getByText('3,080 rows')).toBeHidden();
  await page.getByLabel('To', { exact: true }).fill('0.5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('no row can match')).toBeVisible();
});

test('a map is shaped in the format panel: classes, area, title; undo takes each back', async ({ page }) => {
  await build(page, unemployment);
  await page.getByLabel('Method').selectOption('Equal intervals');
  await expect(page.getByText('Each class is as wide as the others')).toBeVisible();
  await page.getByLabel('Number', { exact: true }).selectOption('7');
  await page.getByRole('button', { name: 'Area All areas' }).click();
  await page.keyboard.type('texas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Area Texas' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Without work in Texas');
  await expect(page.getByRole('heading', { name: 'Without work in Texas' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Without work in Texas' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Area All areas' })).toBeVisible();
});

test('the places that a map does not know are counted and listed', async ({ page }) => {
  await build(page, unemployment);
  await expect(page.getByText('3,212 of 3,218 counties found on the 2017 map.')).toBeVisible();
  await page.getByText('6 unknown places').click();
  await expect(page.getByRole('cell', { name: 'no such code' }).first()).toBeVisible();
});

test('a formula is checked while it is written, and its field can be drawn', async ({ page }) => {
  await build(page, unemployment);
  await page.getByRole('button', { name: 'A computed field' }).click();
  const dialog = page.getByRole('dialog', { name: 'A computed field' });
  await dialog.getByLabel('Name').fill('Rate per thousand');
  const formula = dialog.getByRole('combobox', { name: 'Formula' });
  await formula.pressSequentially('unem');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(formula).toHaveValue('rate');
  await formula.press('End');
  await formula.pressSequentially(' * 10 + persons');
  await expect(dialog.getByText('There is no field “persons”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add the field' }).click();
  await expect(dialog).toBeVisible();
  await formula.fill('round(rate * 10');
  await expect(dialog.getByText('The formula ends too early')).toBeVisible();
  await formula.fill('round(rate * 10)');
  await expect(dialog.getByText('Gives a number.')).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'First rows' }).getByRole('row')).toHaveCount(6);
  await dialog.getByRole('button', { name: 'Add the field' }).click();
  await expect(dialog).toBeHidden();
  const field = page.getByRole('button', { name: /Rate per thousand/ }).first();
  await expect(field).toBeVisible();
  // The draft has a formula, so what reads formulas is loaded before it is drawn.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('round(rate * 10)'));
  await page.reload();
  await expect(figureText(page)).toBeVisible();
  await expect(field).toBeVisible();
});

test('another table is joined after its report, and undone in one step', async ({ page }) => {
  await build(page, unemployment);
  await page.getByRole('button', { name: 'Another table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another table, by area code' });
  await dialog.getByLabel('Find a table').fill('habitat');
  await dialog.getByRole('button', { name: 'Year-round habitat by species and county' }).click();
  await expect(dialog.getByText('3,080 matched')).toBeVisible();
  await dialog.getByText('Unemployment rate by county: 6 unknown places').click();
  await expect(dialog.getByRole('cell', { name: 'no such code' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Use both tables' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('heading', { name: 'Year-round habitat by species and county' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Species/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Species/ })).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
});

test('a table that has no places in common is not joined, and the window says why', async ({ page }) => {
  await build(page, unemployment);
  await page.getByRole('button', { name: 'Another table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another table, by area code' });
  await dialog.getByLabel('Find a table').fill('carbon dioxide');
  await dialog.getByRole('button', { name: 'Monthly carbon dioxide' }).click();
  await expect(dialog.getByText('These two tables cannot be joined')).toBeVisible();
});

test('the figures can be read, copied and taken along', async ({ page }) => {
  await build(page, unemployment);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(figures(page).getByRole('row')).toHaveCount(201);
  await figures(page)
    .getByRole('button', { name: /Show 200 more rows/ })
    .click();
  await expect(figures(page).getByRole('row')).toHaveCount(401);
  const download = page.waitForEvent('download');
  await figures(page).getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^unemployment-rate.*\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(3212 + 1);
  await expect(figures(page).getByRole('link', { name: 'Rows of the source' })).toHaveAttribute(
    'href',
    /\/p\/us-county-unemployment\/r\//,
  );
});

test.describe('own data', () => {
  const csv = 'Rain in Karnataka\n\nDistrict;Code;Rain\nBidar;001;847,5\nUdupi;002;4.119,25\nKolar;003;744\n';

  async function choose(page: Page, name: string, buffer: Buffer): Promise<Locator> {
    await page.getByRole('button', { name: 'My own data' }).click();
    const dialog = page.getByRole('dialog', { name: 'My own data' });
    await dialog.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer });
    return dialog;
  }

  test('a CSV is read in the browser, drawn, and there again after a reload', async ({ page }) => {
    await build(page, unemployment);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const dialog = await choose(page, 'rain.csv', Buffer.from(csv));
    const column = (name: string) => dialog.getByRole('group', { name, exact: true });
    await expect(column('Rain').getByLabel('Type')).toHaveValue('float');
    await expect(column('Rain').getByLabel('Written as')).toHaveValue('decimal_comma');
    await expect(column('Code').getByLabel('Type')).toHaveValue('text');
    await expect(dialog.getByRole('row', { name: 'Udupi 002 4119.25' })).toBeVisible();
    await expect(dialog.getByText('The lines above the column names were left out')).toBeVisible();
    await dialog.getByRole('button', { name: 'Make a chart from it' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(figures(page).getByRole('row', { name: /Udupi/ })).toContainText('4,119');
    await page.reload();
    await expect(page.getByText('rain.csv').first()).toBeVisible();
    await expect(figureText(page)).toBeVisible();
    expect(sent.filter((request) => /Udupi|4119/.test(request))).toEqual([]);
  });

  test('a workbook of several sheets is read, large tables outlive a reload', async ({ page }) => {
    await build(page, unemployment);
    const rows = Array.from({ length: 6000 }, (_, place) => [`Place ${place % 12}`, place]);
    const file = workbookOf({ About: [['Rainfall of 2019']], Data: [['Place', 'Rain'], ...rows] });
    const dialog = await choose(page, 'rain.xlsx', file);
    await expect(dialog.getByText('6,000 rows, 2 columns')).toBeVisible();
    await expect(dialog.getByLabel('Sheet')).toHaveValue('Data');
    await dialog.getByRole('button', { name: 'Make a chart from it' }).click();
    await expect(page.getByText('6,000 rows').first()).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(figures(page).getByRole('row', { name: /Place 11/ })).toBeVisible();
    await page.reload();
    await expect(page.getByText('6,000 rows').first()).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(figures(page).getByRole('row', { name: /Place 11/ })).toBeVisible();
  });

  test('a bad file is refused with its line and what to do', async ({ page }) => {
    await build(page, unemployment);
    const dialog = await choose(page, 'bad.csv', Buffer.from('a,b\n1,"x\n2,y\n'));
    await expect(dialog.getByText('Line 2: a quotation mark is opened but never closed')).toBeVisible();
    await dialog.getByLabel('Choose a file').setInputFiles({
      name: 'picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]),
    });
    await expect(dialog.getByText('This is neither a CSV file nor an Excel workbook.')).toBeVisible();
    await dialog.getByText('Paste a table instead').click();
    await dialog.getByRole('textbox').fill('Place\tRain\nBidar\t1\nUdupi\t2\n');
    await dialog.getByRole('button', { name: 'Read these rows' }).click();
    await expect(dialog.getByText('2 rows, 2 columns')).toBeVisible();
  });
});

const looks = [
  { colorScheme: 'light', locale: 'en', width: 1440 },
  { colorScheme: 'dark', locale: 'fr', width: 360 },
] as const;
for (const { colorScheme, locale, width } of looks) {
  test.describe(`${colorScheme}, ${locale}, ${width} px`, () => {
    test.use({ colorScheme, locale, viewport: { width, height: 800 } });

    test('axe finds nothing in the panels and windows, and nothing runs over the edge', async ({ page }) => {
      test.setTimeout(180_000);
      await build(page, habitat);
      const check = async (what: string) => {
        const violations = await axeViolations(page);
        const found = violations.map(({ id, nodes }) => `${what}: ${id} at ${nodes[0]?.target.join(' ')}`);
        expect(found).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, what).toBeLessThanOrEqual(0);
      };
      const panel = async (place: number) => {
        const tab = page.locator('.builder-tabs button').nth(place);
        if (await tab.isVisible()) await tab.click();
      };
      await panel(1);
      await page.locator('.filters-add').click();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.locator('.filters-value').first()).toBeVisible();
      await check('a filter');
      await panel(2);
      for (const part of await page.locator('details.settings-part:not([open]) > summary').all())
        await part.click();
      await check('format');
      await panel(0);
      for (const [place, ready] of [
        [0, '.add-table-offers button'],
        [1, '.own-data-drop'],
        [2, '.computed'],
      ] as const) {
        await page.locator('.fields-group').last().getByRole('button').nth(place).click();
        await expect(page.locator(`dialog ${ready}`).first()).toBeVisible();
        await check(ready);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
    });
  });
}
