import { type Document, DOMParser, type Element } from '@xmldom/xmldom';
import { escapeHtml } from '@gazetteer/kernel';
import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openArticles } from '../articles/articles-testing.ts';
import { openTestContent } from '../content-testing.ts';

const NASTY = ']]></title><script>"& \u0001\u202egnp';

function parse(body: string): Document {
  const onError = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(message);
  };
  return new DOMParser({ onError }).parseFromString(body, 'text/xml');
}

const texts = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map((element: Element) => element.textContent);

describeStores('feeds of articles', (open) => {
  const begin = async () => {
    const test = openArticles(await openTestContent(await open()));
    const read = async (path: string) => {
      const { text, headers } = await test.call('GET', `/feeds/articles.${path}`, '');
      return { document: parse(text), headers };
    };
    return { ...test, read };
  };
  const published = { state: 'published' };

  it('have the newest articles, whole, whatever is in their titles', async () => {
    const { write, read } = await begin();
    const first = await write({ ...published, tags: ['A & B'], authors: ['Ada <3'] });
    const body = 'See [there](/search) or ![no](javascript:alert(1)) <script>alert(1)</script>';
    await write({ ...published, slug: 'nasty', texts: { en: { title: NASTY, excerpt: NASTY, body } } });
    for (const [format, type, entry] of [
      ['atom', 'application/atom+xml; charset=utf-8', 'entry'],
      ['rss', 'application/rss+xml; charset=utf-8', 'item'],
    ] as const) {
      const { document, headers } = await read(`${format}?lang=en`);
      expect(headers['content-type']).toBe(type);
      const entries = [...document.getElementsByTagName(entry)];
      const titles = entries.map((one) => one.getElementsByTagName('title')[0]?.textContent);
      // In Atom the title is HTML, which says the same and is no markup.
      const shown = NASTY.replace('\u0001', '');
      expect(titles).toEqual([format === 'atom' ? escapeHtml(shown) : shown, 'How much rain falls']);
      const summaries = texts(document, format === 'atom' ? 'summary' : 'description');
      expect(summaries).toContain(escapeHtml(shown));
      const contents = texts(document, format === 'atom' ? 'content' : 'content:encoded');
      expect(contents[0]).toContain(`<a href="${PUBLIC_URL}/search"`);
      expect(contents[0]).not.toMatch(/<script|javascript:/);
      const [, old] = entries;
      const id = old?.getElementsByTagName(format === 'atom' ? 'id' : 'guid')[0]?.textContent;
      expect(id).toBe(`urn:uuid:${first.id}`);
      const link = old?.getElementsByTagName('link')[0];
      expect(link?.getAttribute('href') ?? link?.textContent).toBe(
        `${PUBLIC_URL}/news_blogs/how-much-rain-falls`,
      );
    }
  });

  it('are of one kind and in one language where these are asked for', async () => {
    const { write, read } = await begin();
    await write({ ...published, kind: 'news', slug: 'news-of-rain' });
    await write({ ...published });
    const { document } = await read('atom?type=news&lang=fr');
    expect(texts(document, 'title')).toEqual(['Actualités · Données ouvertes', 'Combien il pleut']);
    // RFC 4287 wants an author where an entry has none.
    expect(texts(document, 'author')).toEqual([expect.stringContaining('Données ouvertes')]);
    const self = [...document.getElementsByTagName('link')].find((one) => one.getAttribute('rel') === 'self');
    expect(self?.getAttribute('href')).toBe(`${PUBLIC_URL}/feeds/articles.atom?type=news&lang=fr`);
  });

  it('are feeds where nothing is published yet, and are not sent twice', async () => {
    const { read, server, write } = await begin();
    expect(texts((await read('atom')).document, 'entry')).toEqual([]);
    expect(texts((await read('rss')).document, 'item')).toEqual([]);
    await write(published);
    const { headers } = await read('rss');
    const again = await server.inject({
      url: '/feeds/articles.rss',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect((await server.inject('/feeds/articles.rss?type=page')).statusCode).toBe(400);
  });
});
