import type { HttpServer } from '@gazetteer/kernel';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import { sendForAll, wantedLanguage } from '../http/send-for-all.ts';
import type { ContentContext } from '../model/content-context.ts';
import { ContentSearchAnswer, ContentSearchQuery } from './content-search.contract.ts';
import { searchContent } from './search-content.ts';

/** `GET /search`: articles and charts for everybody, while one types and beside what else is found. */
export function registerContentSearchRoute(server: HttpServer, context: ContentContext): void {
  server.get(
    '/search',
    {
      schema: {
        tags: ['content'],
        operationId: 'searchContent',
        summary: 'Find published articles and public charts, the best few of each',
        querystring: ContentSearchQuery,
        response: { 200: ContentSearchAnswer, '4xx': ErrorsAnswer },
      },
    },
    async (request, reply) => {
      const { q, limit } = request.query;
      const language = wantedLanguage(request, request.query);
      const data = await searchContent(context, { text: q, limit, language });
      return sendForAll(request, reply, { body: JSON.stringify({ data }) });
    },
  );
}
