import { expect } from '@playwright/test';
import { administratorKey } from './mailbox.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const datasets = {
  registrar: 'Births by district',
  'weather-service': 'Rain by district',
} as const;

test('a site that is limited to one organisation names no other, in lists, facets and counts', async ({
  page,
}) => {
  await withSite(
    (site) => ({ ...site, organizationFilter: 'organization:registrar', heroDataset: 'of-weather-service' }),
    async (address, folder) => {
      const headers = { authorization: administratorKey(folder) };
      const call = async (action: string, data: object) => {
        const answer = await page.request.post(`${address}/api/3/action/${action}`, { headers, data });
        expect(answer.status(), await answer.text()).toBe(200);
      };
      for (const [name, title] of Object.entries(datasets)) {
        await call('organization_create', { name, title: name === 'registrar' ? 'Registrar' : 'Weather' });
        const resources = [{ name: title, url: 'https://example.org/a.csv', format: 'CSV' }];
        await call('package_create', { name: `of-${name}`, title, owner_org: name, resources });
      }
      for (const path of ['/', '/search', '/search?sq=district', '/organization', '/search?dev_mode=true']) {
        await visit(page, address + path);
        const main = page.getByRole('main');
        await expect(main.getByText(path === '/organization' ? 'Registrar' : 'Births').first()).toBeVisible();
        expect([path, await main.getByText(/Rain|Weather/).count()]).toEqual([path, 0]);
      }
      await visit(page, `${address}/search`);
      await expect(page.getByRole('group', { name: 'Organisation' }).getByRole('checkbox')).toHaveCount(1);
      expect((await page.goto(`${address}/organization/weather-service`))?.status()).toBe(404);
      expect((await page.goto(`${address}/organization/registrar`))?.status()).toBe(200);
      await expect(page.getByRole('main').getByText('Births by district').first()).toBeVisible();
    },
  );
});
