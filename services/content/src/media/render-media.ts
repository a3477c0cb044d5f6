import type { ContentContext } from '../model/content-context.ts';
import type { Language } from '../model/languages.ts';
import type { MediaRecord } from './media.contract.ts';
import { countUses } from './media-uses.store.ts';
import { type Media, pictureOf } from '../model/picture.ts';

/** Pictures as editors see them, with the words of one language where there are any. */
export async function renderMedia(
  { sql }: Pick<ContentContext, 'sql'>,
  media: readonly Media[],
  language: Language,
): Promise<MediaRecord[]> {
  const uses = await countUses(
    sql,
    media.map(({ id }) => id),
  );
  return media.map((one) => {
    const { id, file_name, type, width, height, byte_size, alt_en, alt_fr, created_at } = one;
    const picture = pictureOf(one, language);
    return {
      id,
      file_name,
      type,
      width,
      height,
      byte_size,
      alt: { en: alt_en, fr: alt_fr },
      created: created_at,
      markdown: `![${picture.alt.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](/media/${id})`,
      picture,
      uses: uses.get(id) ?? 0,
    };
  });
}
