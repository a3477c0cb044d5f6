import { expect, request } from '@playwright/test';
import { beEditor } from './editor.ts';
import { administratorKey } from './mailbox.ts';
import { call, expectAccessible } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** Makes an account in a project as a person does by an application. */
async function signUp(at: string, extraHTTPHeaders: { host: string }): Promise<void> {
  const program = await request.newContext({ extraHTTPHeaders });
  const address = `${at}/api/.ory/self-service/registration`;
  const begun = await program.get(`${address}/api`);
  const { id } = (await begun.json()) as { id: string };
  const data = {
    method: 'password',
    password: 'moss on the north side',
    traits: { email: 'kofi@example.org', name: 'Kofi' },
  };
  const answer = await program.post(`${address}?flow=${id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  await program.dispose();
}

const lifespan = '/services/identity/config/session/lifespan';
const token = '/services/identity/config/selfservice/methods/totp/enabled';

test('an administrator makes a project, sees what a change of its settings does before it is saved, and whose came between', async ({
  browser,
}) => {
  await withSite(
    (site) => site,
    async (at, folder) => {
      const context = await browser.newContext({ baseURL: at, viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      const server = { at, key: administratorKey(folder) };
      await beEditor(page, folder);
      await visit(page, '/console/projects');
      await page.getByLabel('Name', { exact: true }).fill('Roads');
      await page.getByLabel('Short name').fill('roads');
      await page.getByRole('button', { name: 'Create the project' }).click();
      await expect(page).toHaveURL('/console/projects/roads');

      await visit(page, '/console/projects/roads/settings');
      const text = page.getByLabel('Settings of accounts (JSON)');
      const change = async (from: string, to: string) =>
        text.fill((await text.inputValue()).replace(from, to));
      await change('"lifespan": "24h"', '"lifespan": "24h" oops');
      await page.getByRole('button', { name: 'Review changes' }).click();
      await expect(page.getByText('This is not valid JSON, and nothing was saved')).toBeVisible();
      await change('"24h" oops', '"two days"');
      await page.getByRole('button', { name: 'Review changes' }).click();
      await expect(page.locator('ins')).toHaveText('"two days"');
      await page.getByRole('button', { name: 'Save these changes' }).click();
      await expect(page.getByText('services.identity.config.session.lifespan')).toBeVisible();
      await change('"two days"', '"48h"');
      await page.getByRole('button', { name: 'Review changes' }).click();
      await expect(page.locator('dt', { hasText: lifespan })).toBeVisible();
      await expect(page.locator('del')).toHaveText('"24h"');
      await expect(page.locator('ins')).toHaveText('"48h"');
      await expectAccessible(page);

      const listed = await call<{ id: string }[]>(page, server, 'GET', '/projects?project=roads');
      const id = listed[0]?.id ?? '';
      await call(page, server, 'PATCH', `/projects/${id}`, [{ op: 'replace', path: token, value: false }]);
      await page.getByRole('button', { name: 'Save these changes' }).click();
      await expect(page.getByRole('alert').filter({ hasText: token })).toBeVisible();
      await expect(page.getByText('Your own change now stands on top of theirs.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save these changes' }).click();
      await expect(page.getByText('The settings are saved')).toBeVisible();
      const { services } = await call<{ services: { identity: { config: object } } }>(
        page,
        server,
        'GET',
        `/projects/${id}`,
      );
      expect(services.identity.config).toMatchObject({
        session: { lifespan: '48h' },
        selfservice: { methods: { totp: { enabled: false } } },
      });

      await visit(page, '/console/projects/roads/settings?service=oauth2');
      await page.getByLabel('How long access tokens hold').fill('5m');
      await page.getByRole('button', { name: 'Review changes' }).click();
      await expect(page.locator('del')).toHaveText('"1h"');
      await expect(page.locator('ins')).toHaveText('"5m"');
      await expectAccessible(page);

      await page.goto('/console/projects/roads/revisions');
      await page.getByRole('link', { name: 'What revision 3 changed' }).click();
      await expect(page.locator('ins')).toHaveText('"48h"');
      const [newest, , first] = await call<{ id: string }[]>(
        page,
        server,
        'GET',
        `/projects/${id}/revisions`,
      );
      await page.goto(`/console/projects/roads/revisions?from=${newest?.id}&to=${first?.id}`);
      await page.getByRole('button', { name: 'Restore revision 1' }).click();
      await expect(page.getByText('Revision 1 holds again.')).toBeVisible();

      await visit(page, '/console/projects/roads/settings');
      await page.getByRole('button', { name: 'Halt the project' }).click();
      await expect(page.getByText('The project is halted.')).toBeVisible();
      const asked = { headers: { host: `roads.${new URL(at).host}` } };
      expect((await page.request.get(`${at}/api/.ory/self-service/login/api`, asked)).status()).toBe(503);
      await page.getByRole('button', { name: 'Let the project run' }).click();
      await expect(page.getByText('The project runs.')).toBeVisible();

      await page.goto('/console/projects/roads');
      await expect(page.getByRole('img', { name: 'Sign-ups: nothing counted' })).toBeVisible();
      await expect(
        page.getByRole('listitem').filter({ hasText: 'To do: Make a first account' }),
      ).toBeVisible();
      await signUp(at, asked.headers);
      await page.getByRole('link', { name: 'Last 24 hours' }).click();
      await expect(page.getByRole('img', { name: 'Sign-ups: 1 in all' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Sign-ins: 1 in all' })).toBeVisible();
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Done: Make a first account' }),
      ).toBeVisible();
      await page.getByText('The same as a table').click();
      await expect(page.getByRole('row').nth(1)).toContainText('1');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('summary', { hasText: 'Go to another project' }).press('Enter');
      await page.getByRole('link', { name: /portal$/ }).press('Enter');
      await expect(page).toHaveURL('/console/projects/portal');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Purge' })).toHaveCount(0);
    },
    'localhost',
  );
});
