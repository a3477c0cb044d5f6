import { expect } from '@playwright/test';
import { builderOf, expectDrawn, knowTheTutorial } from './chart-builder.ts';
import { beEditor } from './editor.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('a chart that is made in another tab while an article is written is offered there once it is saved', async ({
  page,
}) => {
  await beEditor(page);
  await visit(page, '/console/content/new');
  const text = page.getByLabel('Text', { exact: true }).filter({ visible: true });
  await text.fill('It rains.');
  await page.getByRole('button', { name: 'Add a chart' }).click();
  const dialog = page.getByRole('dialog');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Make a chart in a new tab' }).click();
  const tab = await opened;
  await knowTheTutorial(tab);
  await tab.goto(await builderOf(tab, 'daily-weather-seattle-new-york'));
  await expectDrawn(tab);
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await tab.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Rain made just now');
  await tab.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tab).toHaveURL(/vis_id=/);

  await expect(dialog.getByRole('status').first()).toContainText('“Rain made just now” has just been saved');
  await dialog.getByRole('button', { name: 'Add this chart' }).click();
  const visID = new URL(tab.url()).searchParams.get('vis_id') ?? '';
  await expect(text).toHaveValue(new RegExp(`It rains\\.\\n\\n/visualise\\?vis_id=${visID}\\n$`));
});
