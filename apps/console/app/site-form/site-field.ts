import type { Language, LocalText } from '@gazetteer/site';

/** A field of the site, as the service tells it. */
export interface SiteField {
  name: string;
  value: unknown;
  file: unknown;
  changed_at: string | null;
  changed_by: string | null;
}

/** What holds, by the name of the field. */
export function valuesOf(fields: readonly SiteField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** A text of the operator in both languages; one that is the same in all stands in both. */
export function inBoth(text: unknown): Record<Language, string> {
  if (typeof text === 'string') return { en: text, fr: text };
  const { en = '', fr = '' } = (text ?? {}) as Partial<Record<Language, string>>;
  return { en, fr };
}

/** The text of two inputs: one for all languages where they say the same. */
export function textOf({ en, fr }: Record<Language, string>): LocalText {
  return en === fr ? en : { en, fr };
}
