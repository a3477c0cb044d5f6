import { expect } from '@playwright/test';
import { sectorKey } from '../packages/ui/src/sector/sector-colours.ts';
import { sectorIcons } from '../packages/ui/src/sector/sector-icons.ts';
import { action } from './sample.ts';
import { test } from './test.ts';

interface Listed {
  title: string;
  source_name: string;
  sector: string[];
  resources: {
    name: string | null;
    title?: string | null;
    no_indicators: number | null;
    granularity: string | null;
    frequency: string | null;
  }[];
}

const coloured = [
  'economy',
  'elections',
  'financial-inclusion',
  'food-and-agriculture',
  'general',
  'government-schemes',
  'health',
  'national-sample-survey',
  'rural-development',
  'socio-economic',
  'union-budget',
  'other',
];

test('each sector leads to its datasets, the newest first', async ({ page }) => {
  await page.goto('/');
  const sectors = page.getByRole('navigation', { name: 'Sectors' }).getByRole('link');
  const names = await sectors
    .locator('span')
    .evaluateAll((spans) =>
      spans
        .filter((span) => span.children.length > 0)
        .map((span) => span.firstChild?.textContent?.trim() ?? ''),
    );
  expect(names.length).toBeGreaterThanOrEqual(5);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  // Each sector that has a colour has one of its own.
  const colours = await page.evaluate((all) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const found = all.map((name) => {
      probe.style.color = `var(--sector-${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return found;
  }, coloured);
  expect(new Set(colours).size).toBe(12);
  const economy = page.getByRole('link', { name: /^Economy/ });
  const drawn = economy.locator('svg').evaluate((icon) => getComputedStyle(icon).stroke);
  expect(await drawn).toBe(colours[0]);
  await economy.click();
  await expect(page).toHaveURL('/search?page=1&sortBy=lastModified&sectors=Economy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ datasets in Economy, newest first$/);
});

test('each form of chart leads to the page that will draw it', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Visualise' });
  const strip = region.getByRole('list').getByRole('link');
  const addresses = await strip.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    ['bar', 'line', 'arc', 'table', 'point', 'choropleth'].map((type) => `/visualise?chart_type=${type}`),
  );
  await expect(region.getByRole('link', { name: 'See the charts others have made' })).toHaveAttribute(
    'href',
    '/charts',
  );
});

test('at most four new datasets are shown, and the popular ones cannot be chosen yet', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const block = page.getByRole('region', { name: 'New Datasets' });
  const cards = block.getByRole('article');
  expect(await cards.count()).toBeLessThanOrEqual(4);
  for (const card of await cards.all()) {
    const link = card.getByRole('heading', { level: 3 }).getByRole('link');
    const id = ((await link.getAttribute('href')) ?? '').replace('/p/', '');
    const { title, source_name, sector, resources } = await action<Listed>(request, 'package_show', { id });
    await expect(link).toHaveText(title);
    await expect(card).toContainText(source_name);
    const [first = 'Other'] = sector;
    await expect(card).toContainText(first);
    const icon = sectorKey(first) in sectorIcons ? sectorKey(first) : 'other';
    await expect(card.locator('use').first()).toHaveAttribute('href', new RegExp(`#${icon}$`));
    const text = await card.innerText();
    const shown = resources.find((table) => text.includes(table.title ?? table.name ?? title));
    const facts = {
      Indicators: shown?.no_indicators,
      Granularity: shown?.granularity,
      Frequency: shown?.frequency,
    };
    const said = Object.entries(facts).flatMap(([name, value]) => (value ? [name] : []));
    expect(said).not.toEqual([]);
    await expect(card.locator('dt')).toHaveText(said);
  }
  await expect(block.getByRole('option', { name: 'Popular' })).toBeDisabled();
});
