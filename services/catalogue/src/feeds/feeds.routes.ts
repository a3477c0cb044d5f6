import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowOtherOrigins } from '@gazetteer/actions';
import { notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { sendDocument } from '../http/answer-document.ts';
import type { PublishedDocument } from '../model/published-document.ts';
import { recordsOf } from '../metadata/published/find-published.ts';
import { type PublishedSearch, searchPublished } from '../search/search-published.ts';
import { cleanText } from '../metadata/record/clean-text.ts';
import { findGroup } from '../model/organization.store.ts';
import { writeAtom } from './atom.ts';

const ENTRIES = 20;
const NEWEST_FIRST = 'metadata_modified desc, name asc';

const Page = Type.Object({ page: Type.Integer({ default: 1, minimum: 1, maximum: 10_000 }) });
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
  sitePage: string;
  search: Pick<PublishedSearch, 'q' | 'fq'>;
};

/** Atom feeds of public datasets, the last changed first. */
export function feedRoutes(catalogue: Catalogue): FastifyPluginAsyncTypebox {
  const { site } = catalogue;
  const schema = (summary: string) => ({ summary, tags: ['metadata'], querystring: Page });
  const answer = async (wish: FeedWish) => composeFeed(catalogue, wish);
  return async (server) => {
    server.addHook('onSend', allowOtherOrigins);
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
            sitePage: '/search',
            search: {},
          }),
        ),
    );
    for (const kind of ['organization', 'group'] as const) {
      const described = { ...schema(`The datasets of an ${kind} changed last, as Atom`), params: ById };
      server.get(`/feeds/${kind}/:id.atom`, { schema: described }, async (request, reply) => {
        const found = await findGroup(catalogue.sql, kind, request.params.id);
        if (found?.state !== 'active') throw notFound(`There is no such ${kind}`);
        const facet = kind === 'group' ? 'groups' : kind;
        const wish = {
          title: `${cleanText(found.title) || found.name} · ${site.title}`,
          address: `/feeds/${kind}/${encodeURIComponent(request.params.id)}.atom`,
          page: request.query.page,
          sitePage:
            kind === 'organization'
              ? `/organization/${encodeURIComponent(found.name)}`
              : `/search?groups=${encodeURIComponent(found.name)}`,
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
      const { page, q, fq } = request.query;
      const asked = new URLSearchParams([...(q ? [['q', q]] : []), ...(fq ? [['fq', fq]] : [])] as [
        string,
        string,
      ][]);
      const wish = {
        title: `${cleanText([q, fq].filter(Boolean).join(' ')) || '*'} · ${site.title}`,
        address: `/feeds/custom.atom?${asked}`,
        page,
        sitePage: `/search?${new URLSearchParams(q ? { q } : {})}`,
        search: { q, fq },
      };
      return sendDocument(request, reply, await answer(wish));
    });
  };
}

async function composeFeed(catalogue: Catalogue, wish: FeedWish): Promise<PublishedDocument> {
  const { publicUrl } = catalogue.site;
  const place = { limit: ENTRIES, offset: (wish.page - 1) * ENTRIES, sort: NEWEST_FIRST };
  const { datasets } = await searchPublished(catalogue, { ...wish.search, ...place });
  const records = await recordsOf(catalogue, datasets);
  // An empty feed has never changed, and must say a time.
  const updated = records[0]?.modified ?? '1970-01-01T00:00:00Z';
  const feed = {
    title: wish.title,
    address: publicUrl + wish.address,
    page: publicUrl + wish.sitePage,
    updated,
  };
  return { mediaType: 'application/atom+xml', body: writeAtom(feed, records), modified: updated };
}
