import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { visit } from './visit.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Somebody who has never been here. */
export function newPerson(): Person {
  const id = randomUUID().slice(0, 8);
  return { name: 'Asha Rao', email: `asha-${id}@example.org`, password: `odd quay at noon ${id}` };
}

/** Opens a page as somebody with or without script does. */
export async function open(page: Page, path: string, hasScript: boolean): Promise<void> {
  await (hasScript ? visit(page, path) : page.goto(path));
}

/** Fills the form of `/registration`, once it is open, and sends it. */
export async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  const send = page.getByRole('button', { name: 'Sign up', exact: true });
  // The page before may have a field of that name, too.
  await expect(send).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send.click();
}

/** Fills the form of `/login`, once it is open, and sends it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const send = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(send).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send.click();
}

/** Signs out by the menu in the header. */
export async function signOut(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/login/);
}

/** Whether the server has a session for this browser. */
export async function isSignedIn(page: Page): Promise<boolean> {
  const answer = await page.request.get('/api/.ory/sessions/whoami');
  return answer.ok();
}

/**
 * Waits until a sign-in has finished. The session exists with the answer, the page that follows loads a little later,
 * and would interrupt a navigation that starts in between.
 */
export async function arriveSignedIn(page: Page): Promise<void> {
  await expect.poll(() => isSignedIn(page)).toBe(true);
  await expect(page.locator('summary', { hasText: 'Your account' }).first()).toBeAttached();
}
