import { type FieldErrors, type TextInLanguages, TRANSLATED } from '@gazetteer/kernel';
import { settleText, type SaidText } from '../fields/translated-text.ts';

type Texts<Field extends string> = { [Key in Field]?: string } & {
  [Key in `${Field}${typeof TRANSLATED}`]?: TextInLanguages;
};

/**
 * The texts of these fields that came in several languages, each with its translations; nothing of those that did not.
 * Notes what is wrong with them under `{field}_translated`.
 * @param said what holds the texts under these names, and their translations
 */
export function translatedTexts<Field extends string>(
  fields: readonly Field[],
  said: object,
  { previous, language }: { previous: Readonly<Record<string, unknown>> | undefined; language: string },
  problems: FieldErrors,
): Texts<Field> {
  const texts = said as Record<string, SaidText['text']>;
  const translations = said as Record<string, SaidText['translations']>;
  const settled = fields.flatMap((field) => {
    const name = `${field}${TRANSLATED}`;
    const before = previous && { text: previous[field], translations: previous[name] };
    const one = settleText(
      { field, text: texts[field], translations: translations[name], ...(before && { before }), language },
      problems,
    );
    return one.translations ? [[field, one.text] as const, [name, one.translations] as const] : [];
  });
  return Object.fromEntries(settled) as Texts<Field>;
}
