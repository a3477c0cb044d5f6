import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { call, expectAccessible, ownProject } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';

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

test('a viewer may open every page of the menu, and is told where there is nothing but a form', async ({
  browser,
}) => {
  await withSite(
    (site) => site,
    async (at, folder) => {
      const key = administratorKey(folder);
      const owner = await (await browser.newContext({ baseURL: at })).newPage();
      const id = await ownProject(owner, { at, key }, (await beSignedIn(owner, {}, { folder })).email);
      const viewer = await (await browser.newContext({ baseURL: at })).newPage();
      const { email: invitee_email } = await beSignedIn(viewer, {}, { folder });
      await call(viewer, { at, key }, 'POST', `/projects/${id}/invites`, { invitee_email, role: 'viewer' });
      await viewer.goto('/console/invitations');
      await viewer.getByRole('button', { name: 'Accept' }).click();
      await expect(viewer.getByText('You work on Roads from now on.')).toBeVisible();
      await viewer.goto('/console/projects/roads');
      const links = await viewer
        .getByRole('navigation', { name: 'Parts of the console' })
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      const addresses = links.filter((one) => one.startsWith('/console/projects/roads'));
      expect(addresses.length).toBeGreaterThan(10);
      for (const address of addresses) {
        const answer = await viewer.request.get(address);
        expect(answer.status(), address).toBe(200);
      }
      for (const form of ['identities/new', 'clients/new']) {
        expect((await viewer.goto(`/console/projects/roads/${form}`))?.status(), form).toBe(403);
        await expect(viewer.getByText('Your rights do not reach here')).toBeVisible();
      }
    },
    'localhost',
  );
});
