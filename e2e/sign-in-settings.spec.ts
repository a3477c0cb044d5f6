import { expect } from '@playwright/test';
import { withSite } from './own-server.ts';
import { newPerson, open, signIn } from './people.ts';
import { withProvider } from './provider.ts';
import { test } from './test.ts';

/** Flows expire soon here, but not before their forms are shown. */
const hasty = (site: object) => ({
  ...site,
  identity: { selfservice: { flows: { login: { lifespan: '5s' }, verification: { lifespan: '5s' } } } },
});

const withSocial = (issuer: string) => (site: object) => {
  const region = {
    id: 'region',
    provider: 'generic',
    label: 'Region ID',
    client_id: 'portal',
    client_secret: 'a secret of the tests',
    issuer_url: issuer,
  };
  const oidc = { enabled: true, config: { providers: [region] } };
  const allowed_return_urls = [issuer];
  return { ...site, identity: { selfservice: { allowed_return_urls, methods: { oidc } } } };
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.describe.configure({ timeout: 120_000 });

    test('a form whose time is over is replaced, and the page says so', async ({ browser }) => {
      await withSite(hasty, async (baseURL) => {
        const page = await browser.newPage({ baseURL, javaScriptEnabled, locale: 'en' });
        await page.goto('/verification');
        const verification = page.url();
        await open(page, '/login?return_to=/initiative', javaScriptEnabled);
        const flow = new URL(page.url()).searchParams.get('flow') ?? '';
        const fetched = () => page.request.get(`/api/.ory/self-service/login/flows?id=${flow}`);
        await expect.poll(async () => (await fetched()).status()).toBe(410);
        await signIn(page, newPerson());
        await expect(
          page.getByText(/Your interaction expired|time for signing in has expired/),
        ).toBeVisible();
        await expect(page.getByLabel('Email')).toBeVisible();
        const { searchParams } = new URL(page.url());
        expect(searchParams.get('flow')).not.toBe(flow);
        expect(searchParams.get('return_to')).toBe('/initiative');
        await page.goto(verification);
        await expect(
          page.getByText('Your interaction expired, please fill out the form again.'),
        ).toBeVisible();
        expect(new URL(page.url()).searchParams.get('flow')).not.toBe(
          new URL(verification).searchParams.get('flow'),
        );
        await page.close();
      });
    });

    test('a button leads to an account elsewhere, past the policy that keeps forms on this site', async ({
      browser,
    }) => {
      await withProvider(async (issuer) => {
        await withSite(withSocial(issuer), async (baseURL) => {
          const page = await browser.newPage({ baseURL, javaScriptEnabled, locale: 'en' });
          await open(page, '/login', javaScriptEnabled);
          await expect(page.getByText('or continue with email')).toBeVisible();
          await page.getByRole('button', { name: 'Sign in with Region ID' }).click();
          await expect(page.getByRole('heading', { name: 'Sign in at the Region' })).toBeVisible();
          expect(new URL(page.url()).searchParams.get('client_id')).toBe('portal');
          await page.close();
        });
      });
    });
  });
}
