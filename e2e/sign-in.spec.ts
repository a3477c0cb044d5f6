import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { arriveSignedIn, isSignedIn, newPerson, open, signIn, signOut, signUp } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a person signs up, leaves and comes back', async ({ page }) => {
      const person = newPerson();
      await open(page, '/registration?return_to=/initiative', hasScript);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign Up');
      await signUp(page, person);
      await arriveSignedIn(page);
      await page.getByRole('link', { name: 'Do this later' }).click();
      await expect(page).toHaveURL(/\/initiative$/);
      await signOut(page);
      expect(await isSignedIn(page)).toBe(false);
      await open(page, '/login?return_to=/datausage?view=copyright_policy', hasScript);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to your Account');
      await signIn(page, person);
      await expect(page).toHaveURL(/\/datausage\?view=copyright_policy$/);
      await expect(page.locator('summary', { hasText: 'Your account' })).toBeVisible();
      expect(await isSignedIn(page)).toBe(true);
    });

    test('a session lasts as long as the browser, or longer where somebody wants to be remembered', async ({
      page,
      context,
    }) => {
      const person = await beSignedIn(page);
      const lifetime = async () => {
        const cookies = await context.cookies();
        return cookies.find(({ name }) => name === 'ory_kratos_session')?.expires;
      };
      for (const remembered of [false, true]) {
        await context.clearCookies();
        await open(page, '/login', hasScript);
        await page.getByLabel('Remember Me').setChecked(remembered);
        await signIn(page, person);
        await arriveSignedIn(page);
        expect((await lifetime()) === -1).toBe(!remembered);
      }
    });

    test('a wrong password says so, keeps the address and lets nobody in', async ({ page }) => {
      await open(page, '/login', hasScript);
      await signIn(page, { email: 'nobody@example.org', password: 'not the one' });
      await expect(page.getByRole('alert').filter({ hasText: 'details are incorrect' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      expect(await isSignedIn(page)).toBe(false);
    });

    test('what is wrong in a form stands at its fields, and a phone number gets its prefix', async ({
      page,
    }) => {
      const person = newPerson();
      await open(page, '/registration', hasScript);
      await expect(page.getByLabel('Phone number')).toBeHidden();
      await page.getByText('Add more about yourself').click();
      await page.getByLabel('Phone number').fill('12');
      await signUp(page, { ...person, password: 'password' });
      const phone = page.getByLabel('Phone number');
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveAccessibleDescription(/\+91-9876543210/);
      await expect(phone).toHaveValue('+91-12');
      await phone.fill('9876543210');
      await signUp(page, person);
      await arriveSignedIn(page);
      const session = await (await page.request.get('/api/.ory/sessions/whoami')).json();
      expect(session.identity.traits.phone).toBe('+91-9876543210');
    });

    test('an address that nobody may be sent to is dropped, and the page says so', async ({ page }) => {
      await open(page, '/login?return_to=https://evil.example/&lng=en', hasScript);
      await expect(page.getByText('The return_to address is not allowed.')).toBeVisible();
      // A script takes the notice out of the address once it is said, so that nobody is told of it again.
      const address = hasScript ? /\/login\?lng=en&flow=[\w-]+$/ : /\/login\?lng=en&notice=returnTo&flow=/;
      await expect(page).toHaveURL(address);
      await expect(page.getByLabel('Email')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(page.getByText('The return_to address is not allowed.')).toHaveCount(hasScript ? 0 : 1);
    });

    test('a form that another site could have made is refused, and says why', async ({ page }) => {
      const person = newPerson();
      await open(page, '/login', hasScript);
      await page
        .locator('input[name="csrf_token"]')
        .first()
        .evaluate((field) => field.setAttribute('value', 'forged'));
      await signIn(page, person);
      await expect(
        page.getByText('A security violation was detected, please fill out the form again.'),
      ).toBeVisible();
      expect(await isSignedIn(page)).toBe(false);
    });

    test('the form of another browser is not shown, and a new one takes its place', async ({
      page,
      browser,
      baseURL,
    }) => {
      await open(page, '/login', hasScript);
      const address = page.url();
      const other = await browser.newContext({ baseURL, javaScriptEnabled: hasScript, locale: 'en' });
      const stranger = await other.newPage();
      await stranger.goto(address);
      await expect(stranger.getByText('A security violation was detected')).toBeVisible();
      expect(new URL(stranger.url()).searchParams.get('flow')).not.toBe(
        new URL(address).searchParams.get('flow'),
      );
      await other.close();
    });

    test('who is signed in already is led home', async ({ page }) => {
      await beSignedIn(page);
      for (const path of ['/login', '/registration']) {
        await page.goto(path);
        await expect(page).toHaveURL(/:\d+\/$/);
      }
      await page.goto('/login?aal=aal2');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has no second step');
      await page.getByRole('link', { name: 'Set up a second step' }).click();
      await expect(page).toHaveURL(/\/settings\?flow=/);
    });
  });
}

test('a browser that keeps no cookies is told so, and not sent round for ever', async ({ baseURL }) => {
  // This client follows redirects but stores no cookies.
  const page = await (await fetch(`${baseURL}/login`)).text();
  expect(page).toContain('This page needs cookies');
});

test('a page of a form is kept nowhere, known by one address, and nobody else’s', async ({ page }) => {
  const answer = await page.goto('/login');
  const headers = answer?.headers() ?? {};
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['referrer-policy']).toBe('same-origin');
  await expect(page).toHaveURL(/\/login\?flow=/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/login$/);
});

