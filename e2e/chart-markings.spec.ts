import { axeViolations } from './axe-violations.ts';
import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { expectDrawn, knowTheTutorial, openBuilder } from './chart-builder.ts';
import { realCharts } from './real-charts.ts';
import { sampleDataset } from './sample.ts';
import { saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

for (const width of [1440, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width === 360 });

    test('a chart is given a line and an annotation, which is moved, by keyboard', async ({ page }) => {
      await openBuilder(page, 'daily-weather-seattle-new-york');
      if (width === 360) await page.getByRole('button', { name: 'Settings', exact: true }).click();
      const words = page.locator('.canvas-words');
      const panel = page.getByRole('region', { name: 'Format' });

      await panel.getByText('Reference lines').click();
      await panel.getByLabel('At', { exact: true }).fill('20');
      await panel.getByLabel('Label').fill('Warm');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(words).toContainText('Line at 20');

      await panel.getByText('Annotations', { exact: true }).click();
      await panel.getByLabel('Text').fill('Here it begins');
      await panel.getByRole('button', { name: 'Add annotation' }).press('Enter');
      await expect(words).toContainText('Here it begins.');
      const move = panel.getByRole('group', { name: 'Move: Here it begins' });
      await move.getByRole('button', { name: 'Right' }).press('Enter');
      await expectDrawn(page);
      const violations = await axeViolations(page, '.settings');
      expect(violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test('a list of figures that is cut says how many there are', async ({ page }) => {
  await beSignedIn(page);
  await knowTheTutorial(page);
  const { dataset, ...chart } = realCharts.area;
  const { resource } = await sampleDataset(page.request, dataset);
  const source = { kind: 'table', resource_id: resource.id };
  const visJSON = { version: 1, source, ...chart };
  const saved = await saveChart(page, { title: 'Unemployed', visibility: 'link', visJSON });
  await visit(page, `${viewOf(saved)}&edit=1`);
  await expectDrawn(page);
  const panel = page.getByRole('region', { name: 'Format' });
  await panel.getByText('Annotations', { exact: true }).click();
  await expect(panel.getByText(/^400 of [\d,]+ are listed\.$/)).toBeVisible();
});
