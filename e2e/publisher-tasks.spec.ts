import { expect } from '@playwright/test';
import { expectAccessible } from './own-project.ts';
import { withDesk } from './publisher-desk.ts';
import { test } from './test.ts';

const rain = {
  name: 'rain',
  title: 'Rain of each month',
  owner_org: 'registrar',
  resources: [
    {
      name: 'Rain',
      url: 'https://example.org/rain.csv',
      frequency: 'Monthly',
      last_modified: '2025-01-31T00:00:00',
    },
  ],
};

test('what waits for an editor is found from the list, said in sentences, and reached by keyboard', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await withDesk(browser, true, async ({ call, editorOf, visitor }) => {
    await call('package_create', rain);
    await call('package_create', {
      name: 'births',
      title: 'Births',
      owner_org: 'registrar',
      state: 'draft',
    });
    await call('dataset_submit', { id: 'births', note: 'Is May right?' });

    const { page } = await editorOf('registrar');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/console/data');
    await page.getByRole('link', { name: '3 tasks wait for you' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
    await expect(page.getByText(/ asked for a look at it on /)).toBeVisible();
    await expect(
      page.getByText('New data are expected every month. The last change was on 31 January 2025.'),
    ).toBeVisible();
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(360);

    await page.getByRole('link', { name: 'Licence', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/console/data/rain#field-license_id');
    await expect(page.locator('#field-license_id')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Licence')).toBeFocused();

    const other = await editorOf('weather-service');
    await other.page.goto('/console/tasks');
    await expect(other.page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();

    // The page of the search says where words alone have found nothing, and nowhere else.
    const found = async (path: string) => (await visitor.request.get(path)).headers()['x-found'];
    expect(await found('/search?sq=xylophones')).toBe('0');
    expect(await found('/search?sq=xylophones')).toBe('0');
    expect(await found('/search.data?sq=xylophones')).toBe('0');
    expect(await found('/search?dev_mode=true&sq=rain')).toBeUndefined();
    expect(await found('/search?sq=xylophones&tags=music')).toBeUndefined();
    expect(await found('/search?sq=xylophones&tab=columns')).toBeUndefined();
  });
});
