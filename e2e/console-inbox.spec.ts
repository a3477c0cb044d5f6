import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { axeViolations } from './axe-violations.ts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { beEditor } from './editor.ts';
import { tabAndPress } from './keyboard.ts';
import { bodyOf } from './mailbox.ts';
import { open } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** A marker that no other test's message contains. */
const unique = () => randomUUID().slice(0, 8);

/** Sends feedback as a visitor's program does. */
async function write(request: APIRequestContext, message: Record<string, string>): Promise<void> {
  const data = {
    name: 'Asha Rao',
    phone: '9876543210',
    email: 'asha@example.org',
    subject: 'A wrong figure',
    message: 'Line 212 says 14,000 mm.',
    page: '/search?sq=rain',
    ...message,
  };
  const answer = await request.post('/api/feedback', { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const toast = (page: Page, text: string) => page.getByText(text);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a message is found, read, answered, noted and put away', async ({ page, request }) => {
      const words = unique();
      await write(request, { subject: `Rainfall ${words}`, message: `First line\nSecond line ${words}` });
      await beEditor(page);
      await open(page, '/console/feedback', javaScriptEnabled);
      await page.getByLabel('Words in messages').fill(words);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(rows(page)).toHaveCount(1);
      await page.getByRole('link', { name: `Rainfall ${words}` }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Rainfall ${words}`);
      await expect(page.getByRole('link', { name: '/search?sq=rain' })).toHaveAttribute(
        'href',
        '/search?sq=rain',
      );
      await expect(page.getByText('First line')).toHaveText(`First line\nSecond line ${words}`);

      await page.getByLabel('Note for the team').fill(`Told the department <b>${words}</b>`);
      await page.getByRole('button', { name: 'Add note' }).click();
      await expect(toast(page, 'The note has been added.')).toBeVisible();
      await page.getByLabel('Your answer').fill(`Thank you ${words}`);
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(toast(page, 'The answer is on its way.')).toBeVisible();
      await expect(page.getByLabel('Your answer')).toHaveValue('');
      await expect(page.getByText(`Thank you ${words}`)).toBeVisible();
      await page.getByRole('article').getByRole('button', { name: 'Close', exact: true }).click();
      await expect(toast(page, 'The message is closed.')).toBeVisible();
      await page.reload();
      await expect(page.getByText(`Told the department <b>${words}</b>`)).toBeVisible();
      await page.getByRole('button', { name: 'Mark as spam' }).click();
      await page.getByRole('button', { name: 'Not spam' }).click();
      await expect(toast(page, 'The message is among the new ones.')).toBeVisible();
    });

    test('several messages are closed at once, and leave as a file', async ({ page, request }) => {
      const words = unique();
      for (const number of [1, 2, 3]) await write(request, { subject: `Question ${number} ${words}` });
      await beEditor(page);
      await open(page, `/console/feedback?search=${words}`, javaScriptEnabled);
      await expect(rows(page)).toHaveCount(3);
      await page.getByRole('button', { name: 'Closed' }).click();
      await expect(toast(page, 'No message was selected.')).toBeVisible();
      await rows(page).nth(0).getByRole('checkbox').check();
      await rows(page).nth(1).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Closed' }).click();
      await expect(toast(page, '2 messages are closed.')).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await page.getByRole('link', { name: 'Closed' }).click();
      await expect(rows(page)).toHaveCount(2);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Export as CSV' }).click(),
      ]);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(3);
      expect(lines[1]).toContain(words);
    });
  });
}

test('a message is assigned, answered with a template, and written back to', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const words = unique();
  const email = `asha-${words}@example.org`;
  // The same words of many people would be taken for spam.
  await write(request, { subject: `Rainfall ${words}`, message: `Where is it? ${words}`, email });
  await beEditor(page);
  await visit(page, '/console/feedback/templates/new');
  await page.getByLabel('Name').fill(`Thanks ${words}`);
  await page.getByLabel('Text in English').fill('Hello {nom},\nthank you for {subject}.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Only {name} and {subject} can stand in braces.')).toBeVisible();
  await page.getByLabel('Text in English').fill('Hello {name},\nthank you for {subject}.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: `Thanks ${words}` })).toBeVisible();

  await visit(page, `/console/feedback?search=${words}`);
  await page.getByRole('link', { name: `Rainfall ${words}` }).click();
  await page.getByRole('button', { name: 'Take it myself' }).click();
  await expect(toast(page, 'The message has been assigned.')).toBeVisible();
  await expect(page.getByLabel('Looked after by').locator('option:checked')).toHaveText('Asha Rao');
  await page.getByLabel('Your answer').fill('I have looked.');
  await page.getByLabel('Begin with a template').selectOption(`Thanks ${words}`);
  await page.getByRole('button', { name: 'Insert' }).click();
  const text = `I have looked.\n\nHello Asha Rao,\nthank you for Rainfall ${words}.`;
  await expect(page.getByLabel('Your answer')).toHaveValue(text);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'The answer is on its way.')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveValue('');
  await expect(page.locator('.inbox-badge')).toHaveText('Answered');

  let mail = '';
  await expect.poll(async () => (mail = await bodyOf(request, email, 'team_answer'))).toContain(text);
  const address = /http:\S+\/messages\/\S+/.exec(mail)?.[0] ?? '';
  const visitor = await browser.newContext({ baseURL: String(baseURL) });
  const thread = await visitor.newPage();
  await visit(thread, new URL(address).pathname);
  await expect(thread.getByRole('listitem').filter({ hasText: 'I have looked.' })).toBeVisible();
  expect(await axeViolations(thread)).toEqual([]);
  await thread.getByLabel('Write back').fill(`<b>Thank you</b> ${words}`);
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText('Your reply has been sent.')).toBeVisible();
  await expect(thread.getByText(`<b>Thank you</b> ${words}`)).toBeVisible();
  await visitor.close();

  await visit(page, `/console/feedback?state=open&assignee=mine&search=${words}`);
  await expect(rows(page)).toContainText(['Has written back']);
  await rows(page).getByRole('link').click();
  await expect(page.getByText(`<b>Thank you</b> ${words}`)).toBeVisible();
  await expect(page.locator('.inbox-badge').first()).toHaveText('In progress');
});

test('whoever answers what has been answered meanwhile is told, and loses nothing', async ({
  page,
  request,
}) => {
  const words = unique();
  await write(request, { subject: `Twice ${words}` });
  await beEditor(page);
  await visit(page, `/console/feedback?search=${words}`);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Twice ${words}`);
  await page.getByLabel('Your answer').fill('Mine, with care');
  await page.reload();
  await expect(page.getByLabel('Your answer')).toHaveValue('Mine, with care');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const other = await page.request.post(`/api/content/feedback/${id}/answers`, {
    data: { text: 'From a colleague', seen: 0, state: 'answered' },
  });
  expect(other.status()).toBe(201);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Something was added to this conversation')).toBeVisible();
  await expect(page.getByText('From a colleague')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveValue('Mine, with care');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'The answer is on its way.')).toBeVisible();
});

