import { axeViolations } from './axe-violations.ts';
import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { beEditor } from './editor.ts';
import { newPerson, open, signIn } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('the console leads strangers to the login and back, and tells others that it is for editors', async ({
  page,
}) => {
  await page.goto('/console');
  await expect(page).toHaveURL(/\/login\?.*return_to/);
  await beSignedIn(page);
  for (const address of ['/console', '/console/content']) {
    expect((await page.goto(address))?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'Your rights do not reach here' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Parts of the console' })).toHaveCount(0);
  }
  await visit(page, '/');
  await page.locator('summary', { hasText: 'Your account' }).click();
  await expect(page.getByRole('link', { name: 'Console' })).toHaveCount(0);
});

test('editors find the console in their menu, and no copy of it is kept', async ({ page }) => {
  await beEditor(page);
  await visit(page, '/');
  await page.locator('summary', { hasText: 'Your account' }).click();
  await page.getByRole('link', { name: 'Console' }).first().click();
  await expect(page).toHaveURL('/console/content');
  const answer = await page.request.get('/console/content');
  expect(answer.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page');
  for (const address of ['/console/content/nowhere', '/console/nowhere']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Parts of the console' })).toBeVisible();
  }
});

test('whoever is no longer signed in is led to the login by the next click, and back', async ({
  page,
  context,
}) => {
  const person = await beEditor(page);
  await visit(page, '/console');
  await context.clearCookies();
  await page.getByRole('link', { name: 'Feedback' }).click();
  await expect(page).toHaveURL(/\/login\?return_to=.*feedback/);
  await signIn(page, person);
  await expect(page).toHaveURL('/console/feedback');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without script', () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test('the menu lies over the page, and leads to another', async ({ page }) => {
      await beEditor(page);
      await open(page, '/console', javaScriptEnabled);
      const menu = page.getByRole('navigation', { name: 'Parts of the console' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(menu).toBeVisible();
      await page.getByRole('button', { name: 'Close the menu' }).click();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await menu.getByRole('link', { name: 'Pictures' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible();
      await expect(menu).toBeHidden();
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an editor writes, publishes and corrects an article', async ({ page, request }) => {
    await beEditor(page);
    const id = newPerson().password.slice(-8);
    await page.goto('/console/content/new');
    const english = page.locator('[data-language="en"]');
    await english.getByLabel('Text', { exact: true }).fill('It rains.');
    await page.locator('summary', { hasText: 'Publish' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('alert')).toContainText('needed before it can be published');
    await expect(english.getByLabel('Text', { exact: true })).toHaveValue('It rains.');
    await english.getByLabel('Title').fill(`Plain rain ${id}`);
    await page.locator('summary', { hasText: 'Publish' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.locator('.editor-status')).toContainText('Published at');
    await english.getByLabel('Text', { exact: true }).fill('It pours.');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.locator('.editor-status')).toContainText('Saved at');
    const answer = await request.get(`/api/content/published/plain-rain-${id}`);
    expect(((await answer.json()) as { data: { content: string } }).data.content).toContain('It pours.');
  });

  test('what was written comes back when the session is over, and when somebody else was faster', async ({
    page,
    context,
  }) => {
    await beEditor(page);
    await page.goto('/console/content/new');
    const english = page.locator('[data-language="en"]');
    await english.getByLabel('Title').fill('Two at once');
    await english.getByLabel('Text', { exact: true }).fill('A text that is longer than a word.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel('Tags').fill('weather');
    await other.getByRole('button', { name: 'Save draft' }).click();
    await expect(other.locator('.editor-status')).toContainText('Saved at');
    await english.getByLabel('Text', { exact: true }).fill('A text that I have changed meanwhile.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { name: /saved this while you were writing/ })).toBeVisible();
    await expect(page.getByLabel('Tags')).toHaveValue('weather');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { name: 'You are no longer signed in' })).toBeVisible();
    await expect(page.getByText('A text that I have changed meanwhile.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();
  });
});

/** What axe finds, and whether anything is wider than the window. */
async function findings(page: Page): Promise<string[]> {
  const violations = await axeViolations(page);
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => `${page.url()}: ${id} at ${nodes[0]?.target.join(' ')}`),
    ...(isWide ? [`${page.url()} is wider than the window`] : []),
  ];
}

for (const [language, colorScheme, width] of [
  ['en', 'light', 1440],
  ['fr', 'dark', 360],
  ['fr', 'light', 768],
] as const) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 } });

    test('axe finds nothing on the pages of articles, and nothing is cut off', async ({ page }) => {
      await beEditor(page);
      const found: string[] = [];
      await visit(page, '/console/content/new');
      await page.locator('[name="title_en"], [name="title_fr"]').filter({ visible: true }).fill('Rain');
      await page.locator('[name="kind"][value="event"]').check();
      found.push(...(await findings(page)));
      await page.locator('.editor-publish > summary').click();
      found.push(...(await findings(page)));
      await page.locator('.editor-publish button[value="schedule"]').click();
      await expect(page.getByRole('alert')).toBeVisible();
      found.push(...(await findings(page)));
      await page.keyboard.press('Control+s');
      await expect(page.locator('.editor-status [role="status"]')).not.toBeEmpty();
      for (const place of [7, 8, 9]) {
        await page.locator('.editor-tools').filter({ visible: true }).locator('button').nth(place).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        found.push(...(await findings(page)));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await visit(page, '/console/content');
      found.push(...(await findings(page)));
      expect(found).toEqual([]);
    });
  });
}
