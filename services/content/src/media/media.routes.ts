import { type HttpServer, searchWords, validateAllButBody } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import type { ContentContext } from '../model/content-context.ts';
import { requireEditor } from '../model/require-rights.ts';
import { wantedLanguage } from '../http/send-for-all.ts';
import { deleteMedia, describeMedia, requireMedia } from './change-media.ts';
import {
  AltBody,
  MediaAnswer,
  MediaDetailAnswer,
  MediaListAnswer,
  MediaParameters,
  MediaQuery,
} from './media.contract.ts';
import { countMedia, listMedia } from './media.store.ts';
import { listUses } from './media-uses.store.ts';
import type { Media } from '../model/picture.ts';
import { receivePicture } from '../http/receive-picture.ts';
import { renderMedia } from './render-media.ts';
import { uploadMedia } from './upload-media.ts';

const PATH = '/media';
const tags = ['content'];
const errors = { '4xx': ErrorsAnswer };

const PictureForm = Type.Object({
  file: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }),
  alt_en: Type.Optional(Type.String({ description: 'What it shows, in English' })),
  alt_fr: Type.Optional(Type.String({ description: 'What it shows, in French' })),
});

/** The library of pictures, for editors. */
export function registerMediaRoutes(server: HttpServer, context: ContentContext): void {
  registerReading(server, context);
  registerChanges(server, context);
}

function registerReading(server: HttpServer, context: ContentContext): void {
  server.get(
    PATH,
    {
      schema: {
        tags,
        operationId: 'listPictures',
        summary: 'List the pictures of the library, the newest first',
        querystring: MediaQuery,
        response: { 200: MediaListAnswer, ...errors },
      },
    },
    async ({ caller, query, headers }) => {
      await requireEditor(context, caller);
      const { search = '', limit, offset } = query;
      const words = searchWords(search);
      const found = await listMedia(context.sql, words, { limit, offset });
      const data = await renderMedia(context, found, wantedLanguage({ headers }, {}));
      const filter_count = await countMedia(context.sql, words);
      const total_count = words.length === 0 ? filter_count : await countMedia(context.sql, []);
      return { data, meta: { total_count, filter_count } };
    },
  );

  server.get(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'getPicture',
        summary: 'Read about a picture, and which articles show it',
        params: MediaParameters,
        response: { 200: MediaDetailAnswer, ...errors },
      },
    },
    async ({ caller, params, headers }) => {
      await requireEditor(context, caller);
      const language = wantedLanguage({ headers }, {});
      const media = await requireMedia(context, params.id);
      const record = await renderOne(context, media, language);
      return { data: { ...record, used_by: await listUses(context.sql, media.id, language) } };
    },
  );
}

function registerChanges(server: HttpServer, context: ContentContext): void {
  server.post(
    PATH,
    {
      config: { takesFiles: true },
      validatorCompiler: validateAllButBody,
      schema: {
        tags,
        operationId: 'uploadPicture',
        summary: 'Add a picture to the library',
        description: `A form (\`multipart/form-data\`) with the picture as \`file\`: JPEG, PNG, WebP or AVIF, 20 MB and 50 million
pixels at most; and with what it shows, as \`alt_en\`, \`alt_fr\` or both, 300 characters at most. Readers get it in sizes and
formats of their browsers, without anything else that the file says, such as where it was taken.`,
        consumes: ['multipart/form-data'],
        body: PictureForm,
        response: { 200: MediaAnswer, ...errors },
      },
    },
    async (request, _reply) => {
      // Before a byte of the file is taken.
      await requireEditor(context, request.caller);
      const picture = await receivePicture(request, await context.library.folder());
      const media = await uploadMedia(context, request.caller, picture);
      return { data: await renderOne(context, media, wantedLanguage(request, {})) };
    },
  );

  server.patch(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'updatePicture',
        summary: 'Say anew what a picture shows',
        params: MediaParameters,
        body: AltBody,
        response: { 200: MediaAnswer, ...errors },
      },
    },
    async ({ caller, params, body, headers }) => {
      const media = await describeMedia(context, caller, params.id, body.alt);
      return { data: await renderOne(context, media, wantedLanguage({ headers }, {})) };
    },
  );

  server.delete(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'deletePicture',
        summary: 'Delete a picture that no article shows',
        params: MediaParameters,
        response: { 204: Type.Null(), ...errors },
      },
    },
    async ({ params, caller }, reply) => {
      await deleteMedia(context, caller, params.id);
      return reply.status(204).send(null);
    },
  );
}

async function renderOne(context: ContentContext, media: Media, language: 'en' | 'fr') {
  const [record] = await renderMedia(context, [media], language);
  if (!record) throw new Error('A picture has no record');
  return record;
}
