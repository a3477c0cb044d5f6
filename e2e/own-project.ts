import { axeViolations } from './axe-violations.ts';
import { expect, type Page } from '@playwright/test';

/** A server, and a key of its administrator. */
type Server = { at: string; key: string };

/** Calls as the administrator of the installation. */
export async function call<Answer>(
  page: Page,
  { at, key }: Server,
  method: string,
  path: string,
  data?: object,
) {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await page.request.fetch(`${at}/api/.ory${path}`, { method, headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.status() === 204 ? (undefined as Answer) : ((await answer.json()) as Answer);
}

/** A project whose owner sits before the page. */
export async function ownProject(page: Page, server: Server, email: string): Promise<string> {
  const { id } = await call<{ id: string }>(page, server, 'POST', '/projects', {
    name: 'Roads',
    slug: 'roads',
  });
  await call(page, server, 'POST', `/projects/${id}/invites`, { invitee_email: email, role: 'owner' });
  await page.goto('/console/invitations');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You work on Roads from now on.')).toBeVisible();
  return id;
}

/** Nothing for axe to find, and nothing that makes the page wider than its window. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider, `${page.url()} is wider than the window`).toBe(false);
}
