import type { TextInLanguages } from '@gazetteer/kernel';
import type { Column } from './column.ts';

/** What a dictionary says of a column in other languages; of what it does not, nothing. */
export type ColumnTranslations = {
  label_translated?: TextInLanguages;
  notes_translated?: TextInLanguages;
  unit_translated?: TextInLanguages;
};

/** What a column and its unit are called, as they were written and in other languages. */
export type ColumnNames = {
  label: string | null;
  label_translated?: TextInLanguages;
  unit: string | null;
  unit_translated?: TextInLanguages;
};

/** The names that stand in a column's entry; null for those that do not. */
export function namesOf({ label, label_translated, unit, unit_translated }: Column['info']): ColumnNames {
  return {
    label: label ?? null,
    ...(label_translated && { label_translated }),
    unit: unit ?? null,
    ...(unit_translated && { unit_translated }),
  };
}

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
