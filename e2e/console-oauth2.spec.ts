import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { expectAccessible, ownProject } from './own-project.ts';
import { withSite } from './own-server.ts';
import { newPerson, type Person } from './people.ts';
import { test } from './test.ts';

const run = promisify(execFile);

/** Somebody with an account of the project, who is no member of it. */
async function personOfProject(page: Page, at: string, key: string): Promise<Person & { id: string }> {
  const person = newPerson();
  const { email, name, password } = person;
  const answer = await page.request.post(`${at}/api/.ory/admin/identities`, {
    headers: { authorization: `Bearer ${key}`, 'x-gazetteer-project': 'roads' },
    data: { traits: { email, name }, credentials: { password: { config: { password } } } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...person, id: ((await answer.json()) as { id: string }).id };
}

/** Makes a client of a kind, and gives its id and its secret. */
async function makeClient(page: Page, kind: string, name: string, redirects?: string) {
  await page.goto(`/console/projects/roads/clients/new?kind=${kind}`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  if (redirects) await page.getByLabel('Redirect addresses').fill(redirects);
  await page.getByRole('button', { name: 'Make the client' }).click();
  const made = page.getByRole('note').filter({ hasText: `The client ${name} is made` });
  await expect(made).toBeVisible();
  const [id = '', secret = ''] = await made.locator('code').allInnerTexts();
  return { id, secret };
}

test('a client is made, gets another secret, and its ready code gets a token that the inspector knows', async ({
  browser,
}) => {
  await withSite(
    (site) => site,
    async (at, folder) => {
      const context = await browser.newContext({ baseURL: at, viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      const key = administratorKey(folder);
      const { email } = await beSignedIn(page, {}, { folder });
      await ownProject(page, { at, key }, email);

      await makeClient(page, 'web', 'Site', 'https://app.example/a\nhttps://app.example/b');
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
      const { id, secret } = await makeClient(page, 'service', 'Job');
      await page.getByRole('link', { name: /Open the client/ }).click();
      await expectAccessible(page);
      await page.getByLabel('Overlap').fill('never');
      await page.getByRole('button', { name: 'Make a new secret' }).click();
      await expect(page.getByLabel('Overlap')).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel('Overlap').fill('0s');
      await page.getByRole('button', { name: 'Make a new secret' }).click();
      const note = page.getByRole('note').filter({ hasText: 'The new secret' });
      const rotated = await note.locator('code').innerText();
      expect(rotated).not.toBe(secret);

      const sample = await page
        .getByRole('figure')
        .filter({ hasText: 'Service (shell)' })
        .locator('pre')
        .innerText();
      const { stdout } = await run('sh', ['-c', sample], { env: { ...process.env, CLIENT_SECRET: rotated } });
      const { access_token } = JSON.parse(stdout) as { access_token: string };
      const refused = await run('sh', ['-c', sample], { env: { ...process.env, CLIENT_SECRET: secret } });
      expect(JSON.parse(refused.stdout)).toMatchObject({ error: 'invalid_client' });

      await page.goto('/console/projects/roads/tokens');
      await page.getByLabel('Token', { exact: true }).fill(access_token);
      await page.getByRole('button', { name: 'Inspect' }).click();
      await expect(page.getByText('The token holds.')).toBeVisible();
      await expect(page.getByText(/in (59|60) minutes/)).toBeVisible();
      await expect(page).toHaveURL('/console/projects/roads/tokens');
      await expectAccessible(page);
      await page.getByRole('link', { name: id }).click();
      await page.getByRole('button', { name: 'End all its tokens' }).click();
      await expect(page.getByText('All tokens of the client have ended.')).toBeVisible();
      await page.getByLabel('Type Job to confirm').fill('Job');
      await page.getByRole('button', { name: 'Delete the client' }).click();
      await expect(page).toHaveURL('/console/projects/roads/clients');
      await expect(page.getByRole('link', { name: 'Site', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Job' })).toHaveCount(0);
      await context.close();
    },
    'localhost',
  );
});

for (const javaScriptEnabled of [true, false]) {
  test(`the playground signs somebody in to a project, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    await withSite(
      (site) => site,
      async (at, folder) => {
        const context = await browser.newContext({ baseURL: at, locale: 'en', javaScriptEnabled });
        const page = await context.newPage();
        const key = administratorKey(folder);
        const { email } = await beSignedIn(page, {}, { folder });
        await ownProject(page, { at, key }, email);
        const eve = await personOfProject(page, at, key);

        await page.goto('/console/projects/roads/playground');
        await page.getByRole('button', { name: 'Make a test client' }).click();
        await expect(page.getByText('This is a test client.')).toBeVisible();
        // Whoever comes again finds it in the list.
        await page.goto('/console/projects/roads/playground');
        const offered = page.getByRole('navigation', { name: 'Clients of this project' });
        await offered.getByRole('link', { name: 'Playground' }).click();
        await page.getByRole('button', { name: 'Build the request' }).click();
        await expect(page.getByText('code_challenge_method')).toBeVisible();
        await page.getByRole('link', { name: 'Go to the sign-in' }).click();
        await page.getByLabel('Email').fill(eve.email);
        await page.getByLabel('Password', { exact: true }).fill(eve.password);
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await page.getByRole('button', { name: 'Allow' }).click();
        await expect(page.getByText('State and issuer are those of the request')).toBeVisible();
        const cookies = (await context.cookies()).filter(({ name }) => name === 'gazetteer_playground');
        expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/console/projects/roads' }]);
        await page.getByRole('button', { name: 'Exchange the code' }).click();
        await expect(page.getByText('The ID token has the nonce of the request.')).toBeVisible();
        expect(page.url()).not.toMatch(/ory_at_|ory_rt_|eyJ/);
        await expectAccessibleWithScript(page, javaScriptEnabled);
        await page.getByRole('button', { name: 'Who is it?' }).click();
        await expect(page.getByText(`"email": "${eve.email}"`)).toBeVisible();
        await page.getByRole('button', { name: 'New tokens' }).click();
        await expect(page.getByText('grant_type=refresh_token')).toBeVisible();
        await page.getByRole('button', { name: 'Does it hold?' }).click();
        await expect(page.getByText('The token holds.')).toBeVisible();

        await page.getByRole('link', { name: eve.id }).click();
        await page.getByRole('button', { name: 'Take back Playground' }).click();
        await expect(page.getByText('The consent is taken back, and its tokens have ended.')).toBeVisible();
        await expect(page.getByText('Nobody of this name')).toBeVisible();

        // An answer that this browser has not asked for goes no further.
        await page.goto('/console/projects/roads/playground/callback?code=ory_ac_x&state=forged');
        await expect(page.getByRole('alert')).toContainText('The state is not that of the request');
        await expect(page.getByRole('button', { name: 'Exchange the code' })).toHaveCount(0);

        await page.goto('/console/projects/roads/keys');
        const set = page.getByRole('region', { name: 'hydra.jwt.access-token' });
        await set.getByRole('button', { name: 'Rotate' }).click();
        await expect(page.getByText(/is the newest now/)).toBeVisible();
        await expect(set.getByRole('cell', { name: 'Signs now' })).toHaveCount(1);
        await expect(set.getByRole('cell', { name: 'Only checks what it has signed' })).toHaveCount(1);
        await context.close();
      },
      'localhost',
    );
  });
}

/** Axe needs script. */
async function expectAccessibleWithScript(page: Page, hasScript: boolean): Promise<void> {
  if (hasScript) await expectAccessible(page);
}
