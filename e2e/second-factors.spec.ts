import { type Browser, expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { beSignedIn } from './account.ts';
import { withSite } from './own-server.ts';
import { arriveSignedIn, isSignedIn, open, type Person, signIn } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = 'Your changes have been saved.';

interface Device {
  /** Whether the device confirms at once, as if somebody touched it. */
  touch(enabled: boolean): Promise<void>;
}

/** Gives the browser a virtual device that verifies its owner, like a phone with a fingerprint. */
async function withDevice(page: Page, transport: 'internal' | 'usb'): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2' as const,
    transport,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    touch: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}

/** Notes on the page how it asked for a credential last. */
async function noteRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      document.documentElement.dataset['requested'] = options?.mediation ?? 'by a button';
      return get(options);
    };
  });
}

type Visit = (page: Page, account: Person) => Promise<void>;

/** Runs `visit` as somebody who is signed in, on a site that is called by a name. */
async function withAccount(browser: Browser, visit: Visit, javaScriptEnabled = true): Promise<void> {
  const unchanged = (site: object) => site;
  const live = async (baseURL: string, folder: string) => {
    const page = await browser.newPage({ baseURL, locale: 'en', javaScriptEnabled });
    await visit(page, await beSignedIn(page, {}, { folder }));
    await page.close();
  };
  await withSite(unchanged, live, 'localhost');
}

async function startAnew(page: Page, account: Person, hasScript = true): Promise<void> {
  await page.context().clearCookies();
  await open(page, '/login', hasScript);
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
}

for (const hasScript of [true, false]) {
  test(`an authenticator app and backup codes are added, and take the second step, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    await withAccount(
      browser,
      async (page, account) => {
        await open(page, '/settings', hasScript);
        const app = section(page, 'Authenticator app');
        await app.getByText('Set up an app').click();
        const secret = await app.locator('code').innerText();
        await app.getByLabel('Code').fill(new TOTP({ secret }).generate());
        await app.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText(saved)).toBeVisible();

        const backup = section(page, 'Backup codes');
        await backup.getByRole('button', { name: 'Generate new backup codes' }).click();
        const code = await backup.locator('li code').first().innerText();
        await backup.getByRole('button', { name: 'I have saved these codes' }).click();
        await expect(page.getByText(saved)).toBeVisible();

        await startAnew(page, account, hasScript);
        await page.getByText('other way').click();
        await page.getByLabel('Backup code').fill(code);
        await page.getByRole('button', { name: 'Use backup code' }).click();
        await expect(page).not.toHaveURL(/login/);
        await open(page, '/settings', hasScript);
        await backup.getByRole('button', { name: 'Show backup codes' }).click();
        await expect(backup.locator('li').filter({ hasText: /^Used$/ })).toHaveCount(1);
        await expect(backup.locator('li code', { hasText: code })).toHaveCount(0);

        await startAnew(page, account, hasScript);
        // The code of the set-up has been used; the next one counts already.
        const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
        await page.getByLabel('Authentication code').fill(next);
        await page.getByRole('button', { name: 'Use authenticator app' }).click();
        await expect(page).not.toHaveURL(/login/);
        expect(await isSignedIn(page)).toBe(true);
      },
      hasScript,
    );
  });
}

test('a passkey is added, and signs in by a button and from the field for the address', async ({
  browser,
}) => {
  await withAccount(browser, async (page) => {
    const device = await withDevice(page, 'internal');
    await visit(page, '/settings');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove passkey Passkey' })).toBeVisible();

    // The device must not answer the passkey offer of the field, which is made once the page's script runs.
    await device.touch(false);
    await noteRequests(page);
    await page.context().clearCookies();
    await visit(page, '/login');
    await expect(page.locator('html[data-requested="conditional"]')).toBeAttached();
    await device.touch(true);
    await page.getByRole('button', { name: 'Sign in with passkey' }).click();
    await arriveSignedIn(page);
    await expect(page).not.toHaveURL(/login/);

    // The device answers the passkey offer that the field makes by itself.
    await page.context().clearCookies();
    await page.goto('/login', { waitUntil: 'commit' });
    await arriveSignedIn(page);
    await expect(page).not.toHaveURL(/login/);
  });
});

test('a security key is added, and is the second step', async ({ browser }) => {
  await withAccount(browser, async (page, account) => {
    await withDevice(page, 'usb');
    await visit(page, '/settings');
    await page.getByLabel('Name of the security key').fill('Blue key');
    await page.getByRole('button', { name: 'Add security key' }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove security key Blue key' })).toBeVisible();
    await startAnew(page, account);
    await page.getByRole('button', { name: 'Use security key' }).click();
    await expect(page).not.toHaveURL(/login/);
    expect(await isSignedIn(page)).toBe(true);
  });
});
