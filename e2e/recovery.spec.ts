import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { codeSentTo, linkSentTo } from './mailbox.ts';
import { arriveSignedIn, isSignedIn, newPerson, open, signIn, signOut, signUp } from './people.ts';
import { test } from './test.ts';

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a person who signed up confirms the address with the code from the mail', async ({
      page,
      request,
    }) => {
      const person = newPerson();
      await open(page, '/registration?return_to=/initiative', hasScript);
      await signUp(page, person);
      await arriveSignedIn(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your account');
      await expect(page.getByText(`We have sent a code to ${person.email}. Type it here.`)).toBeVisible();
      await expect(page).toHaveURL(/\/verification\?flow=[\w-]+$/);
      const back = '?return_to=%2Finitiative';
      const correct = page.getByRole('link', { name: 'Correct the address' });
      await expect(correct).toHaveAttribute('href', `/settings${back}`);
      const field = page.getByLabel('Code', { exact: true });
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      const code = await codeSentTo(request, person.email, 'verification');
      await field.fill(code === '000000' ? '000001' : '000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'code is incorrect' })).toBeVisible();
      await page.getByLabel('Code', { exact: true }).fill(code);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/\/initiative$/);
      const { identity } = await (await page.request.get('/api/.ory/sessions/whoami')).json();
      expect(identity.verifiable_addresses[0].verified).toBe(true);
    });

    test('the link in the mail brings the code along, to whichever browser opens it', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      const person = await beSignedIn(page);
      await open(page, '/verification', hasScript);
      await page.getByLabel('Email').fill(person.email);
      await page.getByRole('button', { name: 'Continue' }).click();
      const link = await linkSentTo(request, person.email, 'verification');
      const elsewhere = await browser.newPage({ baseURL, javaScriptEnabled: hasScript, locale: 'en' });
      await open(elsewhere, link, hasScript);
      await expect(elsewhere.getByLabel('Code', { exact: true })).toHaveValue(/^\d{6}$/);
      await elsewhere.getByRole('button', { name: 'Continue' }).click();
      await expect(elsewhere.getByText('Your address is verified.')).toBeVisible();
      await elsewhere.getByRole('link', { name: 'Continue' }).click();
      await expect(elsewhere).toHaveURL(/:\d+\/$/);
      await elsewhere.close();
    });

    test('a person who forgot the password gets the account back and chooses another', async ({
      page,
      request,
    }) => {
      const person = await beSignedIn(page);
      await page.goto('/initiative');
      await signOut(page);
      await open(page, '/login', hasScript);
      await page.getByRole('link', { name: 'Forgot Password?' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recover your account');
      await expect(page.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/');
      await page.getByLabel('Email').fill(person.email);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('an e-mail with a code is on its way')).toBeVisible();
      await page
        .getByLabel('Code', { exact: true })
        .fill(await codeSentTo(request, person.email, 'recovery'));
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/\/settings\?flow=/);
      await expect(page.getByText('You are signed in. Please change your password')).toBeVisible();
      expect(await isSignedIn(page)).toBe(true);
      const changed = { ...person, password: `${person.password} anew` };
      const field = page.getByLabel('Password', { exact: true });
      await field.fill(changed.password);
      await field.press('Enter');
      await expect(page.getByText('Your changes have been saved.')).toBeVisible();
      await page.context().clearCookies();
      await open(page, '/login', hasScript);
      await signIn(page, person);
      await expect(page.getByRole('alert').filter({ hasText: 'details are incorrect' })).toBeVisible();
      await signIn(page, changed);
      await arriveSignedIn(page);
    });

    test('nobody learns from a recovery whether an address has an account', async ({ page }) => {
      await open(page, '/recovery', hasScript);
      await page.getByLabel('Email').fill(newPerson().email);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(
        page.getByText('If an account has this address, an e-mail with a code is on its way.'),
      ).toBeVisible();
      await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Use another address' }).click();
      await expect(page.getByLabel('Email')).toHaveValue('');
    });
  });
}

test('another code can be asked for after a wait that counts down', async ({ page, request }) => {
  const person = await beSignedIn(page);
  await page.context().clearCookies();
  await page.clock.install();
  await open(page, '/recovery', true);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  const resend = page.getByRole('button', { name: 'Resend code' });
  await expect(resend).toBeDisabled();
  await expect(page.getByText('You can ask for another code in 30 seconds.')).toBeVisible();
  const first = await codeSentTo(request, person.email, 'recovery');
  await page.clock.runFor(30_000);
  await expect(resend).toBeEnabled();
  await resend.click();
  await expect(resend).toBeDisabled();
  const second = await codeSentTo(request, person.email, 'recovery', first);
  await page.getByLabel('Code', { exact: true }).fill(second);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/settings\?flow=/);
});
