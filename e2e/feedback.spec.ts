import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { test } from './test.ts';
import { visit } from './visit.ts';

const contact = {
  Name: 'Asha Rao',
  Email: 'asha@example.org',
  'Phone number': '9876543210',
  Message: 'Do you have rainfall by district?',
};

const feedback = {
  'Full Name': 'Asha Rao',
  'Phone Number': '9876543210',
  'Email ID': 'asha@example.org',
  Subject: 'Rainfall',
  Message: '1995 is missing.',
};

const submit = { name: 'Submit', exact: true };

async function fill(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
}

async function values(form: Locator, texts: Record<string, string>): Promise<Record<string, string>> {
  const found = Object.keys(texts).map(async (label) => [
    label,
    await form.getByLabel(label, { exact: true }).inputValue(),
  ]);
  return Object.fromEntries(await Promise.all(found)) as Record<string, string>;
}

/** The contact block of the home page, unfolded. */
async function openContact(page: Page): Promise<Locator> {
  await visit(page, '/');
  const block = page.getByRole('region', { name: /^Connect with/ });
  await block.getByText('Write a message').click();
  return block;
}

/** A colour of the theme as the browser writes it. */
function colourOf(page: Page, name: string): Promise<string> {
  return page.evaluate((property) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${property})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

/** The text below a field. */
function errorOf(form: Locator, label: string): Locator {
  return form.locator(`div:has(> label:text-is("${label}")) > p[id$="-error"]`);
}

test('the contact form says what is wrong in the order of its fields, and no longer where it is mended', async ({
  page,
}) => {
  const block = await openContact(page);
  await block.getByRole('button', submit).click();
  const errors = block.locator('p[id$="-error"]');
  await expect(errors).toHaveText([
    'Name is required',
    'Email is required',
    'Phone number is required',
    'Message is required',
  ]);
  await expect(block.getByLabel('Name', { exact: true })).toBeFocused();
  await fill(block, { Name: 'Asha', Email: 'asha', 'Phone number': '123', Message: 'Rain' });
  await expect(errors).toHaveCount(0);
  await block.getByRole('button', submit).click();
  await expect(errors).toHaveText(['Email address is invalid', 'Phone number is invalid']);
  await expect(block.getByLabel('Email', { exact: true })).toBeFocused();
  await block.getByLabel('Email', { exact: true }).press('x');
  await expect(errors).toHaveText(['Phone number is invalid']);
});

test('a contact request reaches the team, and the form is empty again', async ({ page }) => {
  const block = await openContact(page);
  await fill(block, contact);
  const sent = page.waitForRequest('**/api/connect');
  await block.getByRole('button', submit).click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: contact.Name,
    email: contact.Email,
    phone: contact['Phone number'],
    message: contact.Message,
  });
  await expect(block.getByRole('status')).toHaveText(
    'Thanks, Your Feedback has been recorded, someone from our team will contact you!!!',
  );
  expect(Object.values(await values(block, contact)).join('')).toBe('');
});

