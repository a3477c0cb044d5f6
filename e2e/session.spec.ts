import { expect, type Page } from '@playwright/test';
import { beSignedIn, signInByCall } from './account.ts';
import { isSignedIn } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const header = (page: Page) => page.getByRole('banner');
const account = (page: Page) => header(page).locator('summary', { hasText: 'Your account' });
const logout = (page: Page) => header(page).getByRole('button', { name: 'Logout' });
const bar = (page: Page) => page.getByText('Please complete your profile to access all the features');

test('the header offers the ways in to a visitor, and the account to a person', async ({ page }) => {
  await visit(page, '/search');
  await expect(header(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/registration');
  await expect(account(page)).toHaveCount(0);
  await beSignedIn(page);
  await visit(page, '/search');
  await expect(header(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
  await account(page).click();
  await expect(header(page).getByText('Signed in as Asha Rao').first()).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/settings');
  await header(page).getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL('/profile');
  await expect(account(page)).toBeVisible();
});

test('the profile menu closes on Escape and on a click elsewhere', async ({ page }) => {
  await beSignedIn(page);
  await visit(page, '/news_blogs');
  await account(page).click();
  await logout(page).focus();
  // The guard's script loads after that of the page.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(logout(page)).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(account(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(logout(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(logout(page)).toBeHidden();
});

test('signing out leads to the login page and ends the session', async ({ page }) => {
  await beSignedIn(page);
  await visit(page, '/initiative');
  await account(page).click();
  await logout(page).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
});

test('signing out of a session that is over already leads to the login page too', async ({
  page,
  context,
}) => {
  await beSignedIn(page);
  await visit(page, '/initiative');
  await account(page).click();
  await context.clearCookies();
  await logout(page).click();
  await expect(page).toHaveURL(/\/login/);
});

test('another site cannot sign a person out', async ({ page }) => {
  await beSignedIn(page);
  const answer = await page.request.post('/logout', { headers: { 'sec-fetch-site': 'same-site' } });
  expect(answer.status()).toBe(403);
  expect(await isSignedIn(page)).toBe(true);
});

test('on a phone the account stands in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beSignedIn(page);
  await visit(page, '/search');
  await header(page).locator('summary', { hasText: 'Menu' }).click();
  await header(page).getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL(/\/settings\?flow=/);
});

test('pages of one person are kept by nobody, pages for everybody are', async ({ page }) => {
  await beSignedIn(page);
  const own = await page.goto('/search');
  expect(own?.headers()['cache-control']).toBe('no-store');
  expect(own?.headers()['etag']).toBeUndefined();
  await page.context().clearCookies();
  const shared = await page.goto('/search');
  expect(shared?.headers()['cache-control']).toContain('public');
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a profile with gaps is mentioned on the home page for six seconds, whatever is clicked', async ({
  page,
}) => {
  await beSignedIn(page);
  await visit(page, '/');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/settings');
  await expect(bar(page)).toBeHidden({ timeout: 10_000 });
});

test('a complete profile is not mentioned', async ({ page }) => {
  await beSignedIn(page, {
    phone: '+91-9876543210',
    organisation: 'Statistics',
    designation: 'Analyst',
    purpose: 'Reports',
  });
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

for (const path of ['/settings', '/profile', '/visualise?dataset_id=a']) {
  test(`${path} needs a session, and comes back after the login`, async ({ page }) => {
    const known = await beSignedIn(page);
    await page.context().clearCookies();
    await visit(page, path);
    await expect(page).toHaveURL(/\/login\?return_to=/);
    expect(new URL(page.url()).searchParams.get('return_to')).toBe(path);
    await expect(page.getByText('Please login and continue')).toBeVisible();
    await page.getByLabel('Email').fill(known.email);
    await page.getByLabel('Password', { exact: true }).fill(known.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL((url) => (url.pathname + url.search).startsWith(path));
    await expect(account(page)).toBeVisible();
  });
}

test('a chart on the home page asks a visitor to log in first', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: /^Bar/ }).click();
  await expect(page).toHaveURL(/\/login\?return_to=/);
  expect(new URL(page.url()).searchParams.get('return_to')).toBe('/visualise?chart_type=bar');
  const toast = page.getByRole('status').filter({ hasText: 'Please login and continue' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Close this message' }).click();
  await expect(page.getByText('Please login and continue')).toBeHidden();
});

test('a chart on the home page opens for a person', async ({ page }) => {
  await beSignedIn(page);
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: /^Bar/ }).click();
  await expect(page).toHaveURL('/visualise?chart_type=bar');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the account menu opens, and signs out', async ({ page }) => {
    const known = await beSignedIn(page);
    await page.goto('/initiative');
    await account(page).click();
    await logout(page).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await isSignedIn(page)).toBe(false);
    await signInByCall(page, known);
    await page.goto('/initiative');
    await expect(account(page)).toBeVisible();
  });

  test('a protected page asks to log in', async ({ page }) => {
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login\?return_to=/);
    await expect(page.getByText('Please login and continue')).toBeVisible();
  });

  test('the bar about gaps in a profile goes by itself', async ({ page }) => {
    await beSignedIn(page);
    // It counts from the moment it is painted, which is long before every picture is there.
    await page.goto('/', { waitUntil: 'commit' });
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toBeHidden({ timeout: 10_000 });
  });
});
