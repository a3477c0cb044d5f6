import { Type } from 'typebox';

/** A text in several languages by their tags (BCP 47), such as `{ en: 'Births', fr: 'Naissances' }`. */
export type TextInLanguages = Readonly<Record<string, string>>;

/** How the tag of a language is written: `fr`, or `fr-CA`. */
export const LANGUAGE_TAG = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$';
export const LONGEST_LANGUAGE_TAG = 35;

/** The tag of a language, for who asks for texts in it. */
export const LanguageTag = Type.String({
  pattern: LANGUAGE_TAG,
  maxLength: LONGEST_LANGUAGE_TAG,
  description: 'Language of texts that are written in several, such as fr; others are given as they are',
});

/** A text in several languages, as it goes over the wire. */
export const TextInLanguagesSchema = Type.Record(Type.String({ pattern: LANGUAGE_TAG }), Type.String(), {
  description: 'The text in several languages, such as {"fr": "Naissances"}',
});

/** What follows the name of a text in the name of its translations. */
export const TRANSLATED = '_translated';

// What tables hold is nobody's description, and there is much of it.
const ROWS: ReadonlySet<string> = new Set(['records', 'rows']);

/**
 * The same value with its texts in one language: where translations of a text stand beside it (`title_translated` beside
 * `title`) and this language is among them, the text is replaced. What has no translation stays as it is, and so do
 * the translations; without a language everything does.
 */
export function inLanguage<Value>(value: Value, language: string | undefined): Value {
  return language === undefined ? value : (translate(value, language) as Value);
}

function translate(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, language));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, held]) => [
    key,
    translationOf(value, key, language) ?? (ROWS.has(key) ? held : translate(held, language)),
  ]);
  return Object.fromEntries(entries);
}

/** The translation of the text that an object holds under a key; undefined where there is none. */
function translationOf(holder: object, key: string, language: string): string | undefined {
  const name = `${key}${TRANSLATED}`;
  const texts: unknown = Object.hasOwn(holder, name) ? holder[name as keyof typeof holder] : undefined;
  if (typeof texts !== 'object' || texts === null || !Object.hasOwn(texts, language)) return undefined;
  const text = (texts as Record<string, unknown>)[language];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