test('spam is kept apart, says why, and nobody is led anywhere by it', async ({ page, request }) => {
  const words = unique();
  await write(request, { message: `[url=https://spam.example]${words}[/url]`, page: '//spam.example/' });
  await beEditor(page);
  await visit(page, `/console/feedback?search=${words}`);
  await expect(page.getByText('No message matches these words.')).toBeVisible();
  await page.getByRole('link', { name: 'Spam' }).click();
  await rows(page).getByRole('link').click();
  await expect(page.getByText('Treated as spam by the portal: markup of web pages or forums.')).toBeVisible();
  await expect(page.getByText('//spam.example/')).toBeVisible();
  await expect(page.getByRole('link', { name: 'spam.example' })).toHaveCount(0);
});

test('nothing that a stranger wrote runs or breaks the page', async ({ page, request }) => {
  const words = unique();
  const armed = `<img src=x onerror=alert(1)> <script>alert(1)</script> ${words}`;
  const strange: Record<string, string>[] = [
    {
      name: armed,
      subject: armed.slice(0, 190),
      message: `${armed} ${'y'.repeat(9000)}`,
      page: 'javascript:alert(1)',
    },
    { subject: `سؤال ${words}`, message: `مرحبا ${words}\u202e txet`, name: 'محمد علي' },
    { subject: `${'x'.repeat(140)} ${words}`, message: `H̡̫̤̤̣͉̤ͭ̓̓̇͗̎̀`.repeat(50) + words, page: `/${'z'.repeat(300)}` },
  ];
  for (const message of strange) await write(request, message);
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  await beEditor(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const list = `/console/feedback?state=all&search=${words}`;
    await visit(page, list);
    await expect(rows(page)).toHaveCount(3);
    const addresses = await rows(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const address of [list, ...addresses]) {
      await visit(page, address);
      await expect(page.getByRole('main')).toContainText(words);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
      await expect(page.locator('main :is(script, img, [onerror])')).toHaveCount(0);
      await expect(page.locator('main a[href^="javascript"]')).toHaveCount(0);
    }
  }
  expect(said).toEqual([]);
});

test('the inbox works by keyboard alone', async ({ page, request }) => {
  const words = unique();
  await write(request, { subject: `By keyboard ${words}` });
  await beEditor(page);
  await visit(page, `/console/feedback?search=${words}`);
  await tabAndPress(page, rows(page).getByRole('link'));
  await tabAndPress(page, page.getByRole('button', { name: 'Close', exact: true }).first());
  await expect(toast(page, 'The message is closed.')).toBeVisible();
  await tabAndPress(page, page.getByRole('link', { name: 'All messages' }));
  await expect(page.getByText('No message matches these words.')).toBeVisible();
});

test('messages are for editors only', async ({ page, request }) => {
  await write(request, {});
  await page.goto('/console/feedback');
  await expect(page).toHaveURL(/\/login/);
  await beSignedIn(page);
  expect((await page.goto('/console/feedback'))?.status()).toBe(403);
  expect((await page.request.get('/api/content/feedback.csv')).status()).toBe(403);
});

for (const [colorScheme, locale, width] of [
  ['light', 'en', 1440],
  ['dark', 'fr', 360],
] as const) {
  test(`axe finds nothing in the inbox, ${colorScheme}, ${locale}, ${width} px`, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.slow();
    await write(request, { subject: 'One more' });
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ baseURL: String(baseURL), colorScheme, locale, viewport });
    const page = await context.newPage();
    await beEditor(page);
    const found: string[] = [];
    await visit(page, '/console/feedback?state=all');
    const message = await rows(page).first().getByRole('link').getAttribute('href');
    for (const path of [
      '/console/feedback?state=all',
      '/console/feedback?state=spam&search=zzqq',
      message ?? '',
    ]) {
      await visit(page, path);
      const violations = await axeViolations(page);
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`${path} is ${wide} px wide`);
    }
    await context.close();
    expect(found).toEqual([]);
  });
}
