import type { TextInLanguages } from '@gazetteer/kernel';
import type { ColumnTranslations } from '../../model/column.store.ts';

/** A column as a search shows it. */
export type FoundColumn = {
  name: string;
  /** What its dictionary says of it; null where that says nothing. */
  label: string | null;
  description: string | null;
  unit: string | null;
  role: string | null;
  type: string;
  /** What its table is told apart by: the level of its places, its frequency, columns of places, times and groups. */
  by: string[];
  /** The same by the languages that columns of the table are called in. */
  by_translated?: Record<string, string[]>;
  resource: { id: string; name: string; sku: string; name_translated?: TextInLanguages };
  dataset: { id: string; name: string; title: string; title_translated?: TextInLanguages };
} & ColumnTranslations;

/** A column's name in words: `femaleLiteracy` is two. */
export function spacedName(name: string): string {
  return name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
