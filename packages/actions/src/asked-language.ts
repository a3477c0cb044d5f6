import { invalidInput, LANGUAGE_TAG, LanguageTag, LONGEST_LANGUAGE_TAG } from '@gazetteer/kernel';
import { type TObject, Type } from 'typebox';
import type { Action } from './action.ts';

const tag = new RegExp(LANGUAGE_TAG);

/** True for an action whose texts can be asked for in a language: every one that only reads, and has no `lang` of its own. */
export function asksForLanguage({ readOnly, input }: Action): boolean {
  return readOnly && !Object.hasOwn(input.properties, 'lang');
}

/** What an action takes, with the language that its texts are asked for in. */
export function withLanguage(action: Action): TObject {
  if (!asksForLanguage(action)) return action.input;
  return { ...action.input, properties: { ...action.input.properties, lang: Type.Optional(LanguageTag) } };
}

/**
 * Takes the language out of what was sent; the action itself does not know of it.
 * @throws invalid_input for what is not the tag of a language
 */
export function splitLanguage(sent: Record<string, unknown>): {
  given: Record<string, unknown>;
  language?: string;
} {
  const { lang, ...given } = sent;
  if (lang === undefined || lang === null || lang === '') return { given };
  if (typeof lang !== 'string' || lang.length > LONGEST_LANGUAGE_TAG || !tag.test(lang)) {
    throw invalidInput({ lang: ['Must be the tag of a language, such as fr'] });
  }
  return { given, language: lang };
}
