import type { FastifyBaseLogger } from 'fastify';
import type { ContentContext } from '../model/content-context.ts';
import { variantsOf } from './draw-variant.ts';
import { findUnprepared, markPrepared } from './media.store.ts';

/**
 * Makes all forms of the pictures that wait for theirs, one by one, so that no visitor has to wait. A process that is
 * killed leaves what it made; the next one makes the rest.
 */
export async function prepareMedia(
  { sql, library, clock }: Pick<ContentContext, 'sql' | 'library' | 'clock'>,
  log: FastifyBaseLogger,
): Promise<void> {
  for (let media = await findUnprepared(sql); media; media = await findUnprepared(sql)) {
    try {
      for (const variant of variantsOf(media)) await library.variant(media, variant);
    } catch (error) {
      // The others must not wait for it; its forms are tried again when somebody asks for them.
      log.error({ err: error, media: media.id }, 'a picture could not be prepared');
    }
    await markPrepared(sql, media.id, clock().toISOString());
  }
}
