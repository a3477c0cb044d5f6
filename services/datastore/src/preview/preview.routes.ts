import { marks } from '@gazetteer/charts';
import { notFound, type HttpServer, namesTag } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Charts } from '../charts/open-charts.ts';
import { createPreviews, type Preview } from './draw-preview.ts';
import { createSharePictures } from './share-picture.ts';

const Parameters = Type.Object({
  resource_id: Type.String({ description: 'Resource id or alias of a table' }),
});

const Look = Type.Object({
  theme: Type.Enum(['light', 'dark'], { default: 'light' }),
  lang: Type.Enum(['en', 'fr'], { default: 'en' }),
  width: Type.Integer({ minimum: 240, maximum: 1280, default: 720, description: 'In pixels, rounded to 40' }),
  grouping: Type.Enum(['locale', 'indian'], { default: 'locale', description: 'indian: 1,00,000' }),
  bare: Type.Boolean({ default: false, description: 'Without title, source and ground' }),
});

const ShareLook = Type.Pick(Look, ['lang', 'grouping']);

const Description = Type.Object({
  kind: Type.Enum([...marks]),
  title: Type.String(),
  subtitle: Type.Union([Type.String(), Type.Null()], {
    description: 'The unit, how rows became figures, which rows take part, and what is left out',
  }),
  alt: Type.String({ description: 'The preview in one or two sentences, for those who do not see it' }),
  summary: Type.String(),
  caption: Type.Union([Type.String(), Type.Null()]),
  width: Type.Integer(),
  height: Type.Integer(),
});

// Each width is drawn and kept by itself: without steps, asking for all of them would keep us busy.
const WIDTH_STEP = 40;
const NOTHING = 'There is nothing in this table that a preview could show';
const FOR_ALL = 'public, max-age=300, stale-while-revalidate=86400';
const FOR_ONE = 'private, no-cache';

/** `GET /preview/{resource_id}.svg`, `.png` and `.json`: what a table looks like, drawn by the server. */
export function previewRoutes(charts: Charts): (server: HttpServer) => Promise<void> {
  const previewOf = createPreviews(charts);
  const sharePictureOf = createSharePictures(charts);

  const find = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    look: Static<typeof Look>,
  ) => {
    const { preview, isPublic } = await previewOf(request.caller, name, {
      theme: look.theme,
      locale: look.lang,
      width: Math.round(look.width / WIDTH_STEP) * WIDTH_STEP,
      digitGrouping: look.grouping,
      bare: look.bare,
    });
    if (!preview) throw notFound(NOTHING);
    reply.header('cache-control', isPublic ? FOR_ALL : FOR_ONE);
    return preview;
  };

  return async (server) => {
    server.get(
      '/preview/:resource_id.svg',
      {
        schema: {
          summary: 'A map, lines or bars that show what a table is about, as SVG',
          tags: ['previews'],
          params: Parameters,
          querystring: Look,
        },
      },
      async (request, reply) => {
        const preview = await find(request, reply, request.params.resource_id, request.query);
        return sendSvg(request, reply, preview);
      },
    );

    server.get(
      '/preview/:resource_id.png',
      {
        schema: {
          summary: 'The preview of a table as a picture of 1,200 by 630 pixels, by which its page is shared',
          tags: ['previews'],
          params: Parameters,
          querystring: ShareLook,
        },
      },
      async (request, reply) => {
        const { lang: locale, grouping: digitGrouping } = request.query;
        const look = { locale, digitGrouping };
        const { picture, isPublic } = await sharePictureOf(request.caller, request.params.resource_id, look);
        if (!picture) throw notFound(NOTHING);
        return reply
          .header('cache-control', isPublic ? FOR_ALL : FOR_ONE)
          .type('image/png')
          .send(picture);
      },
    );

    server.get(
      '/preview/:resource_id.json',
      {
        schema: {
          summary: 'What the preview of a table shows, in words, and its size',
          tags: ['previews'],
          params: Parameters,
          querystring: Look,
          response: { 200: Description },
        },
      },
      async (request, reply) => {
        const preview = await find(request, reply, request.params.resource_id, request.query);
        const { description, width, height } = preview;
        const { subtitle = null, caption = null } = description;
        return { ...description, subtitle, caption, width, height };
      },
    );
  };
}

function sendSvg(request: FastifyRequest, reply: FastifyReply, preview: Preview) {
  const compressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const tag = `"${preview.tag}${compressed ? '-br' : ''}"`;
  reply.header('etag', tag).header('vary', 'accept-encoding').type('image/svg+xml; charset=utf-8');
  if (namesTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
  if (!compressed) return reply.send(preview.svg);
  return reply.header('content-encoding', 'br').send(preview.compressed);
}
