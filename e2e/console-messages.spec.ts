import { expect } from '@playwright/test';
import { beEditor } from './editor.ts';
import { withMailServer } from './mail-server.ts';
import { expectAccessible } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';

test('an administrator sends a mail again that was given up', async ({ browser, request }) => {
  await withMailServer(async (mails) => {
    const visit = async (baseURL: string, folder: string) => {
      const context = await browser.newContext({
        baseURL,
        locale: 'en',
        viewport: { width: 360, height: 800 },
      });
      const page = await context.newPage();
      const { email } = await beEditor(page, folder);

      mails.refuses = true;
      const begun = await request.get(`${baseURL}/api/.ory/self-service/recovery/api`);
      const { ui } = (await begun.json()) as { ui: { action: string } };
      await request.post(ui.action, { data: { method: 'code', email } });
      const resend = page.getByRole('button', { name: 'Send again' });
      await expect(async () => {
        await page.goto('/console/projects/portal/messages?status=abandoned');
        await expect(resend).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(page.getByText('550')).toBeVisible();
      await expectAccessible(page);

      mails.refuses = false;
      await resend.click();
      await expect(page.getByText(`The message to ${email} waits to be sent again.`)).toBeVisible();
      expect(await mails.codeSentTo(email)).toMatch(/^\d{6}$/);
      await page.goto('/console/projects/portal/messages?status=abandoned');
      await expect(page.getByText('No message fits.')).toBeVisible();
      await context.close();
    };
    await withSite((site) => site, visit, '127.0.0.1', { SMTP_URL: mails.url });
  });
});
