import { expect, type Locator, type Page } from '@playwright/test';
import { action } from '../sample.ts';
import { wide, type Walk } from './walk-help.ts';

const may = 'district;month;births\nKolar;2026-05;1210\nMysuru;2026-05;2345\nTotal;2026-05;3555\n';
const june = 'district;month;births\nKolar;2026-06;1187\nMysuru;2026-06;2391\n';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** The element that a heading is in. */
const around = (heading: Locator, element: string) => heading.locator(`xpath=ancestor::${element}[1]`);

/** Publishes births as an editor of an organisation, and adds those of the next month. */
export async function walkPublish(walk: Walk, page: Page): Promise<void> {
  const main = page.getByRole('main');
  const title = { en: 'Births by district, 2026', fr: 'Naissances par district, 2026' }[walk.language];
  await page.setViewportSize({ ...wide, height: 1300 });
  await page.goto('/console');
  await walk.section('draft', page, [
    async ({ the }) => the('link', { within: main }).first().click(),
    async ({ the }) => {
      await the('label', { exact: true }).fill(title);
      await expect(the('label', { within: main, exact: true })).toBeVisible();
    },
    async ({ the }) => {
      await the('button').click();
      await expect(page).toHaveURL(/\?done=created$/);
    },
  ]);
  const dataset = page.url().replace(/\?.*/, '');
  const shown = () => action<object>(page.request, 'package_show', { id: dataset.split('/').at(-1) ?? '' });
  const rows = main.getByRole('table').first();
  await walk.section('look', page, [
    async ({ the }) => {
      await the('link', { within: main }).first().click();
      await the('label').setInputFiles(csv('may.csv', may));
      await the('button').click();
      await expect(rows).toBeVisible();
    },
    async ({ the, show }) => {
      const totals = the('label');
      await show([main.getByRole('heading', { level: 2 }).first(), totals], totals);
      await totals.check();
      await expect(rows.getByRole('row')).toHaveCount(3);
    },
    async ({ the, show }) => {
      await the('text', { within: rows }).last().click();
      await show(rows);
    },
    async ({ the }) => {
      await the('button').click();
      await expect(page).not.toHaveURL(/look/);
      // Who leaves the page before the rows are there would not see them in the dataset.
      await expect.poll(shown).toMatchObject({ resources: [{ datastore_active: true }] });
    },
  ]);
  await walk.section('publish', page, [
    async ({ the, show }) => {
      await the('link', { within: main }).first().click();
      await expect(page).toHaveURL(dataset);
      const heading = the('heading', { within: main });
      await show([heading, around(heading, 'details').getByRole('listitem').nth(3)]);
    },
    async ({ the }) => {
      await the('label', { exact: true }).first().fill(`${title}.`);
      await the('label', { within: main, exact: true }).first().selectOption('CC-BY-4.0');
      await the('button', { exact: true }).first().click();
      const saved = { en: 'Saved.', fr: 'Enregistré.' }[walk.language];
      await expect(page.getByText(saved, { exact: true }).first()).toBeVisible();
      await expect.poll(shown).toMatchObject({ license_id: 'CC-BY-4.0', notes: `${title}.`, state: 'draft' });
    },
    async ({ the }) => {
      await the('button', { exact: true }).click();
      await expect.poll(shown).toMatchObject({ state: 'active' });
    },
  ]);
  await page.goto(dataset);
  await walk.section('next', page, [
    async ({ the }) => the('link', { within: main }).click(),
    async ({ the }) => {
      await the('label').setInputFiles(csv('june.csv', june));
      await the('button').click();
      await expect(rows).toBeVisible();
    },
    async ({ the, show }) => {
      await the('radio', { within: main }).check();
      // The page is read anew then, and a button that moves under the pointer is not pressed.
      await expect(main.getByText(/ 4 (?:afterwards|après)/)).toBeVisible();
      await show(around(the('heading', { within: main }), 'section'));
    },
    async ({ the }) => {
      await the('button').click();
      await expect(main.getByText(/ 4 (?:rows|lignes)/)).toBeVisible();
    },
  ]);
}
