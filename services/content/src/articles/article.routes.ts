import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import type { ContentContext } from '../model/content-context.ts';
import { requireEditor } from '../model/require-rights.ts';
import { wantedLanguage } from '../http/send-for-all.ts';
import { LanguageQuery } from '../http/answer-post.ts';
import {
  Article,
  ArticleAnswer,
  ArticleParameters,
  ChangeArticleBody,
  ConflictAnswer,
  CreateArticleBody,
  ItemAnswer,
  PreviewAnswer,
  PreviewBody,
  RowsAnswer,
  SitePagesAnswer,
} from '../model/article.contract.ts';
import { changeArticle, deleteArticle, requireArticle } from './change-article.ts';
import { createArticle } from './create-article.ts';
import { listForEditors, listSitePages } from './list-articles.ts';
import { previewArticle } from './preview-article.ts';
import { readingMinutes } from '../model/article.ts';
import { renderArticle } from './render-article.ts';

const PATH = '/articles';
const tags = ['content'];
const errors = { '4xx': ErrorsAnswer };

const ListQuery = Type.Object({
  ...LanguageQuery.properties,
  kind: Type.Optional(Article.properties.kind),
  state: Type.Optional(Article.properties.state),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'What words of titles, slugs, tags and authors begin with' }),
  ),
  limit: Type.Integer({ minimum: 0, maximum: 100, default: 50 }),
  offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
});

/** Articles and pages as editors work on them. */
export function registerArticleRoutes(server: HttpServer, context: ContentContext): void {
  registerLists(server, context);
  registerReading(server, context);
  registerChanges(server, context);
}

function registerLists(server: HttpServer, context: ContentContext): void {
  server.get(
    PATH,
    {
      schema: {
        tags,
        operationId: 'listArticles',
        summary: 'List articles and pages in every state, the last changed first: for editors',
        description:
          'A list of pages begins with those that only the site file has words for; their id is null.',
        querystring: ListQuery,
        response: { 200: RowsAnswer, ...errors },
      },
    },
    async ({ query, headers, caller }) => {
      const { lang, ...wish } = query;
      return listForEditors(context, caller, { ...wish, language: wantedLanguage({ headers }, { lang }) });
    },
  );

  server.get(
    '/site-pages',
    {
      schema: {
        tags,
        operationId: 'listSitePages',
        summary: 'List the pages that the site file has words for, and what editors made of them',
        response: { 200: SitePagesAnswer, ...errors },
      },
    },
    async ({ caller }) => ({ data: await listSitePages(context, caller) }),
  );
}

function registerReading(server: HttpServer, context: ContentContext): void {
  server.get(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'getArticle',
        summary: 'Read an article or page with all its texts: for editors',
        params: ArticleParameters,
        response: { 200: ArticleAnswer, ...errors },
      },
    },
    async ({ params, caller }) => ({
      data: await renderArticle(context, await requireArticle(context, caller, params.id)),
    }),
  );

  server.get(
    `${PATH}/:id/item`,
    {
      schema: {
        tags,
        operationId: 'getArticlePreview',
        summary: 'Read an article or page in any state as readers would get it: for editors',
        params: ArticleParameters,
        querystring: LanguageQuery,
        response: { 200: ItemAnswer, ...errors },
      },
    },
    async ({ params, caller, query, headers }) => {
      const language = wantedLanguage({ headers }, query);
      return { data: await previewArticle(context, caller, params.id, language) };
    },
  );

  server.post(
    '/preview',
    {
      schema: {
        tags,
        operationId: 'previewText',
        summary: 'See a text as readers would: for editors',
        body: PreviewBody,
        response: { 200: PreviewAnswer, ...errors },
      },
    },
    async ({ body: { body, language }, caller }) => {
      await requireEditor(context, caller);
      const html = await context.renderBody(body, language);
      return { data: { html, reading_minutes: readingMinutes(body) } };
    },
  );
}

function registerChanges(server: HttpServer, context: ContentContext): void {
  server.post(
    PATH,
    {
      schema: {
        tags,
        operationId: 'createArticle',
        summary: 'Write an article or page',
        body: CreateArticleBody,
        response: { 200: ArticleAnswer, ...errors },
      },
    },
    async ({ body, caller }) => ({ data: await createArticle(context, caller, body) }),
  );

  server.patch(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'updateArticle',
        summary: 'Change, publish, schedule or archive an article or page',
        description: `What is absent stays. \`revision\` is the one that the change was made from: where somebody else has
saved since, the answer is 409, nothing is changed, and \`data\` is what the article is now.`,
        params: ArticleParameters,
        body: ChangeArticleBody,
        response: { 200: ArticleAnswer, 409: ConflictAnswer, ...errors },
      },
    },
    async ({ params, body, caller }) => ({ data: await changeArticle(context, caller, params.id, body) }),
  );

  server.delete(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'deleteArticle',
        summary: 'Delete a draft, or what is archived, for good, with its revisions',
        params: ArticleParameters,
        response: { 204: Type.Null(), 409: ConflictAnswer, ...errors },
      },
    },
    async ({ params, caller }, reply) => {
      await deleteArticle(context, caller, params.id);
      return reply.status(204).send(null);
    },
  );
}
