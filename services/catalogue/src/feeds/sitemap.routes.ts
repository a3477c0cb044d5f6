import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { describeAnswer, isFresh, sendDocument } from '../http/answer-document.ts';
import { listGroups } from '../model/organization.store.ts';
import { entityTag } from '../model/published-document.ts';
import {
  publishedEntriesAfter,
  publishedExtent,
  publishedNameAt,
} from '../metadata/published/published.store.ts';
import { utcTime } from '../metadata/record/compose-distributions.ts';
import { xmlText } from '../metadata/xml.ts';

/** A sitemap may hold 50,000 addresses; smaller ones are fetched again less often for one change. */
const ADDRESSES_A_MAP = 10_000;
const ROWS_AT_A_TIME = 1000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Pages that are there without a dataset. */
const STANDING_PAGES = [
  '/',
  '/search',
  '/organization',
  '/initiative',
  '/datausage',
  '/news_blogs',
  '/charts',
];

/** A sitemap index at `/sitemap.xml`, its maps of articles, of organisations and of datasets by name, and robots.txt that leads to it. */
export function sitemapRoutes(catalogue: Catalogue): FastifyPluginAsyncTypebox {
  const { publicUrl } = catalogue;
  const schema = { hide: true };
  return async (server) => {
    server.get('/robots.txt', { schema }, async (request, reply) =>
      sendDocument(request, reply, { mediaType: 'text/plain', body: robots(publicUrl) }),
    );
    server.get('/sitemap.xml', { schema }, async (request, reply) => {
      const { total, modified } = await publishedExtent(catalogue);
      const maps = [
        'pages',
        'articles',
        'organizations',
        ...Array.from({ length: Math.ceil(total / ADDRESSES_A_MAP) }, (_, place) => `${place + 1}`),
      ];
      const body = [
        `${HEAD}<sitemapindex xmlns="${NAMESPACE}">`,
        ...maps.map((name) => `<sitemap><loc>${xmlText(`${publicUrl}/sitemap-${name}.xml`)}</loc></sitemap>`),
        '</sitemapindex>\n',
      ].join('\n');
      return sendDocument(request, reply, {
        mediaType: 'application/xml',
        body,
        modified: modified && utcTime(modified),
      });
    });
    server.get('/sitemap-pages.xml', { schema }, async (request, reply) => {
      const body = `${HEAD}<urlset xmlns="${NAMESPACE}">${[...STANDING_PAGES, ...catalogue.pages.standing].map((path) => entry(publicUrl + path)).join('')}</urlset>\n`;
      return sendDocument(request, reply, { mediaType: 'application/xml', body });
    });
    server.get('/sitemap-articles.xml', { schema }, async (_request, reply) =>
      reply.type('application/xml').send(Readable.from(writeArticles(catalogue))),
    );
    server.get('/sitemap-organizations.xml', { schema }, async (_request, reply) =>
      reply.type('application/xml').send(Readable.from(writeOrganizations(catalogue))),
    );
    const params = Type.Object({ number: Type.Integer({ minimum: 1, maximum: 100_000 }) });
    server.get('/sitemap-:number.xml', { schema: { ...schema, params } }, async (request, reply) => {
      const place = (request.params.number - 1) * ADDRESSES_A_MAP;
      const { total, modified } = await publishedExtent(catalogue);
      if (place >= total) throw notFound('There is no such sitemap');
      const before = place === 0 ? '' : await publishedNameAt(catalogue, place - 1);
      const tag = entityTag(JSON.stringify([publicUrl, total, modified, before]));
      describeAnswer(reply, 'application/xml', tag, modified && utcTime(modified));
      if (isFresh(request, reply)) return reply.status(304).send();
      if (request.method === 'HEAD') return reply.send('');
      return reply.send(Readable.from(writeSitemap(catalogue, before ?? '')));
    });
  };
}

/** The addresses of the datasets whose names come after this one, as many as a map holds, a piece at a time. */
async function* writeSitemap(catalogue: Catalogue, before: string): AsyncGenerator<string> {
  const { publicUrl } = catalogue;
  yield `${HEAD}<urlset xmlns="${NAMESPACE}">\n`;
  let last = before;
  for (let written = 0; written < ADDRESSES_A_MAP; written += ROWS_AT_A_TIME) {
    const rows = await publishedEntriesAfter(catalogue, last, ROWS_AT_A_TIME);
    last = rows.at(-1)?.name ?? last;
    yield rows.map((row) => entry(`${publicUrl}/p/${row.name}`, utcTime(row.metadata_modified))).join('\n');
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  yield '\n</urlset>\n';
}

/** The addresses of the newest articles. */
async function* writeArticles({ pages, publicUrl }: Catalogue): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}">\n`;
  let written = 0;
  for await (const some of pages.list()) {
    const fitting = some.slice(0, ADDRESSES_A_MAP - written);
    written += fitting.length;
    yield fitting.map(({ path, modified }) => entry(publicUrl + path, utcTime(modified))).join('\n');
    if (written === ADDRESSES_A_MAP) break;
  }
  yield '\n</urlset>\n';
}

/** The addresses of the organisations, by name. */
async function* writeOrganizations({ sql, publicUrl, publishers }: Catalogue): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}">\n`;
  for (let offset = 0; offset < ADDRESSES_A_MAP; offset += ROWS_AT_A_TIME) {
    const rows = await listGroups(sql, {
      kind: 'organization',
      sort: { field: 'name', descending: false },
      offset,
      limit: ROWS_AT_A_TIME,
      counted: false,
      ...(publishers.length > 0 && { only: publishers }),
    });
    yield rows.map(({ name }) => entry(`${publicUrl}/organization/${encodeURIComponent(name)}`)).join('\n');
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  yield '\n</urlset>\n';
}

function entry(address: string, modified?: string): string {
  return `<url><loc>${xmlText(address)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`;
}

/** Every page may be read, by the one address that it names itself; what is no page, and copies without end, need not be. */
function robots(publicUrl: string): string {
  const closed = [
    '/api/',
    '/console/',
    '/graphql',
    // Every page has links of its own to these two, which lead back to it.
    '/login?return_to=',
    '/registration?return_to=',
    // Whole datasets; their tables and files are found one by one.
    '/dataset/*/download.zip',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /api/docs',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
