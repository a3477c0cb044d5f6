import { axeViolations } from './axe-violations.ts';
import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';

/** Makes a project and invites somebody to it, as an administrator does by program. @returns the id of the project */
async function invite(page: Page, { at, key }: { at: string; key: string }, name: string, email: string) {
  const call = async (path: string, data: unknown) => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await page.request.post(`${at}/api/.ory${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { id: string };
  };
  const { id } = await call('/projects', { name });
  await call(`/projects/${id}/invites`, { invitee_email: email, role: 'developer' });
  return id;
}

test('an invitation to a project is answered on the page that its mail leads to', async ({ browser }) => {
  await withSite(
    (site) => site,
    async (at, folder) => {
      const context = await browser.newContext({ baseURL: at });
      const page = await context.newPage();
      const server = { at, key: administratorKey(folder) };
      await page.goto('/console/invitations');
      await expect(page).toHaveURL(/\/login\?.*return_to/);
      const { email } = await beSignedIn(page, {}, { folder });
      await page.goto('/console/invitations');
      await expect(page.getByText('No invitation waits for your answer')).toBeVisible();
      const project = await invite(page, server, 'Health Board', email);
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: 'Health Board' })).toBeVisible();
      await expect(page.getByText('Your role would be developer')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText('You work on Health Board from now on.')).toBeVisible();
      const seen = await page.request.get(`/api/.ory/projects/${project}`);
      expect(await seen.json()).toMatchObject({ id: project, name: 'Health Board' });

      const plain = await browser.newPage({
        baseURL: at,
        javaScriptEnabled: false,
        storageState: await context.storageState(),
      });
      await invite(page, server, 'Roads', email);
      await plain.goto('/console/invitations');
      await plain.getByRole('button', { name: 'Decline' }).click();
      await expect(plain.getByText('You have declined the invitation to Roads.')).toBeVisible();
      await expect(plain.getByText('No invitation waits for your answer')).toBeVisible();
    },
    'localhost',
  );
});
