import { LANGUAGE_TAG, LONGEST_LANGUAGE_TAG, type TextInLanguages, TRANSLATED } from '@gazetteer/kernel';
import type { ChartTexts } from '../model/chart-texts.ts';
import { invalidPayload } from '../model/content-error.ts';

const longest = { title: 300, notes: 2000 } as const;
const tag = new RegExp(LANGUAGE_TAG);

type Translations = Readonly<Record<string, string | null>> | null;

/** What is said of the texts of a chart; what is undefined is left as it was. */
export type SaidTexts = {
  title?: string | null | undefined;
  notes?: string | null | undefined;
  language?: string | null | undefined;
  title_translated?: Translations | undefined;
  notes_translated?: Translations | undefined;
};

/** The texts that a chart has before anything is said. */
export type FormerTexts = Omit<ChartTexts, 'title'> & { title: string | null };

export const noTexts: FormerTexts = {
  title: null,
  notes: null,
  language: null,
  title_translated: null,
  notes_translated: null,
};

/**
 * The texts of a chart as they are kept. What is said beside the specification goes before what is said in it, and both
 * before what was. Translations into the language that the texts are written in say the same as these, and are not kept
 * beside them; where nobody names that language, it is told by a translation that does.
 * @throws INVALID_PAYLOAD
 */
export function readTexts(beside: SaidTexts, inside: SaidTexts, before: FormerTexts): FormerTexts {
  const title = readChange('title', beside, inside);
  const notes = readChange('notes', beside, inside);
  const titles = readTranslations('title', beside, inside) ?? before.title_translated ?? {};
  const noted = readTranslations('notes', beside, inside) ?? before.notes_translated ?? {};
  const language =
    readLanguage(beside.language) ??
    readLanguage(inside.language) ??
    before.language ??
    Object.keys(titles).find((one) => titles[one] === (title ?? before.title)) ??
    null;
  const settled = {
    title: settle('title', { given: title, before: before.title, translations: titles, language }),
    notes: settle('notes', { given: notes, before: before.notes, translations: noted, language }),
  };
  return {
    title: settled.title.text,
    notes: settled.notes.text,
    language,
    title_translated: settled.title.translations,
    notes_translated: settled.notes.translations,
  };
}

/** A text and its translations into other languages than its own. */
function settle(
  field: 'title' | 'notes',
  {
    given,
    before,
    translations,
    language,
  }: {
    given: string | null | undefined;
    before: string | null;
    translations: TextInLanguages;
    language: string | null;
  },
): { text: string | null; translations: TextInLanguages | null } {
  const { [language ?? '']: own, ...others } = translations;
  if (own !== undefined && typeof given === 'string' && own !== given) {
    throw invalidPayload({
      [`${field}${TRANSLATED}`]: [`says something else in ${language} than ${field}`],
    });
  }
  return {
    text: given ?? own ?? (given === null ? null : before),
    translations: Object.keys(others).length > 0 ? others : null,
  };
}

/** A text that is said beside the specification or in it; null where it is taken away, undefined where nothing is said. */
function readChange(
  field: 'title' | 'notes',
  beside: SaidTexts,
  inside: SaidTexts,
): string | null | undefined {
  if (beside[field] !== undefined) return readText(field, beside[field]) ?? null;
  return readText(field, inside[field]);
}

function readTranslations(
  field: 'title' | 'notes',
  beside: SaidTexts,
  inside: SaidTexts,
): TextInLanguages | undefined {
  const name = `${field}${TRANSLATED}` as const;
  const said = beside[name] === undefined ? inside[name] : beside[name];
  if (said === undefined) return undefined;
  const read = Object.entries(said ?? {}).map(([language, text]) => {
    if (!tag.test(language) || language.length > LONGEST_LANGUAGE_TAG) {
      throw invalidPayload({ [name]: [`${language} is not the tag of a language`] });
    }
    return [language, readText(name, text, longest[field])] as const;
  });
  return Object.fromEntries(read.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function readLanguage(given: string | null | undefined): string | undefined {
  if (!given) return undefined;
  if (tag.test(given) && given.length <= LONGEST_LANGUAGE_TAG) return given;
  throw invalidPayload({ language: ['must be the tag of a language, such as fr'] });
}

function readText(
  field: string,
  given: string | null | undefined,
  most: number = longest[field === 'title' ? 'title' : 'notes'],
): string | undefined {
  const text = given?.trim();
  if (!text) return undefined;
  if (text.length > most) throw invalidPayload({ [field]: [`must not have more than ${most} characters`] });
  // No store keeps it as text.
  if (text.includes('\0')) throw invalidPayload({ [field]: ['must not contain the character 0'] });
  return text;
}
