import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const open = ['/', '/search', '/p/us-state-capitals', '/initiative', '/news_blogs', '/feedback', '/merge'];
const policies = ['/datausage?view=data_privacy_policy', '/datausage?view=copyright_policy'];
const account = ['/login', '/registration', '/recovery', '/verification'];
const signedIn = ['/visualise', '/profile', '/settings'];

const missing = ['/nothing', '/p/nothing', '/p/us-state-capitals/r/nothing', '/news_blogs/nothing'];

async function expectHead(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page, path).toHaveTitle(/\S · Gazetteer Open Data$/);
  const contents = await page
    .locator('meta[name]')
    .evaluateAll((all) => all.map((meta) => [meta.getAttribute('name'), meta.getAttribute('content')]));
  const { keywords, description } = Object.fromEntries(contents) as Record<string, string>;
  expect(keywords, path).toMatch(/^open data, data visualisation, datasets, /);
  expect(description, path).toMatch(/\S.{20,}/);
  await expect(page.locator('link[rel="icon"]'), path).toHaveAttribute('href', '/icon.svg');
}

test('every page has a title, an icon, the keywords of the site and a description', async ({ page }) => {
  for (const path of [...open, ...policies, ...account]) await expectHead(page, path);
  for (const path of missing) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(/\S · Gazetteer Open Data$/);
  }
  await beSignedIn(page);
  for (const path of signedIn) await expectHead(page, path);
});

test('the page to try queries on has a description and the keywords of the site, too', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /^open data, /);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{20,}/);
});

test('a dataset has its keywords in the language of the reader', async ({ page }) => {
  await page.goto('/p/us-bird-strikes?lng=fr');
  const keywords = await page.locator('meta[name="keywords"]').getAttribute('content');
  expect(keywords).toMatch(/Environnement, aéroports, sécurité aérienne/);
});

test('a dataset adds its own keywords to those of the site', async ({ page }) => {
  await page.goto('/p/us-state-capitals');
  const keywords = await page.locator('meta[name="keywords"]').getAttribute('content');
  expect(keywords).toMatch(/^open data, .*capitals/);
});

test('the home page promises to explore, and hides its search behind a toggle on small screens', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Explore & Visualise the World’s Public Datasets',
  );
  const field = page.getByRole('main').getByPlaceholder('Search a specific dataset...');
  const toggle = page.getByText('Find a specific dataset');
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(field).toBeVisible();
  await toggle.click();
  await expect(field).toBeHidden();
  await toggle.click();
  await expect(field).toBeVisible();
  await page.goto('/search');
  await expect(page.getByRole('main').getByPlaceholder('Search a specific dataset...')).toBeVisible();
});

test('the pages of an account lead to one another', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to your Account');
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', /^\/recovery/);
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    /^\/registration/,
  );
  await expect(page.getByLabel('Remember Me')).toBeVisible();
  await page.goto('/registration');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign Up');
  await expect(page.getByText('Already have an Account?')).toBeVisible();
  for (const [path, headline] of [
    ['/recovery', 'Recover your account'],
    ['/verification', 'Verify your account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    await expect(page.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/');
  }
});

test('the footer keeps its place for three seconds, and then is as high as what is in it', async ({
  page,
}) => {
  await page.goto('/initiative');
  const footer = page.getByRole('contentinfo');
  const held = await footer.evaluate((element) => {
    // The animation is started again, because on a slow machine it may already be over.
    element.style.animation = 'none';
    element.getBoundingClientRect();
    element.style.animation = '';
    const [spacing] = element.getAnimations();
    spacing?.pause();
    if (spacing) spacing.currentTime = 2999;
    return { lasts: spacing?.effect?.getTiming().duration, least: getComputedStyle(element).minHeight };
  });
  expect(held).toEqual({ lasts: 3000, least: '89px' });
  const before = await footer.boundingBox();
  await footer.evaluate((element) => element.getAnimations().forEach((spacing) => spacing.finish()));
  expect(await footer.evaluate((element) => getComputedStyle(element).minHeight)).not.toBe('89px');
  expect(await footer.boundingBox()).toEqual(before);
});

test('a page that takes its time shows the loading screen over the whole window', async ({ page }) => {
  await visit(page, '/initiative');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/search.data*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Datasets' }).click();
  const overlay = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  const lines = overlay.locator('span[aria-hidden="true"] > span');
  await expect(lines).toHaveCount(5);
  const running = () =>
    lines
      .first()
      .evaluate((line) => line.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(await running()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await running()).toBe(0);
  arrive();
  await expect(overlay).toBeHidden();
});

test('the inspection guard is on: text is neither selected nor copied, fields and code are', async ({
  page,
}) => {
  await visit(page, '/feedback');
  const heading = page.getByRole('heading', { level: 1 });
  const refuses = (name: string, selector: string) =>
    page.evaluate(
      ([event, target]) =>
        !document
          .querySelector(target ?? '')
          ?.dispatchEvent(new Event(event ?? '', { bubbles: true, cancelable: true })),
      [name, selector],
    );
  // The guard loads after the page's own script.
  await expect.poll(() => refuses('contextmenu', 'h1')).toBe(true);
  for (const name of ['selectstart', 'copy', 'cut', 'paste']) {
    expect(await refuses(name, 'h1'), name).toBe(true);
    expect(await refuses(name, 'textarea'), name).toBe(false);
  }
  expect(await heading.evaluate((element) => getComputedStyle(element).userSelect)).toBe('none');
  const field = page.getByRole('main').getByRole('textbox').first();
  expect(await field.evaluate((element) => getComputedStyle(element).userSelect)).toBe('text');
});

test('open developer tools are noticed on the built site, told of, and the page is loaded anew', async ({
  page,
}) => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Debugger.enable');
  // Somebody stands at the breakpoint three times, longer than the page takes for nothing, and closes the tools then.
  let pauses = 0;
  const goOn = async () => {
    pauses += 1;
    if (pauses === 3) await tools.send('Debugger.setSkipAllPauses', { skip: true });
    await tools.send('Debugger.resume');
  };
  tools.on('Debugger.paused', () => setTimeout(() => void goOn(), 300));
  const told: string[] = [];
  page.on('dialog', async (dialog) => {
    told.push(dialog.message());
    await dialog.accept();
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/initiative');
  await expect.poll(() => loads).toBe(2);
  expect(told).toEqual([expect.stringContaining('while developer tools are open')]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the list of the quick search is 300 px high at most', async ({ page }) => {
  await visit(page, '/initiative');
  await page.getByRole('combobox', { name: 'Find a dataset or table' }).click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('300px');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(300);
});

test('the message of the feedback form is 200 px high', async ({ page }) => {
  await page.goto('/feedback');
  expect((await page.getByRole('main').getByLabel('Message').boundingBox())?.height).toBe(200);
});

test('the home page has its sections in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const headlines = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await headlines.allTextContents()).toEqual([
    'Visualise',
    'New Datasets',
    'News',
    'Why the portal?',
    'Connect with the IDP Team',
  ]);
  const box = page.getByRole('region', { name: 'Connect with the IDP Team' }).locator('details');
  const message = box.getByLabel('Message');
  await expect(message).toBeHidden();
  await box.locator('summary').click();
  await expect(message).toBeVisible();
  await box.locator('summary').click();
  await expect(message).toBeHidden();
});
