/** Where a text stands. */
export type Place =
  | { kind: 'dataset' }
  | { kind: 'tag'; vocabulary: string; name: string }
  | { kind: 'resource'; resource: string; name: string }
  | { kind: 'column'; resource: string; name: string; column: string }
  | { kind: 'organization' };

export type TextField =
  | 'title'
  | 'notes'
  | 'source_name'
  | 'methodology'
  | 'display_name'
  | 'name'
  | 'description'
  | 'label'
  | 'unit';

/** A text with what it is called in other languages. */
export interface TranslatedText {
  /** Tells it from all other texts of the same thing. */
  id: string;
  place: Place;
  field: TextField;
  original: string;
  translations: Readonly<Record<string, string>>;
}

/** A text and its translations, out of what has them: what a dictionary says under a key may be anything. */
export function textOf(holder: object, field: TextField, place: Place, id: string): TranslatedText {
  const entries = new Map<string, unknown>(Object.entries(holder));
  const original = entries.get(field);
  const said: unknown = entries.get(`${field}_translated`);
  const translations = Object.entries(typeof said === 'object' && said !== null ? said : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    id,
    place,
    field,
    original: typeof original === 'string' ? original : '',
    translations: Object.fromEntries(translations),
  };
}

/** Only what has words can be translated. */
export function hasWords({ original }: TranslatedText): boolean {
  return original.trim() !== '';
}

/** The translations of a text with another one in this language; without one where it has no words. */
export function translatedInto(
  { translations }: Pick<TranslatedText, 'translations'>,
  language: string,
  text: string,
): Record<string, string> {
  const others = Object.entries(translations).filter(([tag]) => tag !== language);
  return Object.fromEntries(text === '' ? others : [...others, [language, text]]);
}

/** How many of the texts have words in a language, and the first that has none with its page. */
export function progressOf(texts: readonly TranslatedText[], language: string, pageSize = Infinity) {
  const missing = texts.filter(({ translations }) => !translations[language]);
  const [first] = missing;
  return {
    count: texts.length,
    translated: texts.length - missing.length,
    firstMissing: first && { page: Math.floor(texts.indexOf(first) / pageSize) + 1, id: first.id },
  };
}

/** The text for which a call is shown as an example: one that is missing, else the first. */
export function exampleOf(texts: readonly TranslatedText[], language: string) {
  const text = texts.find(({ translations }) => !translations[language]) ?? texts[0];
  return text ? [{ text, typed: '…' }] : [];
}
