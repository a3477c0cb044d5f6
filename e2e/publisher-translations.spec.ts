import { expect, type Page } from '@playwright/test';
import { open } from './people.ts';
import { type Desk, look, save, showing, withDesk } from './publisher-desk.ts';
import { test } from './test.ts';

const address = '/console/data/rainfall/translations?lang=fr';

async function makeRainfall({ call }: Desk): Promise<void> {
  await call('package_create', {
    name: 'rainfall',
    title: 'Rainfall',
    title_translated: { de: 'Regen' },
    notes: 'By month.',
    tags: [{ name: 'weather' }],
    owner_org: 'registrar',
  });
  await call('datastore_create', {
    resource: { package_id: 'rainfall', name: 'Monthly' },
    fields: [
      { id: 'district', type: 'text' },
      { id: 'rain', type: 'numeric', info: { label: 'Rain', decimals: 1 } },
    ],
    records: [{ district: 'Kollam', rain: 12.5 }],
  });
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function readDataset(page: Page) {
  const shown = await page.request.get('/api/3/action/package_show?id=rainfall');
  const { result } = (await shown.json()) as {
    result: { resources: { id: string }[]; title_translated: object };
  };
  return { table: result.resources[0]?.id ?? '', title: result.title_translated };
}

test.describe.configure({ timeout: 240_000 });

test('an editor translates a dataset side by side, and the French page, search and CSV heads follow', async ({
  browser,
}) => {
  await withDesk(browser, false, async (desk) => {
    await makeRainfall(desk);
    const { page } = await desk.editorOf('registrar');
    const other = (await desk.editorOf('registrar')).page;
    await open(page, address, false);
    await open(other, address, false);
    await showing(page, '0 of 5 texts are translated.');
    await expect(page.getByRole('link', { name: 'Translations' })).toHaveAttribute('aria-current', 'page');
    await field(page, 'Title in French').first().fill('Pluie');
    await field(page, 'weather in French').fill('météo');
    await field(page, 'Label in French').fill('Hauteur de pluie');
    await save(page, 'Save the translations');
    await showing(page, '3 of 5 texts are translated.');

    await field(other, 'Description in French').fill('Par mois.');
    await field(other, 'Title in French').first().fill('Précipitations');
    await save(other, 'Save the translations');
    await showing(other, 'Somebody else changed the same fields while you were working on them');
    await showing(other, 'Pluie');
    await expect(field(other, 'Title in French').first()).toHaveValue('Précipitations');
    await expect(field(other, 'weather in French')).toHaveValue('météo');
    await save(other, 'Save anyway');
    await showing(other, '4 of 5 texts are translated.');

    const { table, title } = await readDataset(page);
    expect(title).toEqual({ de: 'Regen', fr: 'Précipitations' });
    const found = await page.request.get('/api/3/action/package_search?q=précipitations&lang=fr');
    expect(await found.json()).toMatchObject({
      result: { results: [{ title: 'Précipitations', notes: 'Par mois.' }] },
    });
    const csv = await page.request.get(`/datastore/dump/${table}?format=csv&lang=fr`);
    expect(await csv.text()).toContain('Hauteur de pluie');
    await page.goto('/p/rainfall?lng=fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Précipitations');

    // What is emptied goes, and the other languages stay.
    await open(other, address, false);
    await field(other, 'Title in French').first().fill('');
    await save(other, 'Save the translations');
    await showing(other, '3 of 5 texts are translated.');
    expect((await readDataset(page)).title).toEqual({ de: 'Regen' });
  });
});

test('the editor of translations is open to whoever edits the dataset, by touch and with script', async ({
  browser,
}) => {
  await withDesk(browser, true, async (desk) => {
    await makeRainfall(desk);
    const { page } = await desk.editorOf('registrar');
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, address, true);
    await page.getByRole('link', { name: 'To the first that is missing' }).click();
    await field(page, 'Title in French').first().fill('Pluie');
    await save(page, 'Save the translations');
    await showing(page, '1 of 5 texts are translated.');
    await look(page, true);
    const stranger = (await desk.editorOf('weather-service')).page;
    expect((await stranger.request.get(address)).status()).toBe(404);
    const headers = { origin: new URL(page.url()).origin };
    const form = { text: 'title', 'to.0': 'Le mien', base: '{}' };
    expect((await stranger.request.post(address, { form, headers })).status()).toBe(404);
    expect((await readDataset(page)).title).toEqual({ de: 'Regen', fr: 'Pluie' });
  });
});

test('an admin translates an organisation side by side, and its French page follows', async ({ browser }) => {
  await withDesk(browser, true, async ({ call, adminOf, editorOf, visitor }) => {
    const translations = '/console/organizations/registrar/translations';
    await call('organization_patch', { id: 'registrar', description: 'Counts births.' });
    const { page } = await adminOf('registrar');
    const other = (await adminOf('registrar')).page;
    await open(other, translations, true);
    await open(page, '/console/organizations', true);
    await page.getByRole('link', { name: 'Registrar', exact: true }).click();
    await page.getByRole('link', { name: 'Translations', exact: true }).click();
    await field(page, 'Title in French').fill('État civil');
    await save(page, 'Save the translations');
    await showing(page, '1 of 2 texts are translated.');
    await look(page, true);

    await field(other, 'Title in French').fill('Registre civil');
    await field(other, 'Description in French').fill('Compte les naissances.');
    await save(other, 'Save the translations');
    await showing(other, 'Somebody else changed the same fields while you were working on them');
    await showing(other, 'État civil');
    await save(other, 'Save anyway');
    await showing(other, '2 of 2 texts are translated.');
    await visitor.goto('/organization/registrar?lng=fr');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Registre civil');
    await expect(visitor.getByText('Compte les naissances.')).toBeVisible();

    const editor = (await editorOf('registrar')).page;
    expect((await editor.request.get(translations)).status()).toBe(403);
    const headers = { origin: new URL(page.url()).origin };
    const form = { text: 'title', 'to.0': 'Le mien', base: '{}' };
    expect((await editor.request.post(translations, { form, headers })).status()).toBe(404);
  });
});
