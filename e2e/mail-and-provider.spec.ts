import { expect } from '@playwright/test';
import { startTestProvider } from '../services/identity/src/methods/oidc/provider-testing.ts';
import { withMailServer } from './mail-server.ts';
import { withSite } from './own-server.ts';
import { freePort } from '../scripts/free-port.ts';
import { arriveSignedIn, newPerson, open, signOut, signUp } from './people.ts';
import { test } from './test.ts';

const client = { client_id: 'portal', client_secret: 'a secret of the tests' };

const withRegion = (issuer: string) => (site: object) => {
  const region = { id: 'region', provider: 'generic', label: 'Region ID', issuer_url: issuer, ...client };
  return {
    ...site,
    identity: { selfservice: { methods: { oidc: { enabled: true, config: { providers: [region] } } } } },
  };
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.describe.configure({ timeout: 120_000 });

    test('the mail with the code comes by SMTP', async ({ browser }) => {
      await withMailServer(async (mails) => {
        const visit = async (baseURL: string) => {
          const page = await browser.newPage({ baseURL, javaScriptEnabled, locale: 'en' });
          const person = newPerson();
          await open(page, '/registration', javaScriptEnabled);
          await signUp(page, person);
          await arriveSignedIn(page);
          const code = await mails.codeSentTo(person.email);
          await open(page, '/verification', javaScriptEnabled);
          await page.getByLabel('Email').fill(person.email);
          await page.getByRole('button', { name: 'Continue' }).click();
          await expect.poll(() => mails.codeSentTo(person.email)).not.toBe(code);
          await page.getByLabel('Code', { exact: true }).fill(await mails.codeSentTo(person.email));
          await page.getByRole('button', { name: 'Continue' }).click();
          await expect(page.getByText('Your address is verified.')).toBeVisible();
          await page.close();
        };
        await withSite((site) => site, visit, '127.0.0.1', { SMTP_URL: mails.url });
      });
    });

    test('an account elsewhere is linked, signs in, and is unlinked', async ({ browser }) => {
      const port = String(await freePort());
      const callback = `http://127.0.0.1:${port}/api/.ory/self-service/methods/oidc/callback/region`;
      const provider = await startTestProvider(
        { ...client, redirect_uris: [callback] },
        { asha: { email: 'asha@region.example', email_verified: true, name: 'Asha Rao' } },
      );
      provider.signedIn.subject = 'asha';
      const visit = async (baseURL: string) => {
        const page = await browser.newPage({ baseURL, javaScriptEnabled, locale: 'en' });
        const person = newPerson();
        await open(page, '/registration', javaScriptEnabled);
        await signUp(page, person);
        await arriveSignedIn(page);
        await open(page, '/settings', javaScriptEnabled);
        await page.getByRole('button', { name: 'Link Region ID', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Unlink Region ID' })).toBeVisible();
        await signOut(page);
        await open(page, '/login', javaScriptEnabled);
        await page.getByRole('button', { name: 'Sign in with Region ID' }).click();
        await arriveSignedIn(page);
        await open(page, '/profile', javaScriptEnabled);
        await expect(page.getByText(person.email).first()).toBeVisible();
        await open(page, '/settings', javaScriptEnabled);
        await page.getByRole('button', { name: 'Unlink Region ID' }).click();
        await expect(page.getByRole('button', { name: 'Link Region ID', exact: true })).toBeVisible();
        await page.close();
      };
      try {
        await withSite(withRegion(provider.issuer), visit, '127.0.0.1', { PORT: port });
      } finally {
        await provider.close();
      }
    });
  });
}
