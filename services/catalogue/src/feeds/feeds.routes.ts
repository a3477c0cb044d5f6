import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openToOtherOrigins } from '@gazetteer/actions';
import { inLanguage, notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { organizationSummary } from '../datasets/organization-dictionaries.ts';
import { sendDocument } from '../http/answer-document.ts';
import { AskedLanguage } from '../http/asked-language.ts';
import type { PublishedDocument } from '../model/published-document.ts';
import { recordsOf } from '../metadata/published/find-published.ts';
import { type PublishedSearch, searchListed } from '../search/search-published.ts';
import { cleanText } from '../metadata/record/clean-text.ts';
import { findGroup, type GroupRow } from '../model/organization.store.ts';
import { type FeedPages, writeAtom } from './atom.ts';

const ENTRIES = 20;
const LAST_PAGE = 10_000;
const NEWEST_FIRST = 'metadata_modified desc, name asc';

const Page = Type.Object({
  page: Type.Integer({ default: 1, minimum: 1, maximum: LAST_PAGE }),
  lang: AskedLanguage,
});
const Custom = Type.Object({
  ...Page.properties,
  q: Type.Optional(Type.String({ maxLength: 2000, description: 'as in package_search' })),
  fq: Type.Optional(Type.String({ maxLength: 2000, description: 'as in package_search' })),
});
const ById = Type.Object({ id: Type.String({ description: 'id or name' }) });

/** A feed to be read: which datasets, what they are called together, and the page that shows them. */
type FeedWish = {
  title: string;
  address: string;
  page: number;
  language: string | undefined;
  sitePage: string;
  search: Pick<PublishedSearch, 'q' | 'fq'>;
};

/** Atom feeds of public datasets, the last changed first. */
export function feedRoutes(catalogue: Catalogue): FastifyPluginAsyncTypebox {
  const { site } = catalogue;
  const schema = (summary: string) => ({ summary, tags: ['metadata'], querystring: Page });
  const answer = async (wish: FeedWish) => composeFeed(catalogue, wish);
  return async (server) => {
    openToOtherOrigins(server);
    server.get(
      '/feeds/dataset.atom',
      { schema: schema('The datasets changed last, as Atom') },
      async (request, reply) =>
        sendDocument(
          request,
          reply,
          await answer({
            title: site.title,
            address: '/feeds/dataset.atom',
            page: request.query.page,
            language: request.query.lang,
            sitePage: '/search',
            search: {},
          }),
        ),
    );
    for (const kind of ['organization', 'group'] as const) {
      const publisher = kind === 'group' ? 'a group' : 'an organization';
      const described = { ...schema(`The datasets of ${publisher} changed last, as Atom`), params: ById };
      server.get(`/feeds/${kind}/:id.atom`, { schema: described }, async (request, reply) => {
        const found = await findGroup(catalogue.sql, kind, request.params.id);
        if (found?.state !== 'active') throw notFound(`There is no such ${kind}`);
        const facet = kind === 'group' ? 'groups' : kind;
        const wish = {
          title: `${cleanText(titleOf(found, request.query.lang)) || found.name} · ${site.title}`,
          address: `/feeds/${kind}/${encodeURIComponent(request.params.id)}.atom`,
          page: request.query.page,
          language: request.query.lang,
          sitePage:
            kind === 'organization'
              ? `/organization/${encodeURIComponent(found.name)}`
              : `/group/${encodeURIComponent(found.name)}`,
          search: { fq: `${facet}:${found.name}` },
        };
        return sendDocument(request, reply, await answer(wish));
      });
    }
    const ofTag = { ...schema('The datasets with a tag changed last, as Atom'), params: ById };
    server.get('/feeds/tag/:id.atom', { schema: ofTag }, async (request, reply) => {
      const tag = cleanText(request.params.id);
      const wish = {
        title: `${tag} · ${site.title}`,
        address: `/feeds/tag/${encodeURIComponent(tag)}.atom`,
        page: request.query.page,
        language: request.query.lang,
        sitePage: `/search?tags=${encodeURIComponent(tag)}`,
        search: { fq: `tags:"${tag.replace(/["\\]/g, '\\$&')}"` },
      };
      return sendDocument(request, reply, await answer(wish));
    });
    const custom = {
      ...schema('The datasets that a search finds, the last changed first, as Atom'),
      querystring: Custom,
    };
    server.get('/feeds/custom.atom', { schema: custom }, async (request, reply) => {
      const { page, q, fq, lang } = request.query;
      const asked = new URLSearchParams([...(q ? [['q', q]] : []), ...(fq ? [['fq', fq]] : [])] as [
        string,
        string,
      ][]);
      const wish = {
        title: `${cleanText([q, fq].filter(Boolean).join(' ')) || '*'} · ${site.title}`,
        address: `/feeds/custom.atom?${asked}`,
        page,
        language: lang,
        sitePage: `/search?${new URLSearchParams(q ? { sq: q } : {})}`,
        search: { q, fq },
      };
      return sendDocument(request, reply, await answer(wish));
    });
  };
}

function titleOf(row: GroupRow, language: string | undefined): string {
  return inLanguage(organizationSummary(row), language).title;
}

function withParameter(address: string, name: string, value: string | undefined): string {
  if (value === undefined) return address;
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

function pagesAround(address: string, page: number, count: number): FeedPages {
  const at = (number: number) => withParameter(address, 'page', number === 1 ? undefined : String(number));
  return {
    self: at(page),
    ...(page > 1 && { first: at(1), previous: at(page - 1) }),
    ...(page < Math.min(count, LAST_PAGE) && { next: at(page + 1) }),
  };
}

async function composeFeed(catalogue: Catalogue, wish: FeedWish): Promise<PublishedDocument> {
  const { publicUrl } = catalogue.site;
  const place = { limit: ENTRIES, offset: (wish.page - 1) * ENTRIES, sort: NEWEST_FIRST };
  const { datasets, total } = await searchListed(catalogue, { ...wish.search, ...place });
  const records = await recordsOf(catalogue, datasets, wish.language);
  // An empty feed has never changed, and must say a time.
  const updated = records[0]?.modified ?? '1970-01-01T00:00:00Z';
  const address = withParameter(publicUrl + wish.address, 'lang', wish.language);
  const feed = {
    title: wish.title,
    address,
    pages: pagesAround(address, wish.page, Math.ceil(total / ENTRIES)),
    page: withParameter(publicUrl + wish.sitePage, 'lng', wish.language),
    language: wish.language,
    updated,
  };
  return { mediaType: 'application/atom+xml', body: writeAtom(feed, records), modified: updated };
}
