import type { Language, SiteSettings } from '@gazetteer/site';

/** Something with texts, and with their translations beside them. */
type Holder = Readonly<Record<string, unknown>>;

/**
 * The language that a text is shown in where it is another than that of the page; undefined where it is the same, and where
 * nobody has said it. A text that has no translation is in the language of which a translation says the same, else in the one
 * that its publisher names for the whole, else, where anything beside it was translated, in that of the site.
 * @param whole what the text is a part of, as a column is of a dataset: what is said of its language holds for the part
 */
export function foreignLanguage(
  holder: object,
  field: string,
  { locale, site }: { locale: Language; site: Pick<SiteSettings, 'defaultLanguage'> },
  whole: object = {},
): string | undefined {
  const texts = holder as Holder;
  const text = texts[field];
  if (typeof text !== 'string' || text === '') return undefined;
  const translations = translationsOf(texts, field);
  if (translations[locale] !== undefined) return undefined;
  const same = Object.keys(translations).find((language) => translations[language] === text);
  const holders = [texts, whole as Holder];
  const language =
    same ??
    holders.map(declaredLanguage).find((declared) => declared !== undefined) ??
    (holders.some(isTranslated) ? site.defaultLanguage : undefined);
  return language === locale || language?.startsWith(`${locale}-`) ? undefined : language;
}

function translationsOf(holder: Holder, field: string): Readonly<Record<string, unknown>> {
  const texts = holder[`${field}_translated`];
  return typeof texts === 'object' && texts !== null ? (texts as Readonly<Record<string, unknown>>) : {};
}

/** What publishers say of a whole is a tag, a name or several; only one tag says which language a text is in. */
function declaredLanguage({ language }: Holder): string | undefined {
  return typeof language === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language)
    ? language
    : undefined;
}

function isTranslated(holder: Holder): boolean {
  return Object.keys(holder).some(
    (key) => key.endsWith('_translated') && Object.keys(translationsOf(holder, key.slice(0, -11))).length > 0,
  );
}
