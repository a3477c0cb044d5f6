import type { Language, ReferenceText } from '@gazetteer/site';
import { frenchTexts } from './french/french-texts.ts';
import { english, type ReferenceWords } from './words/english.ts';
import { french } from './words/french.ts';

/** How the reference speaks to a reader: its own words, and what the contracts say, which is written in English. */
export interface Voice {
  words: ReferenceWords;
  tell: (text: string) => ReferenceText;
}

/** The voice of a language; what has no translation stays English and is marked as such. */
export function voiceOf(language: Language): Voice {
  if (language === 'en') return { words: english, tell: (text) => ({ text }) };
  return {
    words: french,
    tell: (text) => {
      const told = frenchTexts.get(text.replaceAll(/\s+/g, ' '));
      return told === undefined ? { text, isEnglish: true } : { text: told };
    },
  };
}
