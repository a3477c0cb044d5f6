import type { ContentContext } from '../model/content-context.ts';
import { variantsOf } from './draw-variant.ts';
import { findUnprepared, markPrepared } from './media.store.ts';

/**
 * Makes all forms of the pictures that wait for theirs, one by one, so that no visitor has to wait. A process that is
 * killed leaves what it made; the next one makes the rest.
 * @param onFault told of pictures that cannot be prepared
 */
export async function prepareMedia(
  { sql, library, clock }: Pick<ContentContext, 'sql' | 'library' | 'clock'>,
  onFault: (error: unknown, mediaId: string) => void,
): Promise<void> {
  for (let media = await findUnprepared(sql); media; media = await findUnprepared(sql)) {
    try {
      for (const variant of variantsOf(media)) await library.variant(media, variant);
    } catch (error) {
      // The others must not wait for it; its forms are tried again when somebody asks for them.
      onFault(error, media.id);
    }
    await markPrepared(sql, media.id, clock().toISOString());
  }
}
