import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { requireArticle } from '../articles/change-article.ts';
import { nameSavers } from '../articles/render-article.ts';
import { findRevision, listRevisions, type RevisionSummary } from '../articles/revision.store.ts';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import { ArticleAnswer, ArticleParameters, ConflictAnswer } from '../model/article.contract.ts';
import type { ArticleContent } from '../model/article.ts';
import type { ContentContext } from '../model/content-context.ts';
import { forbidden } from '../model/content-error.ts';
import { restoreRevision } from './restore-revision.ts';
import {
  RestoreBody,
  RevisionAnswer,
  RevisionParameters,
  RevisionsAnswer,
  type RevisionRow,
} from './revision.contract.ts';

const PATH = '/articles/:id/revisions';
const tags = ['content'];
const errors = { '4xx': ErrorsAnswer };

const Page = Type.Object({
  limit: Type.Integer({ minimum: 0, maximum: 100, default: 50 }),
  offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
});

/** What an article was after each save, for editors: listed, read, taken back. */
export function registerRevisionRoutes(server: HttpServer, context: ContentContext): void {
  server.get(
    PATH,
    {
      schema: {
        tags,
        operationId: 'listArticleRevisions',
        summary: 'List the revisions of an article, the newest first',
        params: ArticleParameters,
        querystring: Page,
        response: { 200: RevisionsAnswer, ...errors },
      },
    },
    async ({ params, query, caller }) => {
      const { revision } = await requireArticle(context, caller, params.id);
      const rows = await listRevisions(context.sql, params.id, query);
      const nameOf = await nameSavers(context, rows);
      const data = rows.map((row) => render(row, nameOf(row)));
      // They are numbered from 1, and none is ever missing.
      return { data, meta: { total_count: revision, filter_count: revision } };
    },
  );

  server.get(
    `${PATH}/:number`,
    {
      schema: {
        tags,
        operationId: 'getArticleRevision',
        summary: 'Read a revision of an article, to compare it with others',
        params: RevisionParameters,
        response: { 200: RevisionAnswer, ...errors },
      },
    },
    async ({ params, caller }) => {
      await requireArticle(context, caller, params.id);
      const found = await findRevision(context.sql, params.id, params.number);
      if (!found) throw forbidden();
      const nameOf = await nameSavers(context, [found]);
      const article = JSON.parse(found.document) as ArticleContent;
      return { data: { ...render(found, nameOf(found)), article } };
    },
  );

  server.post(
    `${PATH}/:number/restore`,
    {
      schema: {
        tags,
        operationId: 'restoreArticleRevision',
        summary: 'Take back what an article said in a revision',
        description: 'Its state and address stay as they are. It becomes the newest revision; none is lost.',
        params: RevisionParameters,
        body: Type.Union([RestoreBody, Type.Null()]),
        response: { 200: ArticleAnswer, 409: ConflictAnswer, ...errors },
      },
    },
    async ({ params, body, caller }) => {
      const { id, number } = params;
      return { data: await restoreRevision(context, caller, { id, number, known: body?.revision }) };
    },
  );
}

function render(row: RevisionSummary, saved_by: string | null): RevisionRow {
  const { number, saved_at, state, restored_from } = row;
  return { number, saved_at, saved_by, state, restored_from };
}
