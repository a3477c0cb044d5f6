import { type FieldErrors, LANGUAGE_TAG, type TextInLanguages, TRANSLATED } from '@gazetteer/kernel';
import { type TString, Type } from 'typebox';
import { addProblems } from './field-problems.ts';
import { nullable } from './nullable.ts';

const MOST_LANGUAGES = 50;

/**
 * The same as it may be sent: a language that is null or has no words is one that the text is not written in.
 * @param text what the text itself is, whose bound holds for each translation
 */
export function translationsOf(text: TString) {
  return Type.Optional(
    nullable(
      Type.Record(Type.String(), nullable(text), {
        maxProperties: MOST_LANGUAGES,
        description: 'The text in several languages, such as {"fr": "Naissances"}',
      }),
    ),
  );
}

/** What is said of a text: the text itself, and its translations. */
export type SaidText = {
  field: string;
  text: string | null | undefined;
  translations: Readonly<Record<string, string | null>> | null | undefined;
  /** The same as it was. */
  before?: { text: unknown; translations: unknown };
  /** The language that the site speaks where nobody asks for another. */
  language: string;
};

const tag = new RegExp(LANGUAGE_TAG);

/**
 * Settles a text and its translations. The text is what readers of other languages are shown; where the translations hold
 * the site's own language, both say the same, and the one that was changed decides.
 * Notes a problem under `{field}_translated` for what is no language, and for two texts that were both changed.
 */
export function settleText(
  said: SaidText,
  problems: FieldErrors,
): { text: string | null; translations: TextInLanguages | undefined } {
  const name = `${said.field}${TRANSLATED}`;
  const written = Object.entries(said.translations ?? {}).flatMap(([language, text]) =>
    text === null || text.trim() === '' ? [] : [[language, text] as const],
  );
  for (const [language, text] of written) {
    if (!tag.test(language)) addProblems(problems, name, `${language} is not the tag of a language`);
    if (text.includes('\0')) addProblems(problems, name, 'Must not contain the character NUL');
  }
  const texts: Record<string, string> = Object.fromEntries(written);
  const own = texts[said.language];
  const given = said.text?.trim() ? said.text : null;
  if (own === undefined) {
    return { text: given ?? written[0]?.[1] ?? null, translations: written.length > 0 ? texts : undefined };
  }
  const text = own === given || given === null ? own : whatWasChanged({ given, own }, said);
  if (text === undefined) {
    addProblems(problems, name, `Says something else in ${said.language} than ${said.field}`);
  }
  const settled = text ?? own;
  return { text: settled, translations: { ...texts, [said.language]: settled } };
}

/** The one of two different texts that differs from what was there; undefined where both do. */
function whatWasChanged(
  { given, own }: { given: string; own: string },
  { before, language }: SaidText,
): string | undefined {
  if (given === before?.text) return own;
  const former = before?.translations as Record<string, unknown> | null | undefined;
  return own === former?.[language] ? given : undefined;
}
