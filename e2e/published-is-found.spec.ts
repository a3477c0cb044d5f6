import { expect, type Page } from '@playwright/test';
import { look, showing, withDesk } from './publisher-desk.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const name = 'births-by-district';
const desk = `/console/data/${name}`;
const texts = { en: 'Births by district', fr: 'Naissances par district' } as const;
type Language = keyof typeof texts;
const languages = ['en', 'fr'] as const;

/** What a stranger who looks for the dataset meets, place by place, in a language. */
async function placesOf(page: Page, language: Language): Promise<string[]> {
  const title = texts[language];
  const here = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lng=${language}`;
  const found: string[] = [];
  const pages = {
    home: '/',
    search: '/search?sq=births',
    organisation: '/organization/registrar',
    'catalogue by sector': '/search?sectors=Health',
  };
  for (const [place, path] of Object.entries(pages)) {
    await visit(page, here(path));
    if ((await page.getByRole('main').getByText(title).count()) > 0) found.push(place);
  }
  await visit(page, here('/organization'));
  const row = page.getByRole('listitem').filter({ hasText: 'Registrar' });
  if (/1 (dataset|jeu)/.test((await row.textContent()) ?? '')) found.push('count of the organisation');
  const quick = page.getByRole('banner').getByRole('combobox');
  await quick.fill(title.slice(0, 6));
  // The list says what it has, or that it has nothing.
  const answer = page.getByRole('option', { name: title }).first();
  const nothing = page.getByText(language === 'en' ? 'No Dataset Found' : 'Aucun jeu de données trouvé');
  await expect(answer.or(nothing).first()).toBeVisible();
  if (await answer.isVisible()) found.push('quick search');
  return found;
}

const everywhere = [
  'home',
  'search',
  'organisation',
  'catalogue by sector',
  'count of the organisation',
  'quick search',
];

async function expectFound(page: Page, places: readonly string[]): Promise<void> {
  for (const language of languages) {
    expect([language, await placesOf(page, language)]).toEqual([language, places]);
  }
}

/** Ticks or unticks what keeps the table out of the search, and saves that. */
async function holdBack(page: Page, isHeld: boolean): Promise<void> {
  await visit(page, desk);
  await page.getByText('Describe …').first().click();
  await page.getByLabel('Keep out of the search').setChecked(isHeld);
  await page.getByRole('button', { name: 'Save this description' }).click();
  await showing(page, 'Saved.');
}

test('what the desk publishes is found by a stranger in both languages, until it is held back or withdrawn', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  // Two processes: who asks is seldom answered by the one that has published.
  const settings = { WORKERS: '2' };
  await withDesk(
    browser,
    true,
    async ({ call, editorOf, visitor }) => {
      const { page } = await editorOf('registrar');
      await call('package_create', {
        name,
        title: texts.en,
        title_translated: texts,
        owner_org: 'registrar',
        state: 'draft',
        sector: ['Health'],
      });
      await visit(page, desk);
      await showing(page, 'Visitors will not find it in the search until it has data.');
      await call('datastore_create', {
        resource: { package_id: name, name: 'Births', name_translated: { en: 'Births', fr: 'Naissances' } },
        fields: [
          { id: 'year', type: 'int' },
          { id: 'births', type: 'int' },
        ],
        records: [{ year: 2001, births: 10 }],
      });
      await expectFound(visitor, []);

      await visit(page, desk);
      await showing(page, 'Visitors find it in the search, in lists and in feeds.');
      await look(page, true);
      await page.getByRole('button', { name: 'Publish now' }).click();
      await showing(page, 'It is public now.');
      await expectFound(visitor, everywhere);

      await holdBack(page, true);
      await expect(page.getByText('Nobody finds it in the search, because all of its data')).toBeVisible();
      await look(page, true);
      await expectFound(visitor, []);
      const answer = await visitor.goto(`/p/${name}`);
      expect(answer?.status()).toBe(200);
      await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

      await holdBack(page, false);
      await expectFound(visitor, everywhere);

      await call('dataset_withdraw', { id: name, reason: 'The figures of May are wrong' });
      await expectFound(visitor, []);
      for (const path of [`/p/${name}`, `/p/${name}/r/births`, `/p/${name}/ask`]) {
        const gone = await visitor.goto(`${path}?lng=en`);
        expect([path, gone?.status()]).toEqual([path, 410]);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
          'This dataset has been withdrawn',
        );
        await expect(visitor.getByText('The figures of May are wrong')).toBeVisible();
      }
      await visitor.goto(`/p/${name}?lng=fr`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ce jeu de données a été retiré');
      await expect(visitor.getByText('Motif indiqué')).toBeVisible();
      await look(visitor, true);
    },
    settings,
  );
});
