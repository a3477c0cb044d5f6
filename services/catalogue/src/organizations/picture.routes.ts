import { type HttpServer, notFound, namesTag } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { pictureFolder } from './receive-picture.ts';
import { findPicture, moveAddresses, type PictureTables } from './picture.store.ts';

/** What a browser that opens a picture by itself may do with it: show it. */
const HARMLESS = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox";

/** `GET /uploads/group/{digest}.webp`: pictures of organisations and groups, for everybody. */
export function pictureRoutes({ sql, publicUrl }: Pick<Catalogue, 'sql' | 'publicUrl'>) {
  const store = sql.as<PictureTables>();
  return async (server: HttpServer): Promise<void> => {
    await moveAddresses(store, `${publicUrl}${pictureFolder}`);
    server.get(
      `${pictureFolder}:file`,
      {
        schema: {
          tags: ['catalogue'],
          summary: 'The picture of an organisation or a group, as its image_url names it',
          params: Type.Object({ file: Type.String({ maxLength: 100 }) }),
        },
      },
      async ({ params, headers }, reply) => {
        const [, digest] = /^([0-9a-f]{64})\.webp$/.exec(params.file) ?? [];
        const picture = digest && (await findPicture(store, digest));
        if (!digest || !picture) throw notFound('There is no such picture');
        // Another picture has another address.
        const tag = `"${digest}"`;
        void reply.header('etag', tag).header('cache-control', 'public, max-age=31536000, immutable');
        if (namesTag(headers['if-none-match'], tag)) return reply.status(304).send();
        return reply.header('content-security-policy', HARMLESS).type('image/webp').send(picture);
      },
    );
  };
}
