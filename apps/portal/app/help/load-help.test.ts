import { expect, it } from 'vitest';
import { helpTopics } from './help-topics.ts';
import { loadHelp } from './load-help.server.ts';

it('a topic has its sections as HTML, and knows the topics around it', () => {
  const { title, sections, previous, next } = loadHelp('fr', 'read');
  const place = helpTopics.indexOf('read');
  expect(title).toBe('Lire un tableau');
  expect(sections.map(({ id }) => id)).toContain('filter');
  expect(sections.find(({ id }) => id === 'filter')?.html).toMatch(/^<ol>\n<li>/);
  expect([previous?.name, next?.name]).toEqual([helpTopics[place - 1], helpTopics[place + 1]]);
});

it('the overview lists all topics with what they are for', () => {
  const { topics, previous, next } = loadHelp('en', undefined);
  expect(topics.map(({ name }) => name)).toEqual([...helpTopics]);
  expect(topics.every(({ lead }) => lead.length > 20)).toBe(true);
  expect([previous, next]).toEqual([undefined, undefined]);
});

it('every picture is shown in its size, and those further down wait until they come into sight', () => {
  for (const language of ['en', 'fr'] as const) {
    for (const topic of helpTopics) {
      const images = loadHelp(language, topic).sections.flatMap(
        ({ html }) => html.match(/<img [^>]*>/g) ?? [],
      );
      for (const image of images) expect(image).toMatch(/width="\d{2,4}" height="\d{2,4}"/);
      for (const image of images.slice(1)) expect(image).toContain('loading="lazy"');
      const links = loadHelp(language, topic).sections.flatMap(
        ({ html }) => html.match(/href="[^"]*webp"/g) ?? [],
      );
      expect(links).toEqual([]);
    }
  }
});
