import type { Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { ContentError, forbidden } from '../model/content-error.ts';
import { requireEditor } from '../model/require-rights.ts';
import { deleteUnusedMedia, findMedia, listVariants, updateAlt } from './media.store.ts';
import type { Media } from '../model/picture.ts';
import { readAlt } from './read-alt.ts';
import { wordsOf } from './upload-media.ts';

/** A language that is absent stays; null takes its words away. */
type AltChange = { en?: string | null; fr?: string | null };

/**
 * Writes anew what a picture shows.
 * @throws FORBIDDEN, also where there is no such picture; INVALID_PAYLOAD where nothing would be left
 */
export async function describeMedia(
  context: ContentContext,
  caller: Caller,
  id: string,
  change: AltChange,
): Promise<Media> {
  await requireEditor(context, caller);
  return context.sql.transaction(async () => {
    const media = await requireMedia(context, id);
    const alt = readAlt({
      en: change.en === undefined ? media.alt_en : change.en,
      fr: change.fr === undefined ? media.alt_fr : change.fr,
    });
    const described = { ...media, ...alt };
    if (!(await updateAlt(context.sql, id, alt, wordsOf(described)))) throw forbidden();
    return described;
  });
}

/**
 * Removes a picture and all its forms.
 * @throws FORBIDDEN, also where there is no such picture; CONFLICT where an article shows it
 */
export async function deleteMedia(context: ContentContext, caller: Caller, id: string): Promise<void> {
  await requireEditor(context, caller);
  const { sql, library } = context;
  await sql.transaction(async () => {
    const media = await requireMedia(context, id);
    const variants = await listVariants(sql, id);
    if (!(await deleteUnusedMedia(sql, id))) {
      throw new ContentError('CONFLICT', 'An article shows this picture. Take it out there first.');
    }
    await library.store.release([media.object_key, ...variants.map(({ object_key }) => object_key)]);
  });
}

/** @throws FORBIDDEN where there is none */
export async function requireMedia({ sql }: Pick<ContentContext, 'sql'>, id: string): Promise<Media> {
  const media = await findMedia(sql, id);
  if (!media) throw forbidden();
  return media;
}
