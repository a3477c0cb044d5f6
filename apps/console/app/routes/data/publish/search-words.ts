import type { Dataset } from '@gazetteer/client';
import { type Language, plainWords } from '@gazetteer/site';

/** As many of each kind as one screen shows; a language has twelve at most. */
const MOST_KEYWORDS = 6;
const MOST_TITLE_WORDS = 5;
/** Shorter words of a title join others, and are searched by nobody alone. */
const SHORTEST = 4;

type Texts = Pick<Dataset, 'title' | 'tags'> & { title_translated?: unknown };

/** What visitors who read a language may type to find a dataset: its title, its keywords, and words of the title, each once. */
export function searchWords(dataset: Texts, language: Language, isWrittenIn: Language): string[] {
  const title = titleIn(dataset, language, isWrittenIn) ?? '';
  const keywords = dataset.tags.slice(0, MOST_KEYWORDS).map((tag) => {
    const translated = textIn(tag.display_name_translated, language);
    return translated ?? (language === isWrittenIn ? tag.display_name || tag.name : '');
  });
  const titleWords = plainWords(title)
    .split(' ')
    .filter((word) => word.length >= SHORTEST)
    .slice(0, MOST_TITLE_WORDS);
  const all = [title, ...keywords, ...titleWords].map(plainWords).filter((words) => words !== '');
  const known = all.map((words) => words.toLowerCase());
  return all.filter((_words, index) => known.indexOf(known[index] ?? '') === index);
}

/** The title in a language; undefined where it is not written in it. */
export function titleIn(dataset: Texts, language: Language, isWrittenIn: Language): string | undefined {
  return textIn(dataset.title_translated, language) ?? (language === isWrittenIn ? dataset.title : undefined);
}

function textIn(translations: unknown, language: Language): string | undefined {
  const text = (translations as Partial<Record<Language, unknown>> | undefined)?.[language];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
