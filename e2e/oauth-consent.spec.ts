import { type Browser, expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { beSignedIn } from './account.ts';
import { withSite } from './own-server.ts';
import { isSignedIn, newPerson, type Person, signIn, signOut, signUp } from './people.ts';
import { type RelyingParty, withRelyingParty } from './relying-party.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

// Each test starts a server and two sites of its own.
test.describe.configure({ timeout: 120_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const unchanged = (site: object) => site;
const scope = 'openid email profile catalogue.read photos.print';

interface Scene {
  page: Page;
  account: Person;
  /** A site with a page of its own in the browser, and one that is told of sign-outs by the portal itself. */
  wells: RelyingParty;
  maps: RelyingParty;
}

/** Runs `play` with somebody who has an account and is not signed in, and two sites at which they can sign in with it. */
async function withParties(
  browser: Browser,
  play: (scene: Scene) => Promise<void>,
  javaScriptEnabled = true,
): Promise<void> {
  const live = async (portal: string, folder: string) => {
    const page = await browser.newPage({ baseURL: portal, locale: 'en', javaScriptEnabled });
    const account = await beSignedIn(page, {}, { folder });
    await page.context().clearCookies();
    const site = { portal, folder };
    await withRelyingParty(site, { name: 'Wells & Pumps', scope, logout: 'front-channel' }, (wells) =>
      withRelyingParty(site, { name: 'Maps', scope: 'openid', logout: 'back-channel' }, (maps) =>
        play({ page, account, wells, maps }),
      ),
    );
    await page.close();
  };
  await withSite(unchanged, live, '127.0.0.1', { OUTBOUND_PRIVATE: '1' });
}

/** Signs in at the maps, which may let the person in again without asking. */
async function signInForGood({
  page,
  account,
  maps,
}: Pick<Scene, 'page' | 'account' | 'maps'>): Promise<void> {
  await page.goto(`${maps.address}/login`);
  await signIn(page, account);
  await page.getByRole('checkbox', { name: /Do not ask me again/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(heading(page)).toHaveText('Welcome to Maps');
}

for (const hasScript of [true, false]) {
  test(`somebody signs in at another site, once asked and then no more, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    await withParties(
      browser,
      async ({ page, account, wells }) => {
        await page.goto(`${wells.address}/login`);
        const goesTo = `To go on to Wells & Pumps, at ${new URL(wells.address).host}.`;
        await expect(page.getByText(goesTo)).toBeVisible();
        await signIn(page, { ...account, password: 'not the password' });
        await expect(page.getByText('The sign-in details are incorrect').first()).toBeVisible();
        await expect(page.getByText(goesTo)).toBeVisible();
        await signIn(page, account);
        await expect(heading(page)).toHaveText('Wells & Pumps asks for access to your account');
        await expect(page.getByText(new URL(wells.address).host)).toBeVisible();
        await expect(page.getByText(account.email)).toBeVisible();
        await expect(page.getByText('photos.print')).toBeVisible();
        await expect(page.getByRole('checkbox', { name: /Sign you in/ })).toHaveCount(0);
        await page.getByRole('checkbox', { name: /Read the catalogue/ }).uncheck();
        await page.getByRole('checkbox', { name: /Do not ask me again/ }).check();
        await page.getByRole('button', { name: 'Allow' }).click();
        await expect(heading(page)).toHaveText('Welcome to Wells & Pumps');
        expect(wells.claims()).toMatchObject({
          email: account.email,
          email_verified: true,
          name: account.name,
          acr: 'aal1',
          amr: ['password'],
        });
        // What was left out then is asked for again; the rest is not.
        await page.goto(`${wells.address}/login?scope=openid%20email`);
        await expect(heading(page)).toHaveText('Welcome to Wells & Pumps');
        expect(wells.claims()).not.toHaveProperty('name');
        await page.goto(`${wells.address}/login`);
        await expect(heading(page)).toHaveText('Wells & Pumps asks for access to your account');
        await page.getByRole('button', { name: 'Refuse' }).click();
        await expect(heading(page)).toHaveText('Refused: access_denied');
        await page.goto('/profile');
        const sites = page.getByRole('region', { name: 'Sites with access' });
        await expect(sites.getByText('Need not ask again')).toBeVisible();
        await sites.getByText('End access', { exact: true }).click();
        await sites.getByRole('button', { name: 'End access now' }).click();
        await expect(sites.getByText('No site has access to your account.')).toBeVisible();
        await page.goto(`${wells.address}/login?scope=openid%20email`);
        await expect(heading(page)).toHaveText('Wells & Pumps asks for access to your account');
      },
      hasScript,
    );
  });
}

test('somebody without an account signs up, and goes back to the site', async ({ browser }) => {
  await withParties(browser, async ({ page, maps }) => {
    await page.goto(`${maps.address}/login`);
    // There and back by the buttons that every page has.
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Sign Up' }).click();
    await expect(heading(page)).toHaveText('Sign Up');
    await banner.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(heading(page)).toHaveText('Sign Up');
    await expect(page.getByText('To go on to Maps, at')).toBeVisible();
    const person = newPerson();
    await signUp(page, person);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(heading(page)).toHaveText('Welcome to Maps');
    expect(maps.claims()).toMatchObject({ sub: expect.any(String), amr: ['password'] });
  });
});

test('a site asks for two factors, or for a fresh sign-in, and gets it', async ({ browser }) => {
  await withParties(browser, async ({ page, account, maps }) => {
    await signInForGood({ page, account, maps });
    // Whoever has no second factor is led to where one is set up, and back.
    await page.goto(`${maps.address}/login?acr_values=aal2`);
    await expect(heading(page)).toHaveText('Your account has no second step');
    await page.getByRole('link', { name: 'Set up a second step' }).click();
    const app = page.getByRole('region', { name: 'Authenticator app', exact: true });
    await app.getByText('Set up an app').click();
    const secret = await app.locator('code').innerText();
    await app.getByLabel('Code').fill(new TOTP({ secret }).generate());
    await app.getByRole('button', { name: 'Save' }).click();
    await expect(heading(page)).toHaveText('Welcome to Maps');
    expect(maps.claims()).toMatchObject({ acr: 'aal2', amr: ['password', 'totp'] });
    const before = maps.claims()?.['auth_time'];
    await page.goto(`${maps.address}/login?prompt=login`);
    await expect(heading(page)).toHaveText('Confirm that it is you');
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(heading(page)).toHaveText('Welcome to Maps');
    expect(Number(maps.claims()?.['auth_time'])).toBeGreaterThanOrEqual(Number(before));
  });
});

test('a sign-out at one site is confirmed, and told to all of them', async ({ browser }) => {
  await withParties(browser, async ({ page, account, wells, maps }) => {
    await page.goto(`${wells.address}/login`);
    await signIn(page, account);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(heading(page)).toHaveText('Welcome to Wells & Pumps');
    await page.goto(`${maps.address}/login`);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(heading(page)).toHaveText('Welcome to Maps');

    await page.goto(`${maps.address}/logout`);
    await expect(heading(page)).toHaveText('Do you want to sign out?');
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(await isSignedIn(page)).toBe(true);
    expect([wells.toldBy(), maps.toldBy()]).toEqual([[], []]);

    await page.goto(`${maps.address}/logout`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(heading(page)).toHaveText('Goodbye');
    expect([wells.toldBy(), maps.toldBy()]).toEqual([['front-channel'], ['back-channel']]);
    expect([wells.claims(), maps.claims()]).toEqual([undefined, undefined]);
    expect(await isSignedIn(page)).toBe(false);
    await page.goto(`${wells.address}/login`);
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test('whoever signs out on the portal is signed in nowhere without being asked', async ({ browser }) => {
  await withParties(browser, async ({ page, account, maps }) => {
    await signInForGood({ page, account, maps });
    await page.goto(`${maps.address}/login?prompt=none`);
    await expect(heading(page)).toHaveText('Welcome to Maps');
    await page.goto('/');
    await signOut(page);
    await page.goto(`${maps.address}/login?prompt=none`);
    await expect(page.getByText('login_required')).toBeVisible();
    await page.goto(`${maps.address}/login`);
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test('the question is for the account that it began with, and another one can be used', async ({
  browser,
}) => {
  await withParties(browser, async ({ page, account, maps }) => {
    await page.goto(`${maps.address}/login`);
    await signIn(page, account);
    await expect(heading(page)).toHaveText('Maps asks for access to your account');
    const question = page.url();
    await page.getByRole('button', { name: 'Use another account' }).click();
    const other = newPerson();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(heading(page)).toHaveText('Sign Up');
    await signUp(page, other);
    await expect(page.getByText(other.email)).toBeVisible();
    await visit(page, question);
    await expect(heading(page)).toHaveText('This request is about another account');
  });
});
