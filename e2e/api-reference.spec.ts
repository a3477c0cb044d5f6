import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { administratorKey } from './mailbox.ts';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** The part of a page that describes a call, by its address. */
const callAt = (page: Page, address: string | RegExp) =>
  page.locator('details.api-call').filter({ has: page.getByRole('heading', { name: address }) });

test('a visitor finds the rows of a table among the calls and reads them, without a key', async ({
  page,
  request,
}) => {
  const { resource } = await sampleDataset(request, 'us-county-unemployment');
  await visit(page, '/api/docs');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('rows datastore_search table');
  await page.getByRole('link', { name: /action\/datastore_search\b(?!_)/ }).click();
  await expect(page).toHaveURL('/api/docs/tables#datastore_search');
  const call = callAt(page, /action\/datastore_search (POST|GET)/);
  await call.getByRole('button', { name: 'Try it' }).click();
  await call.getByLabel('resource_id').fill(resource.id);
  await call.getByLabel('resource_id').press('Enter');
  await expect(call.getByRole('status')).toContainText('200 OK');
  await expect(call.getByRole('region', { name: 'Body of the answer' })).toContainText('"records": [');
  await expect(call.getByLabel('The same call with curl')).toContainText(`resource_id=${resource.id}`);
  expect(await axeViolations(page, '.api-try')).toEqual([]);
});

test('somebody tries a call that needs a key with their own, in French, and is asked before data change', async ({
  page,
}) => {
  const key = administratorKey();
  await visit(page, '/api/docs/datasets?lng=fr#dataset_purge');
  const call = callAt(page, 'action/dataset_purge');
  await expect(call.getByText('Supprime pour toujours un jeu de données')).toBeVisible();
  await call.getByRole('button', { name: 'Essayer' }).click();
  await call.getByLabel('Corps (JSON)').fill('{"id": "nothing-of-this-name"}');
  const send = async () => {
    await call.getByRole('button', { name: 'Envoyer POST' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'L’envoyer' }).click();
  };
  await send();
  await expect(call.getByRole('status')).toContainText('403');
  await call.getByLabel('titulaire d’une clé d’API').check();
  await call.getByLabel('Votre clé d’API').fill(key);
  await send();
  await expect(call.getByRole('status')).toContainText('404');
  await expect(call.getByLabel('Le même appel avec curl')).toContainText('Authorization: your-key');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(`${page.url()}${stored}`).not.toContain(key);
});

test('an address with the anchor of a call, as there was one page of all calls, leads to the call', async ({
  page,
}) => {
  await visit(page, '/api/docs#package_show');
  await expect(page).toHaveURL('/api/docs/datasets#package_show');
  await expect(callAt(page, 'action/package_show').getByText('Answers: object')).toBeVisible();
});

test('the reference is in the frame and the language of the site, and keeps its addresses', async ({
  request,
}) => {
  const read = async (address: string) => (await request.get(address)).text();
  const french = await read('/api/docs/tables?lng=fr');
  expect(french).toContain('<html lang="fr"');
  expect(french).toContain('Trouver des lignes d’un tableau');
  expect(french).toContain('<div id="datastore_search"');
  expect(french).toContain('--data-urlencode');
  const all = await read('/api/docs?q=datastore_search&lng=en');
  expect(all).toContain('href="/api/docs/tables#datastore_search"');
  expect(all).not.toContain('href="/api/docs/datasets#package_show"');
  // All calls at once are too many for a phone: without words, groups stand for them.
  const groups = await read('/api/docs?lng=en');
  expect(groups).toContain('href="/api/docs/datasets"');
  expect(groups).not.toContain('#package_show');
  expect(await read('/api/docs/errors?lng=en')).toContain('<code>too_many_requests</code>');
  expect(await read('/api/docs/project-settings?lng=en')).toContain('<code>session.lifespan</code>');
  expect((await request.get('/api/docs/nothing')).status()).toBe(404);
  expect((await request.get('/api/nothing')).headers()['content-type']).toContain('application/json');
  expect(await (await request.get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
});
