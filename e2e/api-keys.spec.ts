import { axeViolations } from './axe-violations.ts';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { tabAndPress } from './keyboard.ts';
import { open } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const section = (page: Page) => page.getByRole('region', { name: 'API keys', exact: true });

/** Calls as a program does, which has the key and no cookie. */
function ask(request: APIRequestContext, method: 'GET' | 'POST', path: string, key: string) {
  return request.fetch(path, {
    method,
    headers: { authorization: key },
    ...(method === 'POST' && { data: {} }),
  });
}

async function fillIn(page: Page, name: string, scope: string): Promise<void> {
  const keys = section(page);
  await keys.getByText('Make an API key', { exact: true }).click();
  await keys.getByLabel('Name').fill(name);
  await keys.getByLabel('What the key may do').selectOption(scope);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a person makes an API key, uses it and revokes it', async ({ page, request }) => {
      await beSignedIn(page);
      await open(page, '/profile', javaScriptEnabled);
      const keys = section(page);
      await expect(keys).toContainText('You have no API keys.');
      await fillIn(page, 'Monthly report', 'Read what I can see');
      await keys.getByRole('button', { name: 'Make the key' }).click();
      const made = keys.getByRole('group', { name: 'The key “Monthly report” is ready' });
      await expect(made).toBeVisible();
      await expect(made).toBeInViewport();
      const key = await made.getByRole('group', { name: 'The API key' }).locator('code').innerText();
      expect(key).toMatch(/^gzp_\w{43}$/);
      await expect(made.getByRole('group', { name: 'Example of a call' })).toContainText(
        `"Authorization: ${key}"`,
      );
      const mine = '/api/3/action/api_token_list';
      const listed = await ask(request, 'GET', mine, key);
      expect((await listed.json()).result).toMatchObject([{ name: 'Monthly report', scope: 'read' }]);
      const charts = '/api/content/items/visualisations';
      expect((await ask(request, 'GET', charts, `Bearer ${key}`)).status()).toBe(200);
      expect((await ask(request, 'POST', charts, `Bearer ${key}`)).status()).toBe(403);

      // It is shown this once.
      await open(page, '/profile', javaScriptEnabled);
      await expect(keys.getByRole('listitem')).toContainText('Monthly report Reads');
      await expect(keys.getByRole('listitem')).toContainText('Last used');
      await expect(page.getByText(key)).toHaveCount(0);

      await keys.getByText('Revoke', { exact: true }).click();
      await keys.getByRole('button', { name: 'Revoke the key now' }).click();
      await expect(page.getByText('The API key has been revoked.')).toBeVisible();
      await expect(keys).toContainText('You have no API keys.');
      expect((await ask(request, 'GET', mine, key)).status()).toBe(403);
      expect((await ask(request, 'GET', charts, `Bearer ${key}`)).status()).toBe(403);
    });

    test('two API keys cannot have one name, and the form says so', async ({ page }) => {
      await beSignedIn(page);
      await open(page, '/profile', javaScriptEnabled);
      const keys = section(page);
      for (let time = 0; time < 2; time += 1) {
        await fillIn(page, 'Monthly report', 'Everything I may do');
        await keys.getByRole('button', { name: 'Make the key' }).click();
        if (time === 0) await expect(keys.getByRole('listitem')).toContainText('Reads and changes');
      }
      await expect(keys.getByText('Another of your keys has this name.')).toBeVisible();
      await expect(keys.getByLabel('Name')).toHaveValue('Monthly report');
      await expect(keys.getByLabel('What the key may do')).toHaveValue('write');
      await expect(keys.getByRole('listitem')).toHaveCount(1);
    });
  });
}

test('an API key is made, copied and revoked by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beSignedIn(page);
  await visit(page, '/profile');
  const keys = section(page);
  await tabAndPress(page, keys.getByText('Make an API key', { exact: true }));
  await keys.getByLabel('Name').focus();
  await page.keyboard.type('Notebook');
  await tabAndPress(page, keys.getByRole('button', { name: 'Make the key' }));
  // Where the reader goes on is the key that was made.
  const made = keys.getByRole('group', { name: 'The key “Notebook” is ready' });
  await expect(made).toBeFocused();
  await tabAndPress(page, made.getByRole('button', { name: 'Copy' }).first());
  await expect(made.getByRole('button', { name: 'Copied' })).toBeVisible();
  const violations = await axeViolations(page, 'section[aria-labelledby=api-keys]');
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  const key = await made.getByRole('group', { name: 'The API key' }).locator('code').innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await tabAndPress(page, keys.locator('summary', { hasText: 'Revoke' }));
  await tabAndPress(page, keys.getByRole('button', { name: 'Revoke the key now' }));
  await expect(page.getByText('The API key has been revoked.')).toBeVisible();
});
