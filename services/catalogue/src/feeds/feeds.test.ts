import { type Document, DOMParser, type Element } from '@xmldom/xmldom';
import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, LINK, openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
const NASTY = '</title><script>"&\u0001]]> \u202egnp';

function parse(body: string): Document {
  const onError = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(message);
  };
  return new DOMParser({ onError }).parseFromString(body, 'text/xml');
}

async function read(test: TestCatalogue, url: string) {
  const answer = await test.server.inject(url);
  return { answer, document: answer.statusCode === 200 ? parse(answer.body) : undefined };
}

const texts = (document: Document | undefined, name: string) =>
  [...(document?.getElementsByTagName(name) ?? [])].map((element: Element) => element.textContent);

describeStores('feeds', (open) => {
  it('list datasets as Atom, the last changed first, whatever is in their titles', async () => {
    const test = await openCatalogue(open);
    await createDataset(test, {
      name: 'births',
      title: NASTY,
      tags: [{ name: 'vital statistics' }],
      resources: [LINK],
    });
    await createDataset(test, { name: 'deaths', title: 'Deaths', resources: [LINK] });
    await createDataset(test, { name: 'plans', title: 'Plans', private: true, resources: [LINK] });
    await createDataset(test, { name: 'nothing-in-it', title: 'Nothing' });
    const { answer, document } = await read(test, '/feeds/dataset.atom');
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const entries = [...(document?.getElementsByTagNameNS(ATOM, 'entry') ?? [])];
    const titles = entries.map((entry) => entry.getElementsByTagNameNS(ATOM, 'title')[0]?.textContent);
    expect(titles).toEqual(['Deaths', NASTY.replace('\u0001', '')]);
    for (const name of ['id', 'title', 'updated']) expect(texts(document, name).length).toBe(3);
    const fresh = { 'if-none-match': String(answer.headers.etag) };
    expect((await test.server.inject({ url: '/feeds/dataset.atom', headers: fresh })).statusCode).toBe(304);
  });

  it.each([
    ['/feeds/organization/health-board.atom', 2],
    ['/feeds/group/surveys.atom', 1],
    ['/feeds/tag/vital.atom', 1],
    ['/feeds/custom.atom?q=deaths', 1],
    ['/feeds/custom.atom?fq=tags:vital&q=deaths', 0],
    ['/feeds/dataset.atom?page=2', 0],
  ])('%s has %i entries', async (url, entries) => {
    const test = await openCatalogue(open);
    await test.post('group_create', { name: 'surveys', title: 'Surveys' });
    await createDataset(test, {
      name: 'births',
      tags: [{ name: 'vital' }],
      groups: [{ name: 'surveys' }],
      resources: [LINK],
    });
    await createDataset(test, { name: 'deaths', title: 'Deaths', resources: [LINK] });
    expect(texts((await read(test, url)).document, 'published')).toHaveLength(entries);
  });

  it('lead from page to page, and each page says its own address', async () => {
    const test = await openCatalogue(open);
    for (let number = 10; number < 51; number += 1)
      await createDataset(test, { name: `rain-${number}`, title: `Rain ${number}`, resources: [LINK] });
    const linksOf = async (url: string) => {
      const { document } = await read(test, url);
      const links = [...(document?.documentElement?.childNodes ?? [])].filter(
        (node) => node.nodeName === 'link',
      ) as Element[];
      return Object.fromEntries(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')]));
    };
    const feed = `${PUBLIC_URL}/feeds/custom.atom?q=rain`;
    const alternate = `${PUBLIC_URL}/search?sq=rain`;
    const at = '/feeds/custom.atom?q=rain';
    expect(await linksOf(at)).toEqual({ self: feed, alternate, next: `${feed}&page=2` });
    expect(await linksOf(`${at}&page=2`)).toEqual({
      self: `${feed}&page=2`,
      alternate,
      first: feed,
      previous: feed,
      next: `${feed}&page=3`,
    });
    expect(await linksOf(`${at}&page=3`)).toEqual({
      self: `${feed}&page=3`,
      alternate,
      first: feed,
      previous: `${feed}&page=2`,
    });
    const { document } = await read(test, `${at}&page=3`);
    expect(texts(document, 'published')).toHaveLength(1);
    expect(texts(document, 'id')[0]).toBe(feed);
  });

  it('answer 404 for an organisation that there is not, and 409, as package_search does, for a search that cannot be read', async () => {
    const test = await openCatalogue(open);
    expect((await read(test, '/feeds/organization/none.atom')).answer.statusCode).toBe(404);
    expect((await read(test, '/feeds/custom.atom?fq=%22open')).answer.statusCode).toBe(409);
  });
});

describeStores('the sitemap', (open) => {
  it('leads to the page of every dataset that visitors find, with the time of its last change', async () => {
    const test = await openCatalogue(open);
    const { metadata_modified } = await createDataset(test, { name: 'births', resources: [LINK] });
    await createDataset(test, { name: 'plans', private: true, resources: [LINK] });
    await createDataset(test, { name: 'held-back', resources: [{ ...LINK, held_back: true }] });
    const index = await read(test, '/sitemap.xml');
    const maps = texts(index.document, 'loc');
    expect(maps).toEqual(
      ['pages', 'articles', 'organizations', '1'].map((name) => `${PUBLIC_URL}/sitemap-${name}.xml`),
    );
    const { document } = await read(test, '/sitemap-1.xml');
    expect(texts(document, 'loc')).toEqual([`${PUBLIC_URL}/p/births`]);
    expect(texts(document, 'lastmod')).toEqual([`${metadata_modified.slice(0, 19)}Z`]);
    expect((await read(test, '/sitemap-2.xml')).answer.statusCode).toBe(404);
    expect(texts((await read(test, '/sitemap-pages.xml')).document, 'loc')).toContain(`${PUBLIC_URL}/search`);
    const robots = (await test.server.inject('/robots.txt')).body;
    expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, start = '']) => start);
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
    const own = ['/login?return_to=/search', '/registration?return_to=%2F', '/console/default', '/graphql'];
    expect(own.filter(isClosed)).toEqual(own);
    expect(
      ['/', '/search?sq=a', '/login?flow=a', '/registration', '/p/a/ask', '/api'].filter(isClosed),
    ).toEqual([]);
  });
});

