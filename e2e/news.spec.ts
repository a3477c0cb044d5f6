import { randomUUID } from 'node:crypto';
import { axeViolations } from './axe-violations.ts';
import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { changeArticle, publishArticle } from './article.ts';
import { withSite } from './own-server.ts';
import { saveChart } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** A marker that no other test's article contains. */
const unique = () => randomUUID().slice(0, 8);

/** A story in both languages, with a chart where one is given. */
function story(word: string, chart = '') {
  return {
    kind: 'blog',
    texts: {
      en: {
        title: `Two winters ${word}`,
        excerpt: 'Seattle stays mild while New York freezes.',
        body: `## Cold and colder\n\nThe *coldest* month is January.\n\n${chart}\n\nThat is all.`,
      },
      fr: {
        title: `Deux hivers ${word}`,
        excerpt: 'Seattle reste douce quand New York gèle.',
        body: `## Froid et plus froid\n\nLe mois le plus froid : janvier.\n\n${chart}\n\nC'est tout.`,
      },
    },
    authors: ['Asha Rao', 'Léa Martin'],
    tags: [`winter ${word}`],
    datasets: ['daily-weather-seattle-new-york'],
  };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds a story in the list and reads it, in both languages', async ({ page, request }) => {
    const word = unique();
    const { slug } = await publishArticle(request, story(word));
    await page.goto('/news_blogs');
    await page.getByRole('link', { name: `Two winters ${word}` }).click();
    await expect(page).toHaveURL(`/news_blogs/${slug}`);
    const article = page.getByRole('main').getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(`Two winters ${word}`);
    await expect(article.getByRole('heading', { level: 2, name: 'Cold and colder' })).toBeVisible();
    await expect(article.getByText('By Asha Rao and Léa Martin')).toBeVisible();
    await expect(article.getByRole('link', { name: 'Daily weather' })).toHaveAttribute(
      'href',
      '/p/daily-weather-seattle-new-york',
    );
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(`Deux hivers ${word}`);
    await expect(article.getByText('Le mois le plus froid\u00a0: janvier.')).toBeVisible();
    await expect(article.getByText('Par Asha Rao et Léa Martin')).toBeVisible();
  });

  test('a chart in a story is a picture that leads to its page', async ({ page, request }) => {
    await beSignedIn(page);
    const { visID } = await saveChart(page, { title: 'Warmth', visibility: 'public' });
    await page.context().clearCookies();
    const { slug } = await publishArticle(request, story(unique(), `[Warmth](/visualise?vis_id=${visID})`));
    await page.goto(`/news_blogs/${slug}`);
    const figure = page.locator('figure[data-chart]');
    await expect(figure.getByRole('img')).toHaveJSProperty('complete', true);
    expect(await figure.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
    await figure.getByRole('link').first().click();
    await expect(page).toHaveURL(`/visualise?vis_id=${visID}`);
  });

  test('what has been published shows at once', async ({ page, request }) => {
    const word = unique();
    await page.goto('/news_blogs/news');
    const made = await publishArticle(request, { ...story(word), kind: 'news' });
    await page.goto('/news_blogs/news');
    await expect(page.getByRole('link', { name: `Two winters ${word}` })).toBeVisible();
    await changeArticle(request, made, { state: 'archived' });
    expect((await page.goto(`/news_blogs/${made.slug}`))?.status()).toBe(404);
    await page.goto('/news_blogs/news');
    await expect(page.getByRole('link', { name: `Two winters ${word}` })).toHaveCount(0);
  });

  test('an event says when and where, and search engines are told too', async ({ page, request }) => {
    const event = {
      starts_at: '2027-01-14T09:00:00.000Z',
      ends_at: '2027-01-14T12:00:00.000Z',
      place: 'Town hall',
    };
    const { slug } = await publishArticle(request, { ...story(unique()), kind: 'event', event });
    await page.goto(`/news_blogs/${slug}`);
    await expect(page.getByText('14 January 2027')).toBeVisible();
    await expect(page.getByText('Town hall').first()).toBeVisible();
    const told = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(told ?? '')['@graph'][0]).toMatchObject({
      '@type': 'Event',
      startDate: event.starts_at,
      location: { name: 'Town hall' },
    });
  });

  test('the list is narrowed by kind and by subject, and goes on from page to page', async ({
    page,
    request,
  }) => {
    const word = unique();
    for (let count = 1; count <= 13; count += 1) {
      const { texts, ...more } = story(word);
      const en = { ...texts.en, title: `Winter ${count} ${word}` };
      await publishArticle(request, { ...more, texts: { en }, kind: count % 2 === 0 ? 'blog' : 'news' });
    }
    const entries = page.getByRole('main').getByRole('article');
    await page.goto(`/news_blogs?tag=winter+${word}`);
    await expect(entries).toHaveCount(12);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(entries).toHaveCount(1);
    await expect(entries.getByRole('link')).toHaveText(`Winter 1 ${word}`);
    await page.getByRole('link', { name: 'Blogs', exact: true }).click();
    await expect(entries).toHaveCount(6);
    await page.getByRole('main').getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL(`/news_blogs/news?tag=winter+${word}`);
    await expect(entries).toHaveCount(7);
    await page.getByRole('link', { name: `Remove the subject winter ${word}` }).click();
    await expect(page).toHaveURL('/news_blogs/news');
    expect((await page.goto(`/news_blogs?tag=winter+${word}&page=9`))?.status()).toBe(404);
    await expect(page.getByText('The list does not go this far')).toBeVisible();
    await page.goto(`/news_blogs?tag=nothing-${word}`);
    await expect(page.getByText(`There is no article about “nothing-${word}”`)).toBeVisible();
  });

  test('an old address leads to the new one, and one that never was is met with kindness', async ({
    page,
    request,
  }) => {
    const word = unique();
    const made = await publishArticle(request, story(word));
    await changeArticle(request, made, { slug: `renamed-${word}` });
    const answer = await page.goto(`/news_blogs/${made.slug}?lng=en`);
    expect(answer?.request().redirectedFrom()).not.toBeNull();
    await expect(page).toHaveURL(`/news_blogs/renamed-${word}?lng=en`);
    expect((await page.goto(`/news_blogs/never-${word}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no article at this address');
    await page.getByRole('link', { name: 'See all articles' }).click();
    await expect(page).toHaveURL('/news_blogs');
  });

  test('a story that was not translated says so, and search engines are not told otherwise', async ({
    page,
    request,
  }) => {
    const { texts, ...more } = story(unique());
    const { slug } = await publishArticle(request, { ...more, texts: { en: texts.en } });
    await page.goto(`/news_blogs/${slug}?lng=fr`);
    await expect(page.getByText('Cet article n’a pas été traduit')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[hreflang="fr"]')).toHaveCount(0);
    await expect(page.locator('link[hreflang="en"]')).toHaveCount(1);
  });
});

test('feeds are told of by the page, and lead to its articles', async ({ page, request }) => {
  const word = unique();
  const { slug } = await publishArticle(request, story(word));
  await visit(page, '/news_blogs?type=blog');
  for (const type of ['application/atom+xml', 'application/rss+xml']) {
    const link = page.locator(`head link[rel="alternate"][type="${type}"]`);
    const feed = await request.get((await link.getAttribute('href')) ?? '');
    expect(feed.headers()['content-type']).toContain(type);
    expect(await feed.text()).toContain(`/news_blogs/${slug}`);
  }
  const map = await request.get('/sitemap-articles.xml');
  expect(await map.text()).toContain(`/news_blogs/${slug}</loc>`);
});

test('with script, a chart in a story answers to the keys, in the room of its picture', async ({
  page,
  request,
}) => {
  await beSignedIn(page);
  const { visID } = await saveChart(page, { title: 'Warmth', visibility: 'public' });
  await page.context().clearCookies();
  const { slug } = await publishArticle(request, story(unique(), `/visualise?vis_id=${visID}`));
  await visit(page, `/news_blogs/${slug}`);
  const figure = page.locator('figure[data-chart]');
  await figure.scrollIntoViewIfNeeded();
  const before = await figure.boundingBox();
  const chart = figure.getByRole('application');
  await expect(chart).toHaveAttribute('aria-busy', 'false');
  expect((await figure.boundingBox())?.height).toBe(before?.height);
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('announcer')).toContainText('1 of');
  await expect(figure.locator('img')).toBeHidden();
});

test('with script, one goes from story to story without a new page, and its link is copied', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const word = unique();
  await publishArticle(request, story(`one ${word}`));
  const { slug } = await publishArticle(request, story(`two ${word}`));
  await visit(page, `/news_blogs/${slug}`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`/news_blogs/${slug}`);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  const others = page.getByRole('navigation', { name: 'Other articles' });
  await others.getByRole('link', { name: /^Before this/ }).click();
  await expect(page).not.toHaveURL(`/news_blogs/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(`Two winters two ${word}`);
  await expect(page.locator('body')).toHaveAttribute('data-kept');
});

test('the operator’s own words take the place of those that the site came with', async ({ page }) => {
  await withSite(
    (site) => site,
    async (address, folder) => {
      const texts = {
        en: { title: 'Ours', body: 'Said by **us**.' },
        fr: { title: 'À nous', body: 'De nous.' },
      };
      for (const [slug, path] of [
        ['initiative', '/initiative'],
        ['copyright_policy', '/datausage?view=copyright_policy'],
        ['why', '/'],
      ] as const) {
        await page.goto(address + path);
        await publishArticle(page.request, { kind: 'page', slug, texts }, { address, folder });
        await page.goto(`${address}${path}`);
        await expect(page.getByRole('heading', { name: 'Ours', exact: true })).toBeVisible();
        await expect(page.getByText('Said by us.')).toBeVisible();
      }
      await page.goto(`${address}/initiative?lng=fr`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('À nous');
      await page.goto(`${address}/news_blogs?lng=en`);
      await expect(page.getByText('Nothing has been published here yet')).toBeVisible();
    },
  );
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  test(`axe finds nothing on a story and in lists, ${colorScheme}, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await beSignedIn(page);
    const { visID } = await saveChart(page, { title: 'Warmth', visibility: 'public' });
    await context.clearCookies();
    const event = { starts_at: '2027-01-14T09:00:00.000Z', ends_at: null, place: 'Town hall' };
    const { slug } = await publishArticle(page.request, {
      ...story(unique(), `/visualise?vis_id=${visID}\n\n/p/daily-weather-seattle-new-york`),
      kind: 'event',
      event,
    });
    for (const path of ['/news_blogs', '/news_blogs?type=event', `/news_blogs/${slug}`, '/news_blogs/none']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const violations = await axeViolations(page);
      expect(violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual(
        [],
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
}
