import type { HttpServer } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import { onlyFields, readFields } from '../http/chosen-fields.ts';
import { sendForAll, wantedLanguage } from '../http/send-for-all.ts';
import type { ContentContext } from '../model/content-context.ts';
import { invalidQuery } from '../model/content-error.ts';
import type { Section } from '../model/content-tables.ts';
import { foldText } from '../model/fold-text.ts';
import { LanguageQuery, MissingPost, missingPost, redirectToSlug } from '../http/answer-post.ts';
import { composeItems, composeSitePage } from './compose-items.ts';
import { composePost } from './compose-post.ts';
import { Post, PostsAnswer, PostsQuery } from './post.contract.ts';
import { countPublished, findPublished, listPublished, type PublishedPlace } from './published.store.ts';
import { sitePageOf } from './site-pages.ts';

const tags = ['content'];
const errors = { '4xx': ErrorsAnswer };

const Query = Type.Object({ ...PostsQuery.properties, ...LanguageQuery.properties });
const Slug = Type.Object({ slug: Type.String() });

/** `posts`, one post and one page, as WordPress.com answers them (v1.1). */
export function registerPostRoutes(server: HttpServer, context: ContentContext): void {
  server.get(
    '/posts',
    {
      schema: {
        tags,
        operationId: 'listPosts',
        summary: 'List published articles in the shape of WordPress',
        querystring: Query,
        response: { 200: PostsAnswer, ...errors },
      },
    },
    async (request, reply) =>
      sendForAll(request, reply, { body: JSON.stringify(await listPosts(context, request, request.query)) }),
  );

  for (const [name, section, operationId] of [
    ['posts', 'article', 'getPost'],
    ['pages', 'page', 'getPage'],
  ] as const) {
    server.get(
      `/${name}/:slug`,
      {
        schema: {
          tags,
          operationId,
          summary: `Read a published ${section} in the shape of WordPress`,
          description:
            'By its slug, or as `slug:…`. A slug that it once had leads to the one it has now (301).',
          params: Slug,
          querystring: LanguageQuery,
          response: { 200: Post, 404: MissingPost, ...errors },
        },
      },
      async (request, reply) => answerPost(context, section, request, reply),
    );
  }
}

type OneRequest = FastifyRequest<{
  Params: Static<typeof Slug>;
  Querystring: Static<typeof LanguageQuery>;
}>;

async function answerPost(
  context: ContentContext,
  section: Section,
  request: OneRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const slug = request.params.slug.replace(/^slug:/, '');
  const language = wantedLanguage(request, request.query);
  const found = await findPublished(context.sql, section, slug);
  if (found && found.slug !== slug) return redirectToSlug(request, reply, found.slug);
  const page = section === 'page' ? sitePageOf(context.site.pages, slug) : undefined;
  const [item] = found
    ? await composeItems(context, [found], language)
    : page
      ? [await composeSitePage(context, slug, page, language)]
      : [];
  if (!item) return missingPost(reply);
  const post = composePost(item, context.publicUrl);
  return sendForAll(request, reply, { body: JSON.stringify(post), modified: post.modified });
}

async function listPosts(context: ContentContext, request: FastifyRequest, query: Static<typeof Query>) {
  const fields = readFields(query.fields, Post.properties);
  const { number, page, page_handle, order } = query;
  const scope = { tag: query.tag === undefined ? undefined : foldText(query.tag.trim()) };
  const withBody = fields?.includes('content') ?? true;
  // One more than wanted tells whether there is a next page.
  const rows = await listPublished(
    context.sql,
    scope,
    {
      limit: number + 1,
      offset: page_handle ? 0 : page ? (page - 1) * number : query.offset,
      after: page_handle ? readHandle(page_handle) : undefined,
      ascending: order === 'ASC',
    },
    { withBody },
  );
  const shown = rows.slice(0, number);
  const items = await composeItems(context, shown, wantedLanguage(request, query));
  const posts = items.map((item) => composePost(item, context.publicUrl));
  const last = shown.at(-1);
  const next_page = last && rows.length > number ? writeHandle(last) : undefined;
  const self = `${context.publicUrl}${request.url}`;
  return {
    found: await countPublished(context.sql, scope),
    posts: fields ? posts.map((post) => onlyFields(post, fields)) : posts,
    meta: { links: { self }, ...(next_page ? { next_page } : {}) },
  };
}

/** What stands between two pages: the last article of the first. */
function writeHandle({ publish_at, id }: { publish_at: string | null; id: string }): string {
  return new URLSearchParams({ value: publish_at ?? '', id }).toString();
}

function readHandle(handle: string): PublishedPlace {
  const parts = new URLSearchParams(handle);
  const { value, id } = { value: parts.get('value') ?? '', id: parts.get('id') ?? '' };
  if (value && id && !`${value}${id}`.includes('\0')) return { publish_at: value, id };
  throw invalidQuery({ page_handle: ['must be what next_page said'] });
}
