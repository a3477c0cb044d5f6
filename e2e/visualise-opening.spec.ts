import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { builderOf, expectDrawn, knowTheTutorial } from './chart-builder.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

for (const locale of ['en', 'fr']) {
  test.describe(`on a phone, ${locale}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale });

    for (const dataset of ['us-county-unemployment', 'us-federal-receipts', 'mauna-loa-carbon-dioxide']) {
      test(`${dataset} opens with a picture, which says what the chart says once the screen is touched`, async ({
        page,
      }) => {
        await beSignedIn(page);
        await knowTheTutorial(page);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await visit(page, await builderOf(page, dataset));
        const picture = page.locator('.canvas-picture img');
        await expect(picture).toHaveAttribute('alt', /\S/);
        await expect(picture).toHaveJSProperty('complete', true);
        const words = page.locator('.canvas-head h1, .canvas-head p, .canvas-words, .canvas-caption');
        const said = [await picture.getAttribute('alt'), ...(await words.allInnerTexts())];
        expect(asked).not.toContain('/api/3/action/chart_query');

        await page.getByRole('heading', { level: 1 }).first().tap();
        await expectDrawn(page);
        await expect(picture).toHaveCount(0);
        const alt = await page.getByRole('application').getAttribute('aria-label');
        expect([alt, ...(await words.allInnerTexts())]).toEqual(said);
      });
    }

    test('a made chart is a picture, and fetches no figures before the screen is touched', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await visit(page, `/visualise?vis_id=sample-county-rates-${locale}`);
      const picture = page.locator('.saved-figure img');
      await expect(picture).toHaveJSProperty('complete', true);
      const said = await picture.getAttribute('alt');
      expect(asked.filter((path) => path.endsWith('/chart_query'))).toEqual([]);

      await page.getByRole('heading', { level: 1 }).tap();
      const chart = page.getByRole('application');
      await expect(chart).toHaveAttribute('aria-busy', 'false');
      await expect(picture).toHaveCount(0);
      await expect(chart).toHaveAttribute('aria-label', said ?? '');
    });
  });
}

test('with a mouse the chart comes by itself', async ({ page }) => {
  await beSignedIn(page);
  await knowTheTutorial(page);
  await visit(page, await builderOf(page, 'us-federal-receipts'));
  await expectDrawn(page);
  await expect(page.locator('.canvas-picture')).toHaveCount(0);
});
