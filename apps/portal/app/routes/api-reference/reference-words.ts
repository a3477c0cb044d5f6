import type { Language } from '@gazetteer/site';
import { useShell } from '../../site/use-shell.ts';
import { english, type ReferencePageWords } from './words/english.ts';
import { french } from './words/french.ts';

/** What these pages say by themselves, in a language. They are the only ones to load it. */
export function wordsOf(language: Language): ReferencePageWords {
  return language === 'fr' ? french : english;
}

/** The same in the language of the page. */
export function useReferenceWords(): ReferencePageWords {
  return wordsOf(useShell().locale);
}
