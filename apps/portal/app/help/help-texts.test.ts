import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';
import { helpTopics } from './help-topics.ts';
import { boldWords, type HelpText, parseHelp } from './parse-help.ts';

const files = import.meta.glob<string>('../../help/{en,fr}/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const names = ['overview', ...helpTopics];
const sourceOf = (language: string, name: string) => files[`../../help/${language}/${name}.md`] ?? '';

/** Addresses that other parts of the server answer. */
const elsewhere = new Set(['/api/docs', '/graphql', '/console']);

/** The addresses within the site that a page links to. */
const linksOf = (markdown: string) =>
  [...markdown.matchAll(/(?<!!)\[[^\]]+\]\(([^)]+)\)/g)].map(([, href = '']) => href);

/** Whether there is a page, and on a page of the help the section, that a link leads to. Other sites are not asked. */
function leadsSomewhere(href: string, language: string, name: string): boolean {
  const { origin, pathname, hash } = new URL(href, `http://portal.test/help/${name}`);
  if (origin !== 'http://portal.test' || elsewhere.has(pathname)) return true;
  const topic = /^\/help\/(?<topic>[^/]+)$/.exec(pathname)?.groups?.topic;
  const { sections } = topic === undefined ? { sections: [] } : parseHelp(sourceOf(language, topic));
  const route = matchRoutes(routes as RouteObject[], pathname)?.at(-1)?.route;
  return (
    ['', ...sections.map(({ id }) => `#${id}`)].includes(hash) && route !== undefined && route.path !== '*'
  );
}

it('every topic has a page in every language, and no page is without a topic', () => {
  const expected = ['en', 'fr'].flatMap((language) =>
    names.map((name) => `../../help/${language}/${name}.md`),
  );
  expect(Object.keys(files).toSorted()).toEqual(expected.toSorted());
});

describe.each(names)('the page %s', (name) => {
  const pages: Record<string, HelpText> = {
    en: parseHelp(sourceOf('en', name)),
    fr: parseHelp(sourceOf('fr', name)),
  };

  it('has the same sections, steps, controls and pictures in both languages', () => {
    const shapeOf = ({ sections }: HelpText, language: string) =>
      sections.map(({ id, steps }) => ({
        id,
        steps: steps.map((step) => ({
          names: step.names.length,
          picture: step.picture?.replace(`/help/${language}/`, ''),
        })),
      }));
    const [english, french] = [pages['en'], pages['fr']].map((page) => page as HelpText);
    expect(shapeOf(french as HelpText, 'fr')).toEqual(shapeOf(english as HelpText, 'en'));
  });

  it.each([
    'en',
    'fr',
  ])('begins with a lead in plain words, which cards and search engines show (%s)', (language) => {
    expect(pages[language]?.lead).toMatch(/^[^\n*[\]()]{20,}$/);
  });

  it.each(['en', 'fr'])('sets in bold only what the walk looks for on the screen (%s)', (language) => {
    const inSteps = (pages[language] as HelpText).sections.flatMap(({ steps }) => steps);
    expect(inSteps.flatMap((step) => step.names)).toEqual(boldWords(sourceOf(language, name)));
  });

  it.each([
    'en',
    'fr',
  ])('describes each picture in words, and none stands outside of a step (%s)', (language) => {
    const images = [...sourceOf(language, name).matchAll(/!\[([^\]]*)\]/g)];
    const inSteps = (pages[language] as HelpText).sections.flatMap(({ steps }) => steps);
    expect(images).toHaveLength(inSteps.filter(({ picture }) => picture).length);
    for (const [, alt = ''] of images) expect(alt.length).toBeGreaterThan(20);
  });

  it.each(['en', 'fr'])('links to what there is (%s)', (language) => {
    expect(linksOf(sourceOf(language, name)).filter((href) => !leadsSomewhere(href, language, name))).toEqual(
      [],
    );
  });
});

it('French marks are kept on the line of the word before them', () => {
  const loose = names.filter((name) =>
    / [:;?!»%](?![[a-z/])|« /.test(sourceOf('fr', name).replaceAll('\n   !', '')),
  );
  expect(loose).toEqual([]);
});
