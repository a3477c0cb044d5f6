import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { freePort } from '../scripts/free-port.ts';
import { beEditor } from './editor.ts';
import { withSite } from './own-server.ts';
import { newPerson, signIn, signUp } from './people.ts';
import { test } from './test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test.describe.configure({ timeout: 120_000 });

/** What the console shows below a label of the notice about a new client. */
const shown = async (page: Page, label: string) =>
  (await page.locator('p', { hasText: label }).locator('+ code').innerText()).trim();

/** Makes the project and the client of the guide, by the console's pages. @returns the settings of the site */
async function register(page: Page, site: string): Promise<Record<string, string>> {
  await page.goto('/console/projects');
  await page.getByLabel('Name', { exact: true }).fill('Roads');
  await page.getByRole('button', { name: 'Create the project' }).click();
  await expect(page).toHaveURL(/\/console\/projects\/roads$/);
  await page.goto('/console/projects/roads/clients/new');
  await page.getByLabel('Name', { exact: true }).fill('Road works');
  await page.getByLabel('Redirect addresses').fill(`${site}/callback`);
  await page.getByLabel('Addresses after signing out').fill(`${site}/`);
  await page.getByRole('button', { name: 'Make the client' }).click();
  await expect(page.getByText('The client Road works is made')).toBeVisible();
  return {
    SITE: site,
    ISSUER: await shown(page, 'The issuer'),
    CLIENT_ID: await shown(page, 'Client ID'),
    CLIENT_SECRET: await shown(page, 'Its secret'),
  };
}

/** Runs the example by a shell, as the guide does. */
async function withExample(settings: Record<string, string>, visit: () => Promise<void>): Promise<void> {
  const site = spawn('node', ['examples/sign-in/site.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  try {
    for await (const line of createInterface({ input: site.stdout })) if (line.startsWith('ready ')) break;
    await visit();
  } finally {
    if (site.kill()) await once(site, 'exit');
  }
}

/** Somebody who has never been here, in a browser of their own. */
async function visitor(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  return (await browser.newContext({ locale: 'en', javaScriptEnabled })).newPage();
}

test('the site of the guide signs people in with accounts of a project, and out', async ({ browser }) => {
  const site = `http://localhost:${await freePort()}`;
  await withSite(
    (unchanged) => unchanged,
    async (at, folder) => {
      const page = await (await browser.newContext({ baseURL: at, locale: 'en' })).newPage();
      await beEditor(page, folder);
      const settings = await register(page, site);
      await withExample(settings, async () => {
        for (const hasScript of [true, false]) {
          const somebody = await visitor(browser, hasScript);
          await signUpInAndOut(somebody, site);
          await endAccess(somebody, new URL(settings['ISSUER'] ?? ''));
        }
        // The accounts of the project are not those of the portal: whoever administers it is nobody here.
        await page.goto(`${site}/sign-in`);
        await expect(page).toHaveURL(/^http:\/\/roads\.localhost:\d+\/login/);
        await expect(page.getByLabel('Email')).toBeVisible();
      });
    },
    'localhost',
  );
});

async function signUpInAndOut(page: Page, site: string): Promise<void> {
  const person = newPerson();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(site);
  await expect(heading).toHaveText('Nobody is signed in');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/^http:\/\/roads\.localhost:\d+\/login/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, person);
  await expect(heading).toHaveText('Road works asks for access to your account');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(heading).toHaveText(`Hello, ${person.name}`);
  await expect(page.getByText(person.email)).toBeVisible();

  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(heading).toHaveText('Do you want to sign out?');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(heading).toHaveText('Nobody is signed in');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, person);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(heading).toHaveText(`Hello, ${person.name}`);
}

/** The profile at the project's host is about the account there, and has nothing that only the portal's accounts have. */
async function endAccess(page: Page, { origin }: URL): Promise<void> {
  await page.goto(`${origin}/profile`);
  const sites = page.getByRole('region', { name: 'Sites with access' });
  await sites.getByText('End access', { exact: true }).click();
  await sites.getByRole('button', { name: 'End access now' }).click();
  await expect(sites.getByText('No site has access to your account.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sessions and devices' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'API keys' })).toHaveCount(0);
  await page.goto(`${origin}/console`);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/login/);
}
