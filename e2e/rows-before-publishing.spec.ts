import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { open } from './people.ts';
import { look, showing, withDesk } from './publisher-desk.ts';
import { test } from './test.ts';

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

      const order = page.getByLabel('Day or month first · Day (guessed)');
      await order.selectOption({ label: 'Month first, as in 12/31' });
      await again(page, hasScript);
      await showing(page, '2025-03-04');
      await page.getByLabel('Leave out rows that are totals').check();
      await again(page, hasScript);
      await expect(page.getByText('2 rows.', { exact: true })).toBeVisible();
      // A blank alone between thousands leaves open what stands before decimals.
      await page.getByLabel('Between thousands').selectOption({ label: 'Blank: 1 234' });
      await again(page, hasScript);
      await showing(
        page,
        'Between thousands: choose another sign than before decimals, and say that one, too.',
      );
      await page.getByLabel('Between thousands').selectOption({ label: 'Point: 1.234' });
      await again(page, hasScript);
      await expect(page.getByLabel('Before decimals')).toHaveValue(',');
      await showing(page, '1234.5');
      await page.getByText('Label, unit, role, scale · Paid').click();
      await expect(page.getByLabel('Scale of measurement (guessed)')).toHaveCount(3);
      await page.getByLabel('Can be added up').selectOption({ label: 'Not over time (semi-additive)' });
      await page.getByLabel('Scale of measurement').last().selectOption({ label: 'No true zero (interval)' });
      await again(page, hasScript);
      // What was said is no guess any more, once the rows were read anew.
      await expect(page.getByLabel('Scale of measurement (guessed)')).toHaveCount(2);
      await expect(page.getByLabel('Can be added up')).toHaveValue('semi_additive');
      await page.getByLabel(/^Name · Paid/).fill('paid');
      await page.getByRole('button', { name: 'Publish into this dataset' }).click();
      await showing(page, 'january is published, with 2 rows.');
      await page.getByRole('link', { name: 'View the table' }).click();
      await expect(page.getByText('Mysuru').first()).toBeVisible();
      await page.getByRole('link', { name: 'Dictionary' }).click();
      await showing(page, 'Can be added up, but not over time');

      await open(page, '/console/data/payments', hasScript);
      await page.getByRole('link', { name: 'New data january' }).click();
      await drop(page, 'february.csv', FEBRUARY);
      await showing(page, 'Read as the last file of this table was.');
      await showing(page, '2025-05-06');
      await showing(page, '2 rows before, 1 afterwards.');
      await page.getByRole('radio', { name: /^Its rows are added below/ }).check();
      await again(page, hasScript);
      await showing(page, '2 rows before, 3 afterwards.');
      await page.getByRole('button', { name: 'Publish into this dataset' }).click();
      await showing(page, 'january is published, with 3 rows.');
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

test('a large file goes on after a lost connection, and after the page was loaded again', async ({
  browser,
}) => {
  const rows = Array.from({ length: 700_000 }, (_, row) => `road ${row},${row % 9}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'large-file-'));
  const file = path.join(folder, 'roads.csv');
  await writeFile(file, `road,lanes\n${rows.join('\n')}\n`);
  await withDesk(browser, true, async ({ call, editorOf }) => {
    await call('package_create', { name: 'roads', title: 'Roads', owner_org: 'registrar' });
    const { page } = await editorOf('registrar');
    /** Sends the file while the connection is as `connection` says of each part. */
    const send = async (connection: (part: number) => boolean) => {
      await page.unrouteAll();
      let part = 0;
      await page.route('**/api/uploads/*', (route) => {
        if (route.request().method() !== 'PATCH' || connection((part += 1))) return route.continue();
        return route.abort('connectionreset');
      });
      await open(page, '/console/data/roads/add', true);
      await page.getByLabel('Files from your disk').setInputFiles(file);
      await page.getByRole('button', { name: 'Look at the rows' }).click();
    };
    await send((part) => part === 1);
    await expect(page.getByText(/^The connection is lost\. roads\.csv goes on by itself/)).toBeVisible();
    await look(page, true);
    // A page that goes on by itself would send the rest before the next one begins.
    await page.evaluate(() => {
      globalThis.fetch = () => new Promise(() => undefined);
    });
    await page.goto('about:blank');
    // Only the second part is sent: the first has arrived before the page was loaded again.
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, call] = /^\/api\/(uploads|looks)\b/.exec(new URL(request.url()).pathname) ?? [];
      const offset = request.headers()['upload-offset'] ?? '';
      if (call) asked.push(`${request.method()} ${call} ${offset}`.trim());
    });
    await send((part) => part > 1);
    await expect(page.getByRole('heading', { name: /^Before it is published/ })).toBeVisible();
    await showing(page, '700,000 rows.');
    const again = ['HEAD uploads', `PATCH uploads ${8 * 1024 ** 2}`];
    expect(asked).toEqual([...again, ...again, 'POST looks']);
  });
  await rm(folder, { recursive: true });
});
