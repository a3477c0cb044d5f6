import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import { withMailServer } from './mail-server.ts';
import { administratorKey } from './mailbox.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** Limits are off where rates are not limited, as on the server that the other tests share. */
const limited = { RATE_LIMIT: '100000' };

const message = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.org',
  subject: 'Rainfall',
};

type Kept = { state: string; message: string; suspicions: string[] };

async function inbox(request: APIRequestContext, address: string, folder: string): Promise<Kept[]> {
  const headers = { authorization: administratorKey(folder) };
  const answer = await request.get(`${address}/api/content/feedback`, { headers });
  return ((await answer.json()) as { data: Kept[] }).data;
}

async function fill(form: Locator, text: string): Promise<void> {
  await form.getByLabel('Full Name').fill(message.name);
  await form.getByLabel('Phone Number').fill(message.phone);
  await form.getByLabel('Email ID').fill(message.email);
  await form.getByLabel('Subject').fill(message.subject);
  await form.getByLabel('Message').fill(text);
}

declare global {
  // The page records for the test what the form has shown in the meantime.
  var shownTexts: string[] | undefined;
}

/** Runs in the page, because the proof of work may finish before a test can look twice. */
function noteTexts(form: Element): void {
  const texts: string[] = [];
  globalThis.shownTexts = texts;
  new MutationObserver(() => texts.push(form.textContent)).observe(form, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

test('when many messages come, a browser works for its own, and who has no script is kept for review', async ({
  page,
  browser,
  request,
}) => {
  await withSite(
    (site) => site,
    async (address, folder) => {
      await visit(page, `${address}/feedback`);
      const form = page.locator('main form');
      await fill(form, 'Written while it was quiet');
      for (let number = 1; number <= 5; number += 1) {
        const data = { ...message, message: `Message number ${number}` };
        expect((await request.post(`${address}/api/feedback`, { data })).status()).toBe(200);
      }
      await form.evaluate(noteTexts);
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(form.getByRole('status')).toHaveText('Thanks, Your Feedback has been recorded.');
      const shown = await page.evaluate(() => (globalThis.shownTexts ?? []).join('\n'));
      expect(shown).toContain('Your browser is doing a short calculation');

      const plain = await (await browser.newContext({ javaScriptEnabled: false, locale: 'en' })).newPage();
      await plain.goto(`${address}/feedback`);
      await fill(plain.locator('main form'), 'Written without script');
      await plain.getByRole('button', { name: 'Submit' }).click();
      await expect(plain.getByText('Thanks, Your Feedback has been recorded.')).toBeVisible();

      const kept = await inbox(request, address, folder);
      expect(kept.slice(0, 2)).toMatchObject([
        { message: 'Written without script', state: 'spam', suspicions: ['no_proof'] },
        { message: 'Written while it was quiet', state: 'new', suspicions: [] },
      ]);
    },
    '127.0.0.1',
    limited,
  );
});

test('the team gets a mail it can answer, and none about spam', async ({ page, request }) => {
  await withMailServer(async (mails) => {
    await withSite(
      (site) => ({ ...site, team: { name: 'the IDP Team', email: 'team@example.org' } }),
      async (address, folder) => {
        await visit(page, `${address}/feedback`);
        const form = page.locator('main form');
        await fill(form, 'Please buy');
        await form
          .locator('input[name="confirm_link"]')
          .evaluate((input: HTMLInputElement) => (input.value = 'https://spam.test'));
        await form.getByRole('button', { name: 'Submit' }).click();
        await expect(form.getByRole('status')).toHaveText('Thanks, Your Feedback has been recorded.');
        await fill(form, 'Please answer');
        await form.getByRole('button', { name: 'Submit' }).click();
        await expect.poll(async () => (await inbox(request, address, folder)).length).toBe(2);
        const mail = await mails.mailSentTo('team@example.org');
        expect(mail).toMatch(/^Reply-To: asha@example\.org\r$/m);
        expect(mail).toContain('> Please answer');
        expect(mail).not.toContain('Please buy');
        expect((await inbox(request, address, folder)).map(({ state }) => state)).toEqual(['new', 'spam']);
      },
      '127.0.0.1',
      { ...limited, SMTP_URL: mails.url },
    );
  });
});
