import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { LanguageQuery } from '../http/answer-post.ts';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import { sendForAll, wantedLanguage } from '../http/send-for-all.ts';
import type { ContentContext } from '../model/content-context.ts';
import {
  EditedFrontPageAnswer,
  FrontPageChoice,
  FrontPageConflict,
  FrontPageRevisionParameters,
  FrontPageRevisions,
  RestoreFrontPageBody,
  SaveFrontPageBody,
  ShownFrontPageAnswer,
} from './front-page.contract.ts';
import {
  listFrontPageRevisions,
  previewFrontPage,
  readFrontPage,
  readShownFrontPage,
} from './read-front-page.ts';
import { restoreFrontPage, saveFrontPage } from './save-front-page.ts';

const PATH = '/front-page';
const tags = ['content'];
const errors = { '4xx': ErrorsAnswer };

/** What the front page shows: for everybody, and for editors as they choose it. */
export function registerFrontPageRoutes(server: HttpServer, context: ContentContext): void {
  registerChoice(server, context);
  registerRevisions(server, context);
}

function registerChoice(server: HttpServer, context: ContentContext): void {
  server.get(
    PATH,
    {
      schema: {
        tags,
        operationId: 'getFrontPage',
        summary: 'Read what editors have chosen for the front page and everybody may see',
        querystring: LanguageQuery,
        response: { 200: ShownFrontPageAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const data = await readShownFrontPage(context, wantedLanguage(request, request.query));
      return sendForAll(request, reply, { body: JSON.stringify({ data }) });
    },
  );

  server.get(
    `${PATH}/choice`,
    {
      schema: {
        tags,
        operationId: 'getFrontPageChoice',
        summary:
          'Read what was chosen for the front page, and what of it is not public any more: for editors',
        querystring: LanguageQuery,
        response: { 200: EditedFrontPageAnswer, ...errors },
      },
    },
    async (request) => ({
      data: await readFrontPage(context, request.caller, wantedLanguage(request, request.query)),
    }),
  );

  server.put(
    `${PATH}/choice`,
    {
      schema: {
        tags,
        operationId: 'saveFrontPage',
        summary: 'Choose what the front page shows: for editors',
        description:
          'Replaces the choice as a whole. Where somebody else has saved since the revision that is named, the answer is 409 with what holds now.',
        querystring: LanguageQuery,
        body: SaveFrontPageBody,
        response: { 200: EditedFrontPageAnswer, 409: FrontPageConflict, ...errors },
      },
    },
    async (request) => {
      const { revision, ...choice } = request.body;
      const language = wantedLanguage(request, request.query);
      return { data: await saveFrontPage(context, request.caller, { revision, choice, language }) };
    },
  );

  server.post(
    `${PATH}/preview`,
    {
      schema: {
        tags,
        operationId: 'previewFrontPage',
        summary: 'See what readers would see of a choice, which is not saved: for editors',
        querystring: LanguageQuery,
        body: FrontPageChoice,
        response: { 200: ShownFrontPageAnswer, ...errors },
      },
    },
    async (request) => {
      const language = wantedLanguage(request, request.query);
      return { data: await previewFrontPage(context, request.caller, { choice: request.body, language }) };
    },
  );
}

function registerRevisions(server: HttpServer, context: ContentContext): void {
  server.get(
    `${PATH}/revisions`,
    {
      schema: {
        tags,
        operationId: 'listFrontPageRevisions',
        summary: 'List what was chosen for the front page, the newest first: for editors',
        response: { 200: FrontPageRevisions, ...errors },
      },
    },
    async (request) => ({ data: await listFrontPageRevisions(context, request.caller) }),
  );

  server.post(
    `${PATH}/revisions/:number/restore`,
    {
      schema: {
        tags,
        operationId: 'restoreFrontPageRevision',
        summary: 'Take back what was chosen for the front page in a revision: for editors',
        description:
          'It becomes the newest revision; none is lost. What of it is not public any more comes back, too, and readers see it again once it is.',
        params: FrontPageRevisionParameters,
        querystring: LanguageQuery,
        body: Type.Union([RestoreFrontPageBody, Type.Null()]),
        response: { 200: EditedFrontPageAnswer, 409: FrontPageConflict, ...errors },
      },
    },
    async (request) => {
      const language = wantedLanguage(request, request.query);
      const wanted = { number: request.params.number, known: request.body?.revision, language };
      return { data: await restoreFrontPage(context, request.caller, wanted) };
    },
  );
}
