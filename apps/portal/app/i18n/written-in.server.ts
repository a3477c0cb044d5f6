import type { Language } from '@gazetteer/site';
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
