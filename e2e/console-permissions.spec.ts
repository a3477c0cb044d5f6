import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { expectAccessible, ownProject } from './own-project.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';

const table = `namespace,object,relation,subject_id,subject_set
Folder,reports,viewers,,Team:statistics#members
Folder,rainfall,parents,,Folder:reports
Document,june,folders,,Folder:rainfall`;

test('an owner writes a permission language, imports tuples, sees why somebody may, and keeps it as a test case', async ({
  browser,
}) => {
  test.slow();
  await withSite(
    (site) => site,
    async (at, folder) => {
      const context = await browser.newContext({ baseURL: at, viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      const { email } = await beSignedIn(page, {}, { folder });
      await ownProject(page, { at, key: administratorKey(folder) }, email);

      await page.goto('/console/projects/roads/language');
      await page.getByRole('link', { name: 'Begin with the example' }).click();
      const language = page.getByLabel('Text of the language');
      const example = await language.inputValue();
      await language.fill(example.replace('members: (User', 'members: (Usr'));
      await expect(page.getByText('The namespace "Usr" is not declared')).toBeVisible();
      await page.getByRole('button', { name: 'Line 7, column 15' }).click();
      await expect(language).toBeFocused();
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.type('User');
      await expect(language).toHaveValue(example);
      await expect(page.getByText('No errors and nothing doubtful.')).toBeVisible();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('The permission language is saved.')).toBeVisible();

      await page.goto('/console/projects/roads/tuples/import');
      const lines = page.getByLabel('Or the lines themselves');
      await lines.fill(`${table}\nDocument,july,,ann,`);
      await page.getByRole('button', { name: 'Look', exact: true }).click();
      await expect(page.getByText('Line 5 There is no relation.')).toBeVisible();
      await expectAccessible(page);
      await lines.fill(table);
      await page.getByRole('button', { name: 'Look', exact: true }).click();
      await expect(page.getByText('3 tuples would be added')).toBeVisible();
      await page.getByRole('button', { name: 'Import' }).click();
      await expect(page.getByText('3 tuples are imported')).toBeVisible();

      await page.goto('/console/projects/roads/tests');
      await page.getByLabel('Namespace').fill('Document');
      await page.getByLabel('Object').fill('june');
      await page.getByLabel('Relation', { exact: true }).fill('view');
      await page.getByLabel('Subject', { exact: true }).fill('ann');
      await page.getByRole('button', { name: 'Keep the test case' }).click();
      await page.getByRole('link', { name: 'Run all' }).click();
      await expect(page.getByText('1 of 1 fails')).toBeVisible();
      await page.getByRole('link', { name: 'Why' }).click();
      await expect(page.getByText('Denied: ann does not have Document:june#view')).toBeVisible();

      await page.goto('/console/projects/roads/tuples');
      await page.getByText('Add a tuple').click();
      const adding = page.getByRole('group').filter({ hasText: 'Add the tuple' });
      await adding.getByLabel('Namespace').fill('Team');
      await adding.getByLabel('Object').fill('statistics');
      await adding.getByLabel('Relation', { exact: true }).fill('members');
      await adding.getByLabel('Subject', { exact: true }).fill('ann');
      await adding.getByRole('button', { name: 'Add the tuple' }).click();
      await expect(page.getByText('Team:statistics#members@ann is stored.')).toBeVisible();
      await page.getByRole('button', { name: 'Delete Team:statistics#members@ann' }).click();
      await expect(page.getByText('Team:statistics#members@ann is deleted.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Team:statistics#members@ann is stored.')).toBeVisible();

      await page.goto('/console/projects/roads/tests?run');
      await expect(page.getByText('The test case holds')).toBeVisible();
      await page.getByRole('link', { name: 'Why' }).click();
      await expect(page.getByText('Allowed: ann has Document:june#view')).toBeVisible();
      await expect(page.getByText('Team:statistics#members allowed: a tuple states it')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Which objects' }).click();
      await page.getByRole('button', { name: 'List the objects' }).click();
      await expect(page.getByRole('link', { name: 'june' })).toBeVisible();
    },
    'localhost',
  );
});
