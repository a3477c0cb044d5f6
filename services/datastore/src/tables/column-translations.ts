import type { TextInLanguages } from '@gazetteer/kernel';
import type { Column } from './column.ts';

/** What a dictionary says of a column in other languages; of what it does not, nothing. */
export type ColumnTranslations = {
  label_translated?: TextInLanguages;
  notes_translated?: TextInLanguages;
  unit_translated?: TextInLanguages;
};

/** The translations that stand in a column's entry. */
export function translationsOf({
  label_translated,
  notes_translated,
  unit_translated,
}: Column['info']): ColumnTranslations {
  return {
    ...(label_translated && { label_translated }),
    ...(notes_translated && { notes_translated }),
    ...(unit_translated && { unit_translated }),
  };
}
