import { expect, type Page, test } from '@playwright/test';
import { open } from './people.ts';
import { look, showing, withDesk } from './publisher-desk.ts';

test.describe.configure({ timeout: 240_000 });

const JANUARY =
  'Health report;;\nDistrict;Day;Paid\nKolar;03/04/2025;1.234,5\nMysuru;04/04/2025;2,5\nTotal;;1.237,0\n';
const FEBRUARY = 'Health report;;\nCorrected;;\nDistrict;Day;Paid\nKolar;05/06/2025;7,5\nTotal;;7,5\n';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Sends a file and waits for its rows. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Files from your disk').setInputFiles(csv(name, text));
  await page.getByRole('button', { name: 'Look at the rows' }).click();
  await expect(page.getByRole('heading', { name: /^Before it is published/ })).toBeVisible();
}

/** Reads the file again, by the button where no script does it. */
async function again(page: Page, hasScript: boolean): Promise<void> {
  if (!hasScript) await page.getByRole('button', { name: 'Read again' }).click();
}

for (const hasScript of [true, false]) {
  test(`a messy file is looked at, corrected and published, and next month’s needs no hand, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    await withDesk(browser, hasScript, async ({ call, editorOf, visitor }) => {
      await call('package_create', { name: 'payments', title: 'Payments', owner_org: 'registrar' });
      const { page } = await editorOf('registrar');
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, '/console/data/payments', hasScript);
      await page.getByRole('link', { name: 'Add data' }).first().click();
      await drop(page, 'january.csv', JANUARY);
      await showing(page, '1234.5');
      await showing(page, '2025-04-03');
      await expect(page.getByText('3 rows.', { exact: true })).toBeVisible();
      await look(page, hasScript);

      await page.getByLabel(/^Type · Day/).selectOption({ label: 'Date, month first' });
      await again(page, hasScript);
      await showing(page, '2025-03-04');
      await page.getByLabel('Leave out rows that are totals').check();
      await again(page, hasScript);
      await expect(page.getByText('2 rows.', { exact: true })).toBeVisible();
      await page.getByLabel(/^Name · Paid/).fill('paid');
      await page.getByRole('button', { name: 'Publish into this dataset' }).click();
      await showing(page, 'january.csv is published, with 2 rows.');
      await page.getByRole('link', { name: 'View the table' }).click();
      await expect(page.getByText('Mysuru').first()).toBeVisible();

      await open(page, '/console/data/payments', hasScript);
      await page.getByRole('link', { name: 'New data january.csv' }).click();
      await drop(page, 'february.csv', FEBRUARY);
      await showing(page, 'Read as the last file of this table was.');
      await showing(page, '2025-05-06');
      await showing(page, '2 rows before, 1 afterwards.');
      await page.getByRole('radio', { name: /^Its rows are added below/ }).check();
      await again(page, hasScript);
      await showing(page, '2 rows before, 3 afterwards.');
      await page.getByRole('button', { name: 'Publish into this dataset' }).click();
      await showing(page, 'january.csv is published, with 3 rows.');
      const found = await visitor.request.get('/api/3/action/package_show?id=payments');
      expect((await found.json()).result.resources).toHaveLength(1);

      // What is no table says why, and nothing is left.
      await open(page, '/console/data/payments/add', hasScript);
      await page
        .getByLabel('Files from your disk')
        .setInputFiles(csv('page.csv', '<html><title>A</title></html>'));
      await page.getByRole('button', { name: 'Look at the rows' }).click();
      await expect(
        page.getByText(hasScript ? /It is a web page|web page \(HTML\)/ : 'This cannot be read as a table.'),
      ).toBeVisible();
      await look(page, hasScript);
    });
  });
}
