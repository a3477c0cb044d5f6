import { type TextInLanguages, TextInLanguagesSchema } from '@gazetteer/kernel';
import { Type } from 'typebox';

/** How something is named where it stands in a list. */
export const titled = {
  id: Type.String(),
  name: Type.String(),
  title: Type.String(),
  title_translated: Type.Optional(TextInLanguagesSchema),
};

/** Something as lists name it. */
export type Titled = { id: string; name: string; title: string; title_translated?: TextInLanguages };

/** The translations of the title of a stored dataset, as they stand beside it over the wire; nothing where there are none. */
export function translatedTitle({
  title_translated: stored,
}: {
  title_translated: string | null;
}): Pick<Titled, 'title_translated'> {
  return stored === null ? {} : { title_translated: JSON.parse(stored) as TextInLanguages };
}