test('two browsers at the same moment get forms of their own', async ({ request }) => {
  const pages = await Promise.all(
    Array.from({ length: 6 }, () => request.get('/login', { maxRedirects: 0, headers: { cookie: '' } })),
  );
  expect(new Set(pages.map((answer) => answer.headers()['location'])).size).toBe(6);
  expect(new Set(pages.map((answer) => answer.headers()['set-cookie'])).size).toBe(6);
});

test('a chart that waits is taken along from the login', async ({ page }) => {
  await page.goto('/login?chart_type=bar');
  const create = page.getByRole('link', { name: 'Create an account' });
  await expect(create).toHaveAttribute('href', '/login?return_to=/visualise?chart_type=bar');
  await page.goto('/login?return_to=/profile');
  await expect(create).toHaveAttribute('href', '/registration?return_to=%2Fprofile');
});

test('a form takes no second submit while an answer is awaited', async ({ page }) => {
  const person = await beSignedIn(page);
  await page.context().clearCookies();
  await visit(page, '/login');
  let sent = 0;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/self-service/login?flow=*', async (route) => {
    sent += 1;
    await arrived;
    await route.continue();
  });
  await signIn(page, person);
  const form = page.locator('form').filter({ has: page.getByLabel('Email') });
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByLabel('Email')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
  await form.evaluate((element: HTMLFormElement) =>
    element.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
  );
  arrive();
  await arriveSignedIn(page);
  expect(sent).toBe(1);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('what a form is refused with begins anew, goes on elsewhere, or is said to have failed', async ({
  page,
}) => {
  await visit(page, '/verification');
  const flow = () => new URL(page.url()).searchParams.get('flow') ?? '';
  const sendAndBeAnswered = async (status: number, json: object) => {
    await page.route('**/self-service/verification?flow=*', (route) => route.fulfill({ status, json }), {
      times: 1,
    });
    await page.getByLabel('Email').fill('asha@example.org');
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  for (const [status, json, notice] of [
    [400, { error: { id: 'security_identity_mismatch' } }],
    [403, {}],
    [410, {}, 'Your interaction expired, please fill out the form again.'],
  ] as const) {
    const before = flow();
    await sendAndBeAnswered(status, json);
    await expect.poll(flow).not.toBe(before);
    await expect.poll(flow).not.toBe('');
    await expect(page).toHaveURL(/\/verification\?/);
    await expect(page.getByLabel('Email')).toHaveValue('');
    if (notice) await expect(page.getByText(notice)).toBeVisible();
  }

  const made = await page.request.get('/api/.ory/self-service/verification/browser', {
    headers: { accept: 'application/json' },
  });
  const { id } = (await made.json()) as { id: string };
  await sendAndBeAnswered(410, { use_flow_id: id });
  await expect.poll(flow).toBe(id);
  await expect(page.getByText('Your interaction expired')).toHaveCount(0);

  await sendAndBeAnswered(500, {});
  const failed = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' });
  await expect(failed).toBeVisible();
  expect(flow()).toBe(id);
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.org');

  for (const error of [
    'session_aal2_required',
    'session_refresh_required',
    'browser_location_change_required',
  ]) {
    await visit(page, '/verification');
    await sendAndBeAnswered(403, { error: { id: error }, redirect_browser_to: '/initiative' });
    await expect(page).toHaveURL(/\/initiative$/);
  }
});

test('the page for errors shows one, and leads home where there is none to show', async ({ page }) => {
  await page.goto('/error?id=stub:500');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred');
  await expect(page.getByText('Reference: stub:500')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/');
  for (const path of ['/error', '/error?id=00000000-0000-4000-8000-000000000000', '/error?id=unknown']) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
  }
});
