import type { HttpServer } from '@gazetteer/kernel';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import { sendForAll, wantedLanguage } from '../http/send-for-all.ts';
import type { ContentContext } from '../model/content-context.ts';
import { soughtBeginnings } from '../model/search-terms.ts';
import { browseGallery } from './browse-gallery.ts';
import { GalleryAnswer, GalleryQuery } from './gallery.contract.ts';

/** Every word costs a look at each public chart. */
const MOST_WORDS = 8;

/** `GET /gallery`: the public charts of everybody, for everybody. */
export function registerGalleryRoute(server: HttpServer, context: ContentContext): void {
  server.get(
    '/gallery',
    {
      schema: {
        tags: ['content'],
        operationId: 'browseGallery',
        summary: 'Find public charts of public data, the newest first',
        querystring: GalleryQuery,
        response: { 200: GalleryAnswer, '4xx': ErrorsAnswer },
      },
    },
    async (request, reply) => {
      const { q = '', dataset, sector, mark, team, limit, offset } = request.query;
      const telling = soughtBeginnings(q);
      const words = telling.length > 0 ? telling : q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
      const answer = await browseGallery(context, {
        words,
        dataset,
        sector,
        mark,
        byTeam: team,
        limit,
        offset,
        language: wantedLanguage(request, request.query),
      });
      return sendForAll(request, reply, { body: JSON.stringify(answer) });
    },
  );
}
