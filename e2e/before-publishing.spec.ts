import { expect, type Locator, type Page } from '@playwright/test';
import { look, showing, withDesk } from './publisher-desk.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const languages = ['en', 'fr'] as const;
type Language = (typeof languages)[number];

const texts = {
  title: 'Playground inspections by district',
  title_translated: {
    en: 'Playground inspections by district',
    fr: 'Contrôles des aires de jeux par arrondissement',
  },
  notes: 'How safe playgrounds are. Inspectors look at each once a year.',
  notes_translated: {
    en: 'How safe playgrounds are. Inspectors look at each once a year.',
    fr: 'L’état des aires de jeux. Chacune est contrôlée une fois par an.',
  },
  tags: [{ name: 'safety', display_name_translated: { fr: 'sécurité' } }],
};
const readers = { en: 'For readers of English', fr: 'For readers of French' } as const;
const link = { name: 'Elsewhere', url: 'https://example.org/inspections.csv', format: 'CSV' };

const column = (page: Page, language: Language) => page.getByRole('region', { name: readers[language] });

/** The words of a part as they are read, without the blanks between lines. */
async function wordsOf(part: Locator): Promise<string> {
  return (await part.innerText()).replaceAll(/\s+/g, ' ').trim();
}

/** What the desk tells before the press, in a language. */
async function told(page: Page, language: Language) {
  const part = (name: string) => column(page, language).locator(`[data-part="${name}"]`);
  const places = await column(page, language).getByRole('list').first().getByRole('listitem').all();
  const chart = part('chart').locator('img');
  const picture = part('share').locator('img');
  return {
    places: await Promise.all(
      places.map(async (place) => {
        const address = await place.getByRole('link').getAttribute('href');
        return { address: address ?? '', text: await wordsOf(place.locator('span')) };
      }),
    ),
    card: await wordsOf(part('card')),
    chart: (await chart.count()) > 0 ? await chart.getAttribute('src') : null,
    picture: (await picture.count()) > 0 ? await picture.getAttribute('src') : null,
    shared: await wordsOf(part('share').locator('p')),
  };
}

/** At which place a stranger sees the dataset on the page of a search. */
async function placeOn(page: Page, address: string, name: string): Promise<string> {
  await visit(page, address);
  const paths = await page
    .getByRole('main')
    .locator('ol h2 a')
    .evaluateAll((links) => links.map((found) => new URL((found as HTMLAnchorElement).href).pathname));
  return `place ${paths.indexOf(`/p/${name}`) + 1} of ${paths.length}`;
}

/** Compares what was told with what a stranger meets, place by place. */
async function expectTrue(
  page: Page,
  language: Language,
  name: string,
  before: Awaited<ReturnType<typeof told>>,
) {
  for (const { address, text } of before.places) expect(await placeOn(page, address, name)).toBe(text);
  await visit(page, before.places[0]?.address ?? '');
  const row = page.getByRole('listitem').filter({ has: page.locator(`h2 a[href="/p/${name}"]`) });
  expect(await wordsOf(row)).toBe(before.card);
  await visit(page, `/p/${name}?lng=${language}`);
  const pictures = page.locator(`main img[src^="/preview/"]`);
  expect(before.chart === null).toBe((await pictures.count()) === 0);
  if (before.chart !== null) {
    expect(sorted(await pictures.first().getAttribute('src'))).toBe(sorted(before.chart));
  }
  const head = (property: string) => page.locator(`meta[property="og:${property}"]`);
  const shared = before.shared;
  for (const property of ['title', 'description']) {
    expect(shared).toContain((await head(property).getAttribute('content')) ?? 'nothing');
  }
  if (before.picture === null) return expect(head('image')).toHaveCount(0);
  const address = new URL((await head('image').getAttribute('content')) ?? '');
  expect(address.pathname + address.search).toBe(before.picture);
  const picture = await page.request.get(before.picture);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
}

/** An address with its parameters in the order of their names. */
function sorted(address: string | null): string {
  const url = new URL(address ?? '', 'http://portal.test');
  url.searchParams.sort();
  return url.pathname + url.search;
}

test('what the desk tells before a dataset is published is what strangers meet afterwards', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  // Two processes: who asks is seldom answered by the one that has published.
  const settings = { WORKERS: '2' };
  await withDesk(
    browser,
    true,
    async ({ call, editorOf, visitor }) => {
      const { page } = await editorOf('registrar');
      for (const year of [2001, 2002, 2003]) {
        const made = { name: `inspections-${year}`, title: `Inspections of ${year}`, owner_org: 'registrar' };
        await call('package_create', { ...made, notes: 'Safety of playgrounds', resources: [link] });
      }
      for (const kind of ['table', 'link'] as const) {
        const name = `playgrounds-${kind}`;
        const resources = kind === 'link' ? [link] : [];
        await call('package_create', { ...texts, name, owner_org: 'registrar', state: 'draft', resources });
        if (kind === 'table') {
          await call('datastore_create', {
            resource: { package_id: name, name: 'Inspections' },
            fields: [
              { id: 'year', type: 'int', info: { role: 'time' } },
              { id: 'faults', type: 'int', info: { role: 'measure' } },
            ],
            records: [
              { year: 2001, faults: 10 },
              { year: 2002, faults: 8 },
              { year: 2003, faults: 12 },
            ],
          });
        }
        await visit(page, `/console/data/${name}`);
        await page.getByRole('link', { name: 'See how it will be found' }).click();
        await expect(page.getByRole('heading', { name: 'How it will be found' })).toBeVisible();
        const before = { en: await told(page, 'en'), fr: await told(page, 'fr') };
        expect(before.en.places.length).toBeGreaterThan(3);
        expect(before.fr.places.length).toBeGreaterThan(3);
        expect(before.en.chart === null).toBe(kind === 'link');
        await look(page, true);
        await page.getByLabel('What visitors may type').fill('playgrounds in winter');
        await page.getByRole('button', { name: 'Show its place' }).press('Enter');
        await expect(page.getByRole('status').getByText('none of its texts has “winter”')).toBeVisible();
        await page.getByRole('button', { name: 'Publish now' }).press('Enter');
        await showing(page, 'It is public now.');
        for (const language of languages) await expectTrue(visitor, language, name, before[language]);
      }
    },
    settings,
  );
});

test('a dataset that nobody will find is told so before it is published, with what it lacks', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await withDesk(browser, true, async ({ call, editorOf }) => {
    const { page } = await editorOf('registrar');
    const resources = [{ ...link, held_back: true }];
    await call('package_create', {
      name: 'bare',
      title: 'Bare counts',
      owner_org: 'registrar',
      state: 'draft',
      resources,
    });
    await visit(page, '/console/data/bare/publish');
    await expect(page.getByText('because all of its data is kept out of it').first()).toBeVisible();
    await showing(page, '“Elsewhere” is not in the search, because it is kept out of it.');
    await expect(column(page, 'en').getByText('Not found, because all of its data').first()).toBeVisible();
    await showing(page, 'It has no French title: readers of French see the English one.');
    await look(page, true);
    const keywords = page.getByRole('listitem').filter({ hasText: 'No keywords' });
    await keywords.getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/console\/data\/bare#field-tags$/);
    await page.goto('/console/data/bare/publish?lng=fr');
    await expect(page.getByRole('heading', { name: 'Comment il sera trouvé' })).toBeVisible();
    await look(page, true);
  });
});
