import type { Language, SiteSettings } from '@gazetteer/site';
import { foreignLanguage } from '../site/text-language.ts';
import { translator } from './i18n.server.ts';

/** The mark of a text in another language than the page: the language itself, and words such as 'in English'. */
export interface WrittenIn {
  lang: string;
  mark: string;
}

/** The mark of a text; undefined where its language is not known to be another. It is made here, so that no page loads more script for it. */
export function writtenIn(language: string | null | undefined, locale: Language): WrittenIn | undefined {
  if (!language || language === locale) return undefined;
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return { lang: language, mark: translator(locale)('writtenIn', { language: name }) };
}

/** Whom a page is for. */
export interface Reader {
  locale: Language;
  site: Pick<SiteSettings, 'defaultLanguage'>;
}

/** The marks of some texts of one thing, by their fields; a text in the language of the page has none. */
export type Marks<Field extends string> = Partial<Record<Field, WrittenIn>>;

/**
 * The marks of texts that were not translated.
 * @param whole what the thing is a part of, as a column is of a dataset
 */
export function marksOf<Field extends string>(
  holder: object,
  fields: readonly Field[],
  reader: Reader,
  whole?: object,
): Marks<Field> {
  const marks: Marks<Field> = {};
  for (const field of fields) {
    const mark = writtenIn(foreignLanguage(holder, field, reader, whole), reader.locale);
    if (mark) marks[field] = mark;
  }
  return marks;
}
