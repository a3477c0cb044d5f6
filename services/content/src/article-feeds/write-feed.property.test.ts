import { cleanXml } from '@gazetteer/kernel';
import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ArticleItem } from '../model/article.contract.ts';
import { writeFeed } from './write-feed.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '&amp;',
        ']]>',
        '<![CDATA[',
        '<!--',
        '\u0000',
        '\ud800',
        '\uffff',
        '\r',
        '\n',
        '\t',
        'é',
        '👶',
        ' ',
      ),
    )
    .map((parts) => parts.join('')),
);

function parse(body: string) {
  const onError = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(message);
  };
  return new DOMParser({ onError }).parseFromString(body, 'text/xml');
}

test('a feed is well-formed, and says what an article says, whatever that is', () => {
  fc.assert(
    fc.property(
      anyText,
      anyText,
      anyText,
      fc.array(anyText, { maxLength: 3 }),
      (title, excerpt, site, tags) => {
        const item = {
          id: '1',
          slug: 'rain',
          title,
          excerpt,
          content: excerpt,
          date: '2026-01-01T00:00:00.000Z',
          modified: null,
          authors: tags,
          tags,
          featured_image: null,
          type: 'news',
        } as unknown as ArticleItem;
        const name = { en: site, fr: site };
        const about = { publicUrl: 'https://data.example', type: undefined, language: 'en' } as const;
        for (const format of ['atom', 'rss'] as const) {
          const document = parse(writeFeed(format, [item], { ...about, site: { name } as never }));
          const entry = document.getElementsByTagName(format === 'atom' ? 'entry' : 'item')[0];
          const categories = [...(entry?.getElementsByTagName('category') ?? [])];
          expect(categories.map((one) => one.getAttribute('term') ?? one.textContent)).toEqual(
            tags.map(cleanXml),
          );
          // Atom's title is HTML, in which signs are written once more.
          const shown =
            format === 'rss' ? entry?.getElementsByTagName('title')[0]?.textContent : cleanXml(title);
          expect(shown).toBe(cleanXml(title));
        }
      },
    ),
  );
});

test.each([
  'tag<b>',
  'children <5 years',
  '"quoted" & \'more\'',
  ']]> twice ]]>',
])('a tag %s stands in the feed as it is', (tag) => {
  const item = { id: '1', slug: 'a', title: tag, excerpt: tag, authors: [tag], tags: [tag], type: 'news' };
  const site = { name: { en: tag, fr: tag } } as never;
  const about = { site, publicUrl: 'https://data.example', type: undefined, language: 'en' } as const;
  const document = parse(writeFeed('atom', [item as unknown as ArticleItem], about));
  expect(document.getElementsByTagName('category')[0]?.getAttribute('label')).toBe(tag);
});
