import { mergeTyped, withLineFeeds } from '../datasets/merge-typed.ts';
import type { TranslatedText } from './translated-texts.ts';

/** What stands in the fields of the form, by the ids of the texts. */
export type Typed = Readonly<Record<string, string>>;

/** A text that is to be changed. */
export interface ChangedText {
  text: TranslatedText;
  typed: string;
}

/** What both have changed; saving takes one's own. */
export interface Overlap {
  text: TranslatedText;
  theirs: string;
}

/** What was typed; the fields of the form are numbered. */
export function readTyped(form: URLSearchParams): Typed {
  const typed = form
    .getAll('text')
    .map((id, index) => [id, withLineFeeds(form.get(`to.${index}`) ?? '').trim()] as const);
  return Object.fromEntries(typed);
}

/** What the form was filled with when it was shown; nothing for what is no such text. */
export function readBase(text: string | null): Typed {
  try {
    const base: unknown = JSON.parse(text ?? '');
    if (typeof base !== 'object' || base === null || Array.isArray(base)) return {};
    return Object.fromEntries(
      Object.entries(base).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** What is written in a language of each of these texts. */
export function writtenIn(texts: readonly TranslatedText[], language: string): Typed {
  return Object.fromEntries(texts.map((text) => [text.id, withLineFeeds(text.translations[language] ?? '')]));
}

/** What a form comes to on top of what is written now. */
export interface Merged {
  changes: ChangedText[];
  overlaps: Overlap[];
  /** Ids of texts that are there no more, for which something was typed. */
  gone: string[];
  /** What the form shows then, and what is written of the same texts. */
  values: Typed;
  theirs: Typed;
}

/** Puts what was typed on top of what is written now. @param base what the form was filled with */
export function mergeTranslations(
  base: Typed,
  typed: Typed,
  { texts, language }: { texts: readonly TranslatedText[]; language: string },
): Merged {
  const known = new Map(texts.map((text) => [text.id, text]));
  const written = writtenIn(texts, language);
  const fields = Object.entries(typed).flatMap(([id, own]) => {
    const text = known.get(id);
    if (!text) return [];
    const theirs = written[id] ?? '';
    return [{ id, text, own, theirs, ...mergeTyped({ base: base[id] ?? theirs, typed: own, theirs }) }];
  });
  return {
    changes: fields.filter(({ isChanged }) => isChanged).map(({ text, own }) => ({ text, typed: own })),
    overlaps: fields.filter(({ isBoth }) => isBoth).map(({ text, theirs }) => ({ text, theirs })),
    gone: Object.keys(typed).filter((id) => !known.has(id) && typed[id] !== (base[id] ?? '')),
    values: Object.fromEntries(fields.map(({ id, shown }) => [id, shown])),
    theirs: Object.fromEntries(fields.map(({ id, theirs }) => [id, theirs])),
  };
}
