import { type Browser, expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { beEditor } from './editor.ts';
import { bodyOf } from './mailbox.ts';
import { sampleDataset } from './sample.ts';
import { listCharts, saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

async function someoneElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return browser.newPage({ ...(baseURL ? { baseURL } : {}), locale: 'en' });
}

test('a chart is shown to everyone only once the address of its maker is confirmed', async ({ page }) => {
  await beSignedIn(page, {}, { isConfirmed: false });
  const { resource } = await sampleDataset(page.request, 'daily-weather-seattle-new-york');
  await visit(page, `/visualise?dataset_id=${resource.sku}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill('Rain');
  await dialog.getByLabel('Everyone').check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toContainText('Confirm your e-mail address first');
  await expect(dialog.getByRole('link', { name: /^Confirm the address/ })).toHaveAttribute(
    'href',
    '/verification',
  );
  expect(await listCharts(page)).toEqual([]);
  await dialog.getByLabel('Only me').check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await visit(page, '/profile');
  const charts = page.getByRole('region', { name: 'My charts' });
  await charts.locator('summary').click();
  await charts.getByLabel('Who may see it').selectOption('public');
  await charts.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Confirm your e-mail address first');
  expect(await listCharts(page)).toMatchObject([{ visibility: 'private' }]);
});

test('a chart waits, is approved, reported, hidden with a reason that its maker reads, and shown again', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await beSignedIn(page);
  const chart = await saveChart(page, { title: 'The ministry hides the rain', visibility: 'public' });
  const { page: dataset } = await sampleDataset(page.request, 'daily-weather-seattle-new-york');
  const stranger = await someoneElse(browser, baseURL);
  await stranger.goto(`${dataset}?charts=all`);
  const tile = stranger.getByRole('link', { name: chart.title });
  await expect(tile).toHaveCount(0);
  const editor = await someoneElse(browser, baseURL);
  await beEditor(editor);
  await editor.goto(`/console/charts?search=${encodeURIComponent(chart.title)}`);
  await editor
    .getByRole('button', { name: `Approve ${chart.title}` })
    .first()
    .click();
  await expect(editor.getByText('is approved')).toBeVisible();
  await stranger.reload();
  await expect(tile.first()).toContainText('Asha Rao');
  await visit(stranger, viewOf(chart));
  await expect(stranger.getByText('Made by Asha Rao, a visitor of this site')).toBeVisible();
  await expect(stranger.locator('.saved-citation p')).toHaveText(
    /^Asha Rao \(\d{4}\)\. The ministry hides the rain \[Chart\. Data: /,
  );
  const picture = await stranger.request.get(`/charts/${chart.visID}.svg?width=720`);
  expect(await picture.text()).toContain('Chart: Asha Rao, a visitor');
  await stranger.getByRole('link', { name: 'Report this chart' }).click();
  await expect(stranger.getByLabel('Subject')).toHaveValue('Report of a chart');
  await expect(stranger.getByLabel('Message')).toHaveValue(new RegExp(`vis_id=${chart.visID}`));
  for (const [label, text] of [
    ['Full Name', 'Ravi Nair'],
    ['Phone Number', '9876543210'],
    ['Email ID', 'ravi@example.org'],
    ['Message', 'These figures are not hidden.'],
  ] as const) {
    await stranger.getByLabel(label).fill(text);
  }
  await stranger.getByRole('button', { name: 'Submit' }).click();
  await expect(stranger.getByText('Your Feedback has been recorded')).toBeVisible();

  await editor.goto('/console/charts?state=reported');
  const item = editor.getByRole('listitem').filter({ hasText: 'These figures are not hidden.' });
  await expect(item).toContainText('1 report');
  await item.getByRole('button', { name: `Hide ${chart.title}` }).click();
  await expect(item.getByText('Say why: its maker reads it.')).toBeVisible();
  await item.getByLabel('Reason').fill('The title says what is not so.');
  await item.getByRole('button', { name: `Hide ${chart.title}` }).click();
  await expect(editor.getByText('is hidden, and its maker is told')).toBeVisible();
  await expect(item).toHaveCount(0);
  await stranger.goto(`${dataset}?charts=all`);
  await expect(tile).toHaveCount(0);

  await visit(page, viewOf(chart));
  await expect(page.getByText('Their reason: The title says what is not so.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report this chart' })).toHaveCount(0);
  await visit(page, '/profile');
  await expect(page.getByRole('region', { name: 'My charts' })).toContainText('Hidden by the editors');
  expect(await bodyOf(page.request, email, 'chart_hidden')).toContain('> The title says what is not so.');

  await editor.goto(`/console/charts?state=hidden&search=${encodeURIComponent(chart.title)}`);
  await editor
    .getByRole('button', { name: `Give back ${chart.title}` })
    .first()
    .click();
  await expect(editor.getByText('is shown again')).toBeVisible();
  await stranger.reload();
  await expect(tile.first()).toBeVisible();
  await editor.close();
  await stranger.close();
});

for (const hasScript of [true, false]) {
  test(`who looks after the site hides a chart from its page and shows it again, script ${hasScript}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await beSignedIn(page);
    const chart = await saveChart(page, { title: 'Not for everybody', visibility: 'link' });
    const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: hasScript });
    const editor = await context.newPage();
    await beEditor(editor);
    await editor.goto(viewOf(chart));
    await editor.getByLabel('Reason').fill('It sells something.');
    await editor.getByRole('button', { name: 'Hide this chart' }).click();
    await expect(editor.getByText('This chart is hidden')).toBeVisible();
    const stranger = await someoneElse(browser, baseURL);
    for (const path of [viewOf(chart), `/charts/${chart.visID}.svg`, `/embed/${chart.visID}`])
      expect((await stranger.request.get(path)).status(), path).toBe(404);
    await page.goto(viewOf(chart));
    await expect(page.getByText('The editors have hidden your chart')).toBeVisible();
    await expect(page.getByText('Their reason: It sells something.')).toBeVisible();
    await editor.getByRole('button', { name: 'Show this chart again' }).click();
    await expect(editor.getByRole('button', { name: 'Hide this chart' })).toBeVisible();
    expect((await stranger.request.get(viewOf(chart))).status()).toBe(200);
    await stranger.close();
    await context.close();
  });
}
