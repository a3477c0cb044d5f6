import { expect, test } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { expectAccessible, ownProject } from './own-project.ts';
import { withSite } from './own-server.ts';

const looks = [
  { locale: 'fr', colorScheme: 'dark', viewport: { width: 360, height: 800 } },
  { locale: 'en', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
] as const;

test('axe finds nothing on any page of a project, and none is wider than its window', async ({ browser }) => {
  test.slow();
  await withSite(
    (site) => site,
    async (at, folder) => {
      const first = await browser.newContext({ baseURL: at });
      const page = await first.newPage();
      const { email } = await beSignedIn(page, {}, { folder });
      await ownProject(page, { at, key: administratorKey(folder) }, email);
      await page.goto('/console/projects/roads');
      const menu = page.getByRole('navigation', { name: 'Parts of the console' });
      const links = await menu
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      const addresses = links.filter((one) => one?.startsWith('/console/projects'));
      expect(addresses.length).toBeGreaterThan(10);
      const storageState = await first.storageState();
      for (const look of looks) {
        const context = await browser.newContext({ baseURL: at, storageState, ...look });
        const shown = await context.newPage();
        for (const address of addresses) {
          const answer = await shown.goto(address ?? '');
          expect(answer?.status(), address ?? '').toBe(200);
          await expectAccessible(shown);
        }
      }
    },
    'localhost',
  );
});