describeStores('the sitemap of organisations', (open) => {
  it('leads to the page of each that is there', async () => {
    const test = await openCatalogue(open);
    await test.post('organization_create', { name: 'archive' });
    await test.post('organization_create', { name: 'closed' });
    await test.post('organization_delete', { id: 'closed' });
    const { document } = await read(test, '/sitemap-organizations.xml');
    expect(texts(document, 'loc')).toEqual(
      ['archive', 'health-board'].map((name) => `${PUBLIC_URL}/organization/${name}`),
    );
  });
});

describeStores('the sitemap of articles', (open) => {
  it('leads to what others keep, as far as a map may go, and to their standing pages', async () => {
    const pieces = Array.from({ length: 11 }, (_, piece) =>
      Array.from({ length: 950 }, (_entry, place) => ({
        path: `/news_blogs/${piece}-${place}`,
        modified: '2026-11-22T08:00:00.123Z',
      })),
    );
    const pages = {
      standing: ['/help'],
      list: async function* () {
        yield* pieces;
      },
    };
    const test = await openCatalogue(open, { pages });
    const { document } = await read(test, '/sitemap-articles.xml');
    const found = texts(document, 'loc');
    expect(found).toHaveLength(10_000);
    expect(found[0]).toBe(`${PUBLIC_URL}/news_blogs/0-0`);
    expect(texts(document, 'lastmod')[0]).toBe('2026-11-22T08:00:00Z');
    expect(texts((await read(test, '/sitemap-pages.xml')).document, 'loc')).toContain(`${PUBLIC_URL}/help`);
  });

  it('is empty where nobody keeps any', async () => {
    const { document } = await read(await openCatalogue(open), '/sitemap-articles.xml');
    expect(texts(document, 'loc')).toEqual([]);
  });
});

describeStores('well-known addresses', (open) => {
  it('tell of the interfaces and of where the metadata of CSV files is', async () => {
    const test = await openCatalogue(open);
    const catalog = await test.server.inject('/.well-known/api-catalog');
    expect(catalog.headers['content-type']).toMatch(/^application\/linkset\+json/);
    expect(catalog.json().linkset[1]['service-desc']).toEqual([
      { href: `${PUBLIC_URL}/api/openapi.json`, type: 'application/vnd.oai.openapi+json' },
    ]);
    expect((await test.server.inject('/.well-known/csvm')).body).toContain('{+url}-metadata.json');
  });
});
