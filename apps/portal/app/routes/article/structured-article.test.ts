import { expect, test } from 'vitest';
import type { Article } from '../../articles/article.ts';
import { structuredArticle } from './structured-article.ts';

const article: Article = {
  type: 'blog',
  slug: 'two-winters',
  title: 'Two winters',
  excerpt: 'Seattle stays mild.',
  content: '<p>…</p>',
  language: 'en',
  languages: ['en', 'fr'],
  date: '2026-11-20T08:00:00.000Z',
  modified: '2026-11-21T08:00:00.000Z',
  authors: ['Asha Rao'],
  tags: ['weather', 'cities'],
  featured_image: null,
  reading_minutes: 3,
  datasets: [{ name: 'weather', title: 'Daily weather' }],
  event: null,
};

const publication = {
  publicUrl: 'https://data.example',
  siteName: 'Open Data',
  owner: 'The region',
  section: 'News & Blogs',
};

const graphOf = (more: Partial<Article>) =>
  structuredArticle({ ...article, ...more }, publication)['@graph'] as Record<string, unknown>[];

test('a story is told with its authors, its subjects and the data it is about', () => {
  const [story] = graphOf({});
  expect(story).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Two winters',
    url: 'https://data.example/news_blogs/two-winters',
    inLanguage: 'en',
    datePublished: article.date,
    dateModified: article.modified,
    author: [{ '@type': 'Person', name: 'Asha Rao' }],
    publisher: { '@type': 'Organization', name: 'The region' },
    keywords: 'weather, cities',
    about: [{ '@type': 'Dataset', name: 'Daily weather', url: 'https://data.example/p/weather' }],
  });
});

test('a story without an author is by who publishes it', () => {
  expect(graphOf({ authors: [] })[0]).toMatchObject({ author: { name: 'The region' } });
});

test('an event is told with its time and place', () => {
  const event = { starts_at: '2027-01-14T09:00:00.000Z', ends_at: null, place: 'Town hall' };
  const [told] = graphOf({ type: 'event', event });
  expect(told).toMatchObject({
    '@type': 'Event',
    name: 'Two winters',
    startDate: event.starts_at,
    location: { '@type': 'Place', name: 'Town hall' },
    organizer: { name: 'The region' },
  });
  expect(told).not.toHaveProperty('endDate');
});

test('a picture is named with what it shows', () => {
  const picture = { id: 'p', alt: 'Snow', width: 3000, height: 2000, sources: [], src: '/media/p/1200.jpg' };
  expect(graphOf({ featured_image: picture })[0]).toMatchObject({
    image: { url: 'https://data.example/media/p/1200.jpg', caption: 'Snow' },
  });
});

test('the way to it is told in steps', () => {
  const trail = graphOf({})[1]?.['itemListElement'] as { name: string; item: string }[];
  expect(trail.map(({ name, item }) => [name, item])).toEqual([
    ['Open Data', 'https://data.example/'],
    ['News & Blogs', 'https://data.example/news_blogs'],
    ['Two winters', 'https://data.example/news_blogs/two-winters'],
  ]);
});
