import { expect, type APIRequestContext } from '@playwright/test';
import { administratorKey } from './mailbox.ts';
import { action } from './sample.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

type Resource = { id: string; sku: string };
type Created = { id: string; resources: Resource[] };

/** Changes the catalogue with the key that the server made at its first start. */
async function administer<Result>(request: APIRequestContext, name: string, data: object): Promise<Result> {
  const answer = await request.post(`/api/3/action/${name}`, {
    data,
    headers: { authorization: administratorKey() },
  });
  expect(answer.ok(), `${name} answered ${await answer.text()}`).toBe(true);
  const body = (await answer.json()) as { result: Result };
  return body.result;
}

/** A dataset of one table, of the same publisher as a sample. */
async function createDataset(request: APIRequestContext, name: string, title: string, ready: boolean) {
  const sample = await action<{ owner_org: string }>(request, 'package_show', { id: 'us-state-capitals' });
  return administer<Created>(request, 'package_create', {
    name,
    title,
    owner_org: sample.owner_org,
    resources: [{ name: title, url: 'https://example.org/a.csv', format: 'CSV', idp_ready: ready }],
  });
}

test('a dataset is listed when one of its tables is ready, or for developers', async ({ page, request }) => {
  const title = 'Zebra crossings of nowhere';
  const { id } = await createDataset(request, 'zz-zebra-crossings', title, false);
  try {
    const row = page.getByRole('link', { name: title });
    await page.goto('/search?sq=zebra');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No dataset about zebra');
    await expect(row).toHaveCount(0);
    await page.goto('/search?sq=zebra&dev_mode=true');
    await expect(row).toBeVisible();
  } finally {
    await administer(request, 'dataset_purge', { id });
  }
});

test('the address with an old sku leads to the new one for good', async ({ page, request }) => {
  const { id, resources } = await createDataset(request, 'zz-yak-herds', 'Yak herds', true);
  try {
    const [old] = resources;
    await administer(request, 'resource_patch', { id: old?.id, sku: 'yakherds-renumbered' });
    const answer = await request.get(`/p/zz-yak-herds/r/${old?.sku}?tab=api`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/p/zz-yak-herds/r/yakherds-renumbered?tab=api');
    await page.goto(`/p/zz-yak-herds/r/${old?.sku}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yak herds');
  } finally {
    await administer(request, 'dataset_purge', { id });
  }
});

test('a search keeps what others put into its address, loads no page anew and has an end', async ({
  page,
}) => {
  await visit(page, '/search?sectors=Economy&page=2&campaign=spring&dev_mode=false');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByLabel('Search the datasets').fill('unemployment');
  await expect(page).toHaveURL('/search?sq=unemployment&sectors=Economy&campaign=spring&dev_mode=false');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('unemployment');
  const publisher = page.getByRole('group', { name: 'Organisation' }).getByRole('checkbox').first();
  const name = (await publisher.getAttribute('value')) ?? '';
  await publisher.check();
  await expect(page).toHaveURL(
    `/search?sq=unemployment&sectors=Economy&organization=${name}&campaign=spring&dev_mode=false`,
  );
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  expect((await page.goto('/search?page=99'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'The list does not go this far' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a word that nothing contains is corrected, and can still be searched as it was typed', async ({
  page,
}) => {
  await page.goto('/search?sq=unemploymnt');
  await expect(page.getByText('Showing results for unemployment.')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('Unemployment');
  await page.getByRole('link', { name: 'unemploymnt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No dataset about unemploymnt');
  await expect(page.getByRole('heading', { name: 'What you can try' })).toBeVisible();
});
