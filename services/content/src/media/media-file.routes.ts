import { type HttpServer, notFound, namesTag } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { ContentContext } from '../model/content-context.ts';
import { fileOf, readVariant } from './draw-variant.ts';
import { findMedia } from './media.store.ts';
import { pictureTypes, plainWidthOf } from '../model/picture.ts';

/** What a browser that opens a picture by itself may do with it: show it. */
const HARMLESS = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox";
const FOR_EVER = 'public, max-age=31536000, immutable';

/** `GET /media/{id}` and `/media/{id}/{width}.{format}`: pictures of the library, for everybody. */
export function registerMediaFileRoutes(server: HttpServer, context: ContentContext): void {
  const { sql, library } = context;

  server.get(
    '/media/:id',
    {
      schema: {
        tags: ['content'],
        summary: 'A picture of the library in a middle size',
        params: Type.Object({ id: Type.String() }),
      },
    },
    async ({ params }, reply) => {
      const media = await findMedia(sql, params.id);
      if (!media) throw noSuchPicture();
      const file = fileOf({ width: plainWidthOf(media), format: 'jpg' });
      return reply.header('cache-control', 'public, max-age=300').redirect(`/media/${media.id}/${file}`, 302);
    },
  );

  server.get(
    '/media/:id/:file',
    {
      schema: {
        tags: ['content'],
        summary: 'A picture of the library in one of its sizes and formats, such as 640.avif',
        params: Type.Object({ id: Type.String(), file: Type.String() }),
      },
    },
    async ({ params, headers }, reply) => {
      const media = await findMedia(sql, params.id);
      const variant = media && readVariant(media, params.file);
      if (!media || !variant) throw noSuchPicture();
      // A form never changes: another picture has another address.
      const tag = `"${media.id}-${params.file}"`;
      void reply.header('etag', tag).header('cache-control', FOR_EVER);
      if (namesTag(headers['if-none-match'], tag)) return reply.status(304).send();
      const { object_key, byte_size } = await library.variant(media, variant);
      return reply
        .header('content-security-policy', HARMLESS)
        .header('content-length', byte_size)
        .type(pictureTypes[variant.format])
        .send(await library.store.read(object_key));
    },
  );
}

function noSuchPicture(): Error {
  return notFound('There is no such picture');
}
