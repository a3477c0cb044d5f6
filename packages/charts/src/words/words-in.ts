import type { Locale } from '../format/value-text.ts';
import type { ChartWords } from './chart-words.ts';
import { english } from './english.ts';
import { french } from './french.ts';

/** What charts say of themselves, in the reader's language. */
export function wordsIn(locale: Locale): ChartWords {
  return locale === 'fr' ? french : english;
}
