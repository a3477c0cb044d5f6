import type { HttpServer } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import type { ContentContext } from '../model/content-context.ts';
import { ContentError, invalidQuery } from '../model/content-error.ts';
import { onlyFields, readFields } from '../http/chosen-fields.ts';
import { foldText } from '../model/fold-text.ts';
import { soughtBeginnings } from '../model/search-terms.ts';
import { sendForAll, wantedLanguage } from '../http/send-for-all.ts';
import { LanguageQuery, MissingPost, missingPost, PLAIN, redirectToSlug } from '../http/answer-post.ts';
import { ArticleItem, ItemsAnswer, ItemWithNeighboursAnswer, TagsAnswer } from '../model/article.contract.ts';
import { composeItems } from './compose-items.ts';
import {
  countPublished,
  findNeighbours,
  findPublished,
  listPublished,
  newestTags,
  type PublishedKind,
  type PublishedScope,
} from './published.store.ts';

const tags = ['content'];
const errors = { '4xx': ErrorsAnswer };

const listsOfKinds: { name: string; type: PublishedKind; operationId: string }[] = [
  { name: 'blogs', type: 'blog', operationId: 'listBlogs' },
  { name: 'news', type: 'news', operationId: 'listNews' },
  { name: 'events', type: 'event', operationId: 'listEvents' },
];
const kinds = ['blog', 'news', 'event'] as const;

const ListQuery = Type.Object({
  ...LanguageQuery.properties,
  limit: Type.Integer({ minimum: 0, maximum: 100, default: 10 }),
  offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  tag: Type.Optional(
    Type.String({ pattern: PLAIN, maxLength: 100, description: 'Only those with this tag' }),
  ),
  dataset: Type.Optional(
    Type.String({ pattern: PLAIN, maxLength: 100, description: 'Only those about a dataset, by its name' }),
  ),
  q: Type.Optional(
    Type.String({
      pattern: PLAIN,
      maxLength: 200,
      description: 'Words of title, tags, summary or text; of more than two one may be missing',
    }),
  ),
  fields: Type.Optional(
    Type.String({
      maxLength: 500,
      description: 'Fields to answer, parted by commas; all but `content` where absent',
    }),
  ),
});

const PublishedQuery = Type.Object({
  ...ListQuery.properties,
  type: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Kinds, parted by commas: blog, news, event; all where absent',
    }),
  ),
});

type Query = Static<typeof PublishedQuery>;

/** Published articles for everybody: lists of all kinds and of each, one by its slug, and tags. */
export function registerPublishedRoutes(server: HttpServer, context: ContentContext): void {
  const answerList = async (request: FastifyRequest, reply: FastifyReply, query: Query) =>
    sendForAll(request, reply, { body: JSON.stringify(await list(context, request, query)) });

  server.get(
    '/published',
    {
      schema: {
        tags,
        operationId: 'listPublished',
        summary: 'List published articles, the newest first',
        querystring: PublishedQuery,
        response: { 200: ItemsAnswer, ...errors },
      },
    },
    async (request, reply) => answerList(request, reply, request.query),
  );

  for (const { name, type, operationId } of listsOfKinds) {
    server.get(
      `/${name}`,
      {
        schema: {
          tags,
          operationId,
          summary: `List published articles of the kind ${type}, the newest first`,
          querystring: ListQuery,
          response: { 200: ItemsAnswer, ...errors },
        },
      },
      async (request, reply) => answerList(request, reply, { ...request.query, type }),
    );
  }

  // Clients write Events and Blogs too.
  server.get(
    '/:list',
    { schema: { hide: true, params: Type.Object({ list: Type.String() }), querystring: ListQuery } },
    async (request, reply) => {
      const { list: name } = request.params;
      const type = listsOfKinds.find((known) => known.name === name.toLowerCase())?.type;
      if (!type) {
        throw new ContentError('ROUTE_NOT_FOUND', `Route ${request.url.split('?', 1)[0]} doesn't exist.`);
      }
      return answerList(request, reply, { ...request.query, type });
    },
  );

  registerOne(server, context);
  registerTags(server, context);
}

function registerOne(server: HttpServer, context: ContentContext): void {
  server.get(
    '/published/:slug',
    {
      schema: {
        tags,
        operationId: 'getPublished',
        summary: 'Read a published article, with those published before and after it',
        description: 'A slug that it once had leads to the one it has now (301).',
        params: Type.Object({ slug: Type.String() }),
        querystring: LanguageQuery,
        response: { 200: ItemWithNeighboursAnswer, 404: MissingPost, ...errors },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const found = await findPublished(context.sql, 'article', slug);
      if (!found) return missingPost(reply);
      if (found.slug !== slug) return redirectToSlug(request, reply, found.slug);
      const language = wantedLanguage(request, request.query);
      const place = { publish_at: found.publish_at ?? '', id: found.id };
      const { previous, next } = await findNeighbours(context.sql, place);
      const [data] = await composeItems(context, [found], language);
      const beside = async (row: typeof previous) => {
        const [item] = row ? await composeItems(context, [row], language) : [];
        return item ? { slug: item.slug, title: item.title, language: item.language } : null;
      };
      const meta = { previous: await beside(previous), next: await beside(next) };
      return sendForAll(request, reply, { body: JSON.stringify({ data, meta }) });
    },
  );
}

const NEWEST = 200;

function registerTags(server: HttpServer, context: ContentContext): void {
  server.get(
    '/tags',
    {
      schema: {
        tags,
        operationId: 'listArticleTags',
        summary: `List the tags of the ${NEWEST} newest articles, those that most of them have first`,
        response: { 200: TagsAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const counts = new Map<string, { tag: string; count: number }>();
      for (const tag of (await newestTags(context.sql, NEWEST)).flat()) {
        const counted = counts.get(foldText(tag)) ?? { tag, count: 0 };
        counts.set(foldText(tag), { ...counted, count: counted.count + 1 });
      }
      const data = [...counts.values()].toSorted((one, other) => other.count - one.count);
      return sendForAll(request, reply, { body: JSON.stringify({ data }) });
    },
  );
}

async function list(context: ContentContext, request: FastifyRequest, query: Query) {
  const fields = readFields(query.fields, ArticleItem.properties);
  const scope: PublishedScope = {
    kinds: readKinds(query.type),
    tag: query.tag === undefined ? undefined : foldText(query.tag.trim()),
    dataset: query.dataset,
    beginnings: query.q === undefined ? undefined : soughtBeginnings(query.q),
  };
  const withBody = fields?.includes('content') ?? false;
  const rows = await listPublished(context.sql, scope, query, { withBody });
  const items = await composeItems(context, rows, wantedLanguage(request, query));
  const total_count = await countPublished(context.sql, { kinds: scope.kinds });
  const isWhole = [scope.tag, scope.dataset, scope.beginnings].every((part) => part === undefined);
  const filter_count = isWhole ? total_count : await countPublished(context.sql, scope);
  const data = fields ? items.map((item) => onlyFields(item, fields)) : items;
  return { data, meta: { total_count, filter_count } };
}

function readKinds(text: string | undefined): PublishedKind[] | undefined {
  if (text === undefined) return undefined;
  return text.split(',').map((name) => {
    const kind = kinds.find((known) => known === name.trim());
    if (!kind) throw invalidQuery({ type: [`"${name}" is none of ${kinds.join(', ')}`] });
    return kind;
  });
}
