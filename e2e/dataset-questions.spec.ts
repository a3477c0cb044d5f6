import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { axeViolations } from './axe-violations.ts';
import { administratorKey, bodyOf } from './mailbox.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const QUESTION = 'Is the year 1995 missing, or did it not rain?';
const ANSWER = 'It is missing: the gauge was broken.';
const ASKER = 'asha@example.org';

test('a visitor asks about a dataset, its editor answers and publishes, and the visitor reads it by the link in the mail', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await withSite(
    (site) => site,
    async (baseURL, folder) => {
      const visitor = await browser.newPage({ baseURL, locale: 'en', javaScriptEnabled: false });
      const editor = await browser.newPage({ baseURL, locale: 'en' });
      const headers = { authorization: administratorKey(folder) };
      const act = async (name: string, data: object) => {
        const answer = await editor.request.post(`/api/3/action/${name}`, { headers, data });
        expect(answer.status(), await answer.text()).toBe(200);
      };
      await act('organization_create', { name: 'weather', title: 'Weather service' });
      const dataset = { name: 'rainfall', title: 'Rainfall', owner_org: 'weather', private: false };
      await act('package_create', dataset);
      const { email } = await beSignedIn(editor, { name: 'Eve Editor' }, { folder });
      await act('organization_member_create', { id: 'weather', username: email, role: 'editor' });

      await test.step('asking works without an account and without script, and says what is wrong', async () => {
        await visitor.goto('/p/rainfall');
        await expect(visitor.getByText('Nobody has asked about this dataset yet.')).toBeVisible();
        await visitor.getByRole('link', { name: 'Ask a question' }).click();
        await visitor.getByLabel('Your question').fill(QUESTION);
        await visitor.getByLabel('Your name').fill('Asha Rao');
        await visitor.getByRole('button', { name: 'Send the question' }).click();
        await expect(visitor.getByText('Email is required')).toBeVisible();
        await expect(visitor.getByLabel('Your question')).toHaveValue(QUESTION);
        await visitor.getByLabel('Your mail address').fill(ASKER);
        await visitor.getByRole('button', { name: 'Send the question' }).click();
        await expect(visitor.getByRole('heading', { name: 'Your question has been sent' })).toBeVisible();
        await visitor.goto('/p/rainfall');
        await expect(visitor.getByText(QUESTION)).toHaveCount(0);
      });

      await test.step('two editors at once lose nothing', async () => {
        await visit(editor, '/console/tasks');
        const tasks = editor.getByRole('region', { name: 'Questions to answer' });
        await tasks.getByRole('link', { name: 'Rainfall' }).click();
        await expect(editor.getByRole('heading', { name: 'Question about a dataset' })).toBeVisible();
        expect(await axeViolations(editor)).toEqual([]);
        await editor.getByLabel('Answer', { exact: true }).fill(ANSWER);
        const call = `/api/content/desk/questions/${editor.url().split('/').at(-1)}`;
        const other = { revision: 1, answer: 'Wait for me.' };
        expect((await editor.request.patch(call, { headers, data: other })).status()).toBe(200);
        await editor.getByRole('button', { name: 'Publish' }).click();
        await expect(editor.getByText('has saved this question meanwhile')).toBeVisible();
        await expect(editor.getByText('Wait for me.').first()).toBeVisible();
        await expect(editor.getByLabel('Answer', { exact: true })).toHaveValue(ANSWER);
        await editor.getByRole('button', { name: 'Publish' }).click();
        await expect(editor.getByText('Published').first()).toBeVisible();
        await visit(editor, '/console/questions?state=published');
        await expect(editor.getByRole('link', { name: QUESTION })).toBeVisible();
        expect(await axeViolations(editor)).toEqual([]);
      });

      await test.step('the mail leads to question and answer on the page of the dataset', async () => {
        const mailed = () => bodyOf(editor.request, ASKER, 'question_published', folder);
        await expect.poll(mailed).toContain(ANSWER);
        const link = /http:\S+#question-[\w-]+/.exec(await mailed())?.[0] ?? '';
        await visit(editor, link.slice(new URL(link).origin.length));
        const shown = editor.locator(new URL(link).hash);
        await expect(shown.getByText(QUESTION)).toBeVisible();
        await expect(shown.getByText(ANSWER)).toBeVisible();
        await expect(shown.getByText('A visitor')).toBeVisible();
        expect(await axeViolations(editor)).toEqual([]);
      });

      await test.step('asking with script ends on the same page', async () => {
        const withScript = await browser.newPage({ baseURL, locale: 'en' });
        await visit(withScript, '/p/rainfall/ask');
        await withScript.getByLabel('Your question').fill('Are there older figures?');
        await withScript.getByLabel('Your name').fill('Ravi Iyer');
        await withScript.getByLabel('Your mail address').fill('ravi@example.org');
        await withScript.getByRole('button', { name: 'Send the question' }).click();
        await expect(withScript.getByRole('heading', { name: 'Your question has been sent' })).toBeVisible();
        await expect(withScript).toHaveURL(/\/p\/rainfall\/ask\?sent$/);
        await withScript.close();
      });
      await visitor.close();
      await editor.close();
    },
  );
});
