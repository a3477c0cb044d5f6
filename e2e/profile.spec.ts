import { readFile } from 'node:fs/promises';
import { axeViolations } from './axe-violations.ts';
import { expect, type Browser, type Page } from '@playwright/test';
import { beSignedIn, signInByCall } from './account.ts';
import { tabAndPress } from './keyboard.ts';
import { isSignedIn, open, type Person } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const devices = (page: Page) => section(page, 'Sessions and devices').getByRole('listitem');

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Signs in with the same account on another device. */
async function elsewhere(browser: Browser, baseURL: string | undefined, account: Person): Promise<Page> {
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), userAgent: phone });
  await signInByCall(page, account);
  return page;
}

test('the profile says who I am and what is missing', async ({ page }) => {
  const { email } = await beSignedIn(page, { organisation: 'Statistics' }, { isConfirmed: false });
  await visit(page, '/profile');
  const about = section(page, 'About you');
  await expect(about.getByRole('definition').filter({ hasText: email })).toContainText('not confirmed');
  await expect(about).toContainText('Asha Rao');
  await expect(about).toContainText('Statistics');
  await expect(about).toContainText('3 entries are missing.');
  await about.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL(/\/settings\?flow=/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('other devices are named, and signed out one by one or all at once', async ({
      page,
      browser,
      baseURL,
    }) => {
      const account = await beSignedIn(page);
      const others = [];
      for (let count = 0; count < 3; count += 1) others.push(await elsewhere(browser, baseURL, account));
      await open(page, '/profile', javaScriptEnabled);
      await expect(devices(page)).toHaveCount(4);
      await expect(devices(page).first()).toContainText(/Chrome on \w+/);
      await expect(devices(page).first()).toContainText('This device');
      await expect(devices(page).nth(1)).toContainText('Safari on iOS');
      await devices(page)
        .nth(1)
        .getByRole('button', { name: /^Sign out Safari on iOS/ })
        .click();
      await expect(page.getByText('The device has been signed out.')).toBeVisible();
      await expect(devices(page)).toHaveCount(3);
      await page.getByRole('button', { name: 'Sign out all other devices' }).click();
      await expect(page.getByText('2 other devices have been signed out.')).toBeVisible();
      await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
      for (const other of others) {
        expect(await isSignedIn(other)).toBe(false);
        await other.close();
      }
      expect(await isSignedIn(page)).toBe(true);
    });

    test('my data comes as a file', async ({ page }) => {
      const { email } = await beSignedIn(page);
      await open(page, '/profile', javaScriptEnabled);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download my data' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('account.json');
      const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
      expect(data).toMatchObject({ identity: { traits: { email } }, sessions: [{ active: true }] });
      await expect(page).toHaveURL('/profile');
    });

    test('the account is deleted after a confirmation, at once', async ({ page, browser, baseURL }) => {
      const account = await beSignedIn(page);
      const other = await elsewhere(browser, baseURL, account);
      await open(page, '/profile', javaScriptEnabled);
      await page.getByText('Delete my account', { exact: true }).click();
      await page.getByRole('checkbox', { name: 'Yes, delete my account for good.' }).check();
      await page.getByRole('button', { name: 'Delete the account now' }).click();
      await expect(page).toHaveURL('/profile/deleted');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      expect(await isSignedIn(page)).toBe(false);
      expect(await isSignedIn(other)).toBe(false);
      await other.close();
    });
  });
}

test('nothing is deleted without the confirmation', async ({ page, baseURL }) => {
  await beSignedIn(page);
  const answer = await page.request.post('/profile', {
    headers: { origin: String(baseURL) },
    form: { intent: 'delete' },
  });
  expect(await answer.text()).toContain('Tick the box to confirm');
  // The farewell is for those whose account is gone.
  const farewell = await page.request.get('/profile/deleted', { maxRedirects: 0 });
  expect([farewell.status(), farewell.headers()['location']]).toEqual([302, '/']);
  expect(await isSignedIn(page)).toBe(true);
});

test('the profile works by keyboard alone', async ({ page, browser, baseURL }) => {
  const account = await beSignedIn(page);
  const other = await elsewhere(browser, baseURL, account);
  await visit(page, '/profile');
  await tabAndPress(page, devices(page).nth(1).getByRole('button'));
  await expect(page.getByText('The device has been signed out.')).toBeVisible();
  await tabAndPress(page, page.getByText('Delete my account', { exact: true }));
  await tabAndPress(page, page.getByRole('checkbox'), 'Space');
  await tabAndPress(page, page.getByRole('button', { name: 'Delete the account now' }));
  await expect(page).toHaveURL('/profile/deleted');
  await other.close();
});

for (const [colorScheme, locale, width] of [
  ['light', 'en', 1440],
  ['dark', 'fr', 360],
] as const) {
  test(`axe finds nothing on the pages of a person, ${colorScheme}, ${locale}, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      baseURL: String(baseURL),
      colorScheme,
      locale,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await beSignedIn(page);
    // Only who has just deleted an account sees the farewell.
    const { hostname } = new URL(String(baseURL));
    const farewell = { name: 'account-deleted', value: '1', domain: hostname, path: '/profile/deleted' };
    await context.addCookies([farewell]);
    const found: string[] = [];
    for (const path of ['/', '/settings', '/profile', '/profile/deleted', '/visualise']) {
      await visit(page, path);
      for (const summary of await page.locator('main details > summary:visible').all()) await summary.click();
      const violations = await axeViolations(page);
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`${path} is ${wide} px wide`);
    }
    await context.close();
    expect(found).toEqual([]);
  });
}