test('feedback reaches the team from the page it is about, and the form is empty again', async ({ page }) => {
  await visit(page, '/initiative');
  await page.getByRole('banner').getByRole('link', { name: 'Share Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Feedback' });
  await dialog.getByRole('button', submit).click();
  await expect(dialog.locator('p[id$="-error"]')).toHaveText([
    'Name is required',
    'Phone number is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ]);
  await fill(dialog, feedback);
  await expect(dialog.locator('p[id$="-error"]')).toHaveCount(0);
  const box = await dialog.getByLabel('Message').boundingBox();
  expect(box?.height).toBe(200);
  await expect(dialog.getByLabel('Phone Number')).toHaveAttribute('inputmode', 'numeric');
  const sent = page.waitForRequest('**/api/feedback');
  await dialog.getByRole('button', submit).click();
  expect((await sent).postDataJSON()).toMatchObject({ page: '/initiative', subject: 'Rainfall' });
  await expect(dialog.getByRole('status')).toHaveText('Thanks, Your Feedback has been recorded.');
  expect(Object.values(await values(dialog, feedback)).join('')).toBe('');
});

test('what the server has against feedback stands below its fields, or above the button', async ({
  page,
}) => {
  await visit(page, '/feedback');
  const form = page.locator('main form');
  const answers = [
    { status: 400, json: { message: { Name: 'N', phone: 'P', Email: 'E', Subject: 'S', Message: 'M' } } },
    { status: 500, json: { message: 'The mailbox is full.' } },
  ];
  await page.route('**/api/feedback', (route) => route.fulfill(answers.shift()));
  await fill(form, feedback);
  await form.getByRole('button', submit).click();
  for (const [label, text] of Object.entries({
    'Full Name': 'N',
    'Phone Number': 'P',
    'Email ID': 'E',
    Subject: 'S',
    Message: 'M',
  })) {
    await expect(errorOf(form, label)).toHaveText(text);
  }
  await form.getByRole('button', submit).click();
  await expect(form.getByRole('alert')).toContainText('The mailbox is full.');
  expect(await values(form, feedback)).toEqual(feedback);
});

test('nothing typed is lost when the network fails, nor by closing, leaving and coming back', async ({
  page,
}) => {
  await page.route('**/api/{feedback,connect}', (route) => route.abort());
  await visit(page, '/initiative');
  const open = page.getByRole('banner').getByRole('link', { name: 'Share Feedback' });
  const dialog = page.getByRole('dialog', { name: 'Share Feedback' });
  await open.click();
  await fill(dialog, feedback);
  await dialog.getByRole('button', submit).click();
  await expect(dialog.getByRole('alert')).toContainText('An error occurred while submitting your feedback.');
  const banner = dialog.locator('aside').filter({ has: page.getByRole('alert') });
  await expect(banner).toHaveCSS('border-left-color', await colourOf(page, '--clay'));
  const mail = dialog.getByRole('link', { name: /^Write to / });
  await expect(mail).toHaveAttribute('href', /^mailto:.*subject=Rainfall.*1995/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  expect(await values(dialog, feedback)).toEqual(feedback);
  await visit(page, '/initiative');
  await open.click();
  await expect.poll(() => values(dialog, feedback)).toEqual(feedback);
  await page.unroute('**/api/{feedback,connect}');
  // The form is sent at once: the page itself waits as long as the server requires of people.
  await dialog.getByRole('button', submit).click();
  await expect(dialog.getByRole('status')).toHaveText('Thanks, Your Feedback has been recorded.');
  await visit(page, '/initiative');
  await open.click();
  await expect(dialog.getByLabel('Message')).toHaveValue('');
});

test('nothing typed into the contact form is lost when the network fails', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  const block = await openContact(page);
  await fill(block, contact);
  await block.getByRole('button', submit).click();
  await expect(block.getByRole('alert')).toContainText('An error occurred while submitting your request');
  expect(await values(block, contact)).toEqual(contact);
});

test('the dialog keeps the focus, closes by Escape and by a click beside it, and gives the focus back', async ({
  page,
}) => {
  await visit(page, '/initiative');
  const open = page.getByRole('banner').getByRole('link', { name: 'Share Feedback' });
  const dialog = page.getByRole('dialog', { name: 'Share Feedback' });
  await open.click();
  await dialog.getByRole('button', submit).focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', submit)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  const box = await dialog.boundingBox();
  // A text selection by mouse may end outside the dialog.
  await dialog.getByLabel('Message').hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click((box?.x ?? 0) - 20, 300);
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

async function withoutScript(browser: Browser, locale: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale,
    viewport: { width, height: 740 },
  });
  return context.newPage();
}

test('without script, feedback is checked, given back as it was typed, and taken', async ({ browser }) => {
  const page = await withoutScript(browser, 'en');
  await page.goto('/feedback');
  const form = page.locator('main form');
  const wrong = { ...feedback, 'Phone Number': '12', 'Email ID': 'asha@', Message: 'Line 1\nline 2 <b>&' };
  await fill(form, wrong);
  await form.getByRole('button', submit).click();
  await expect(errorOf(form, 'Phone Number')).toHaveText('Phone number is invalid');
  await expect(errorOf(form, 'Email ID')).toHaveText('Email address is invalid');
  expect(await values(form, wrong)).toEqual(wrong);
  await fill(form, feedback);
  await form.getByRole('button', submit).click();
  await expect(page).toHaveURL(/\/feedback\?sent=feedback$/);
  await expect(page.getByText('Thanks, Your Feedback has been recorded.')).toBeVisible();
});

test('without script, the contact form of the home page is checked and taken', async ({ browser }) => {
  const page = await withoutScript(browser, 'en');
  await page.goto('/');
  const block = page.getByRole('region', { name: /^Connect with/ });
  await block.getByText('Write a message').click();
  await fill(block, { ...contact, 'Phone number': '1' });
  await block.getByRole('button', submit).click();
  await expect(page).toHaveURL(/\/feedback$/);
  const form = page.locator('main form');
  await expect(errorOf(form, 'Phone number')).toHaveText('Phone number is invalid');
  await fill(form, { 'Phone number': contact['Phone number'] });
  expect(await values(form, contact)).toEqual(contact);
  await form.getByRole('button', submit).click();
  await expect(page).toHaveURL(/\/feedback\?sent=contact$/);
  await expect(page.getByText(/someone from our team will contact you/)).toBeVisible();
});

test('on a phone in French nothing is wider than the screen, and every fault is told in French', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      locale: 'fr',
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await (javaScriptEnabled ? visit(page, '/feedback') : page.goto('/feedback'));
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.locator('main p[id$="-error"]')).toHaveText([
      'Indiquez votre nom',
      'Indiquez votre numéro de téléphone',
      'Indiquez votre adresse électronique',
      'Indiquez l’objet',
      'Rédigez un message',
    ]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await context.close();
  }
});
