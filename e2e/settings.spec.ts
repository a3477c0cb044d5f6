import { expect, type Page } from '@playwright/test';
import { beSignedIn, signInByCall } from './account.ts';
import { withSite } from './own-server.ts';
import { isSignedIn, open } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const profile = (page: Page) => section(page, 'PROFILE');
const password = (page: Page) => section(page, 'CHANGE PASSWORD');
const saved = 'Your changes have been saved.';
const another = 'difference engine 1822';

/** Every change needs a fresh sign-in, soon after the last one. */
const privileged = 1000;
const cautious = (site: object) => ({
  ...site,
  identity: { selfservice: { flows: { settings: { privileged_session_max_age: `${privileged}ms` } } } },
});

async function millisecondsSinceSignIn(page: Page): Promise<number> {
  const answer = await page.request.get('/api/.ory/sessions/whoami');
  const { authenticated_at } = (await answer.json()) as { authenticated_at: string };
  return Date.now() - Date.parse(authenticated_at);
}

test('settings have a section for each thing one can change', async ({ page }) => {
  await beSignedIn(page);
  await visit(page, '/settings');
  await expect(page).toHaveURL(/\/settings\?flow=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Profile Management and Security Settings',
  );
  await expect(page).toHaveTitle(/^Profile Management and Security Settings/);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 2)).toEqual(['PROFILE', 'CHANGE PASSWORD']);
  expect(headings).toEqual(expect.arrayContaining(['Authenticator app', 'Backup codes']));
});

test('a change is saved where it was made, and stays', async ({ page }) => {
  await beSignedIn(page);
  await visit(page, '/settings');
  await profile(page).getByLabel('Organisation').fill('Directorate of Statistics');
  await profile(page).getByRole('button', { name: 'Save' }).click();
  await expect(profile(page).getByText(saved)).toBeVisible();
  await expect(page.getByText(saved)).toHaveCount(1);
  await visit(page, '/settings');
  await expect(profile(page).getByLabel('Organisation')).toHaveValue('Directorate of Statistics');
});

test('what is wrong is said at its field, and what was typed stays', async ({ page }) => {
  await beSignedIn(page);
  await visit(page, '/settings');
  await password(page).getByLabel('Password', { exact: true }).fill('short');
  await password(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    password(page)
      .getByText(/too short/)
      .first(),
  ).toBeVisible();
  await expect(profile(page).getByText(/too short/)).toHaveCount(0);
});

test('a new address is told to be confirmed', async ({ page }) => {
  const { email } = await beSignedIn(page);
  await visit(page, '/settings');
  await profile(page).getByLabel('Email').fill(`new.${email}`);
  await profile(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`new.${email} is not confirmed yet`)).toBeVisible();
  await visit(page, '/profile');
  await expect(page.getByText(`new.${email}`)).toBeVisible();
  await expect(page.getByText('not confirmed')).toBeVisible();
});

test('a new password signs in, the old one no more', async ({ page }) => {
  const account = await beSignedIn(page);
  await visit(page, '/settings');
  await password(page).getByLabel('Password', { exact: true }).fill(another);
  await password(page).getByRole('button', { name: 'Save' }).click();
  await expect(password(page).getByText(saved)).toBeVisible();
  await page.context().clearCookies();
  await signInByCall(page, { ...account, password: another });
  await visit(page, '/profile');
  await expect(page.getByText(account.email)).toBeVisible();
});

test('an authenticator app is unfolded when it is wanted', async ({ page }) => {
  await beSignedIn(page);
  await visit(page, '/settings');
  const app = section(page, 'Authenticator app');
  await expect(app.getByRole('img')).toBeHidden();
  await app.getByText('Set up an app').click();
  await expect(app.getByRole('img')).toBeVisible();
  await app.getByLabel('Code').fill('000000');
  await app.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText(/code is incorrect/).first()).toBeVisible();
  await expect(app.getByLabel('Code')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`after a while, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('a new password asks to sign in again, and is then saved as it was typed', async ({ browser }) => {
      await withSite(cautious, async (baseURL, folder) => {
        const page = await browser.newPage({ baseURL, javaScriptEnabled });
        const account = await beSignedIn(page, {}, { folder });
        await open(page, '/settings', javaScriptEnabled);
        await password(page).getByLabel('Password', { exact: true }).fill(another);
        await expect.poll(() => millisecondsSinceSignIn(page)).toBeGreaterThan(privileged);
        await password(page).getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that it is you');
        await page.getByLabel('Password', { exact: true }).fill(account.password);
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await expect(page.getByText(saved)).toBeVisible();
        await expect(page).toHaveURL(/\/settings\?flow=/);
        await page.context().clearCookies();
        await signInByCall(page, { ...account, password: another });
        expect(await isSignedIn(page)).toBe(true);
        await page.close();
      });
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a change is saved, and a mistake is said', async ({ page }) => {
    await beSignedIn(page);
    await page.goto('/settings');
    await profile(page).getByLabel('Full name').fill('Asha R. Rao');
    await profile(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(profile(page).getByLabel('Full name')).toHaveValue('Asha R. Rao');
    await password(page).getByLabel('Password', { exact: true }).fill('short');
    await password(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/too short/).first()).toBeVisible();
  });
});
