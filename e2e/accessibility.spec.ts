import { axeViolations } from './axe-violations.ts';
import { expect, type Page } from '@playwright/test';
import { sampleDataset, sampleNames } from './sample.ts';
import { test } from './test.ts';

const fixedPages = [
  '/',
  '/search',
  '/search?sq=population&page=1',
  '/search?sq=zzzzqqqq',
  '/organization',
  '/organization/us-geological-survey',
  '/organization/no-such-organisation',
  '/initiative',
  '/news_blogs',
  '/news_blogs/news',
  '/news_blogs/fly-before-breakfast',
  '/charts',
  '/merge',
  '/feedback',
  '/login',
  '/registration',
  '/recovery',
  '/verification',
  '/settings',
  '/profile',
  '/visualise',
  '/datausage?view=data_privacy_policy',
  '/datausage?view=copyright_policy',
  '/error?id=unknown',
  '/nowhere',
  '/p/no-such-dataset',
  '/graphql',
  '/api/docs',
  '/api/docs/search',
  '/help',
  '/help/read',
];

async function findings(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const violations = await axeViolations(page);
  return violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`);
}

// Each theme meets each page once; languages and widths take turns with them.
for (const [colorScheme, language, width] of [
  ['light', 'en', 1440],
  ['dark', 'fr', 360],
] as const) {
  test(`axe finds nothing on any page, ${colorScheme}, ${language}, ${width} px`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      locale: language,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    const [name = ''] = await sampleNames(request);
    const dataset = await sampleDataset(request, name);
    const tabs = ['', '?tab=dictionary', '?tab=statistics', '?tab=api'].map((tab) => dataset.table + tab);
    const found: string[] = [];
    for (const path of [...fixedPages, dataset.page, `${dataset.page}/ask`, ...tabs])
      found.push(...(await findings(page, path)));
    await context.close();
    expect(found).toEqual([]);
  });
}

test('no page is wider than a phone', async ({ browser, request, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const [name = ''] = await sampleNames(request);
  const dataset = await sampleDataset(request, name);
  const wide: string[] = [];
  for (const path of [...fixedPages, dataset.page, `${dataset.page}/ask`, dataset.table]) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) wide.push(`${path} is ${width} px wide`);
  }
  await context.close();
  expect(wide).toEqual([]);
});
