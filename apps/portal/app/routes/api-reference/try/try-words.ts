import { useShell } from '../../../site/use-shell.ts';
import { tryEnglish, type TryWords } from './words/english.ts';
import { tryFrench } from './words/french.ts';

/** What the form to try a call says, in the language of the page. */
export function useTryWords(): TryWords {
  return useShell().locale === 'fr' ? tryFrench : tryEnglish;
}
