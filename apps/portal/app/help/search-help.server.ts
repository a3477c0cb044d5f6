import { plainText } from '@gazetteer/markdown/plain-text';
import type { Language } from '@gazetteer/site';
import { foldText } from '../i18n/fold-text.ts';
import { helpPath, helpTopics } from './help-topics.ts';
import { helpText } from './load-help.server.ts';

/** A page of the help, or one of its sections, that a text finds. */
export interface FoundHelp {
  title: string;
  /** The page that a section stands on. */
  of?: string;
  path: string;
}

/** What a word tells by where it stands. */
const weights = { title: 4, page: 2, text: 1 };

interface Entry extends FoundHelp {
  words: Record<keyof typeof weights, ReadonlySet<string>>;
}

/** What people put around a question; it says nothing of what they want to do. */
const around = new Set(
  'how what where when why which can does you your the and for with comment pourquoi quand quel quelle quels quelles est puis peut faire les des une mes mon par pour avec dans sur'.split(
    ' ',
  ),
);
/** Shorter words are the beginning of too much. */
const shortest = 3;

const entries = new Map<Language, readonly Entry[]>();

/**
 * The pages and sections of the help that a text finds in the language of the reader, the best first. Words may be
 * unfinished, and of more than two one may be missing. One of them has to stand in a title: who looks for data is not told how.
 * A section whose page alone has the word in its title is found by another word of its text.
 */
export function searchHelp(language: Language, text: string): FoundHelp[] {
  const sought = wordsOf(text)
    .filter((word) => word.length >= shortest && !around.has(word))
    .map((word) => (word.length > 4 ? word.replace(/[sx]$/, '') : word));
  if (sought.length === 0) return [];
  const needed = sought.length > 2 ? sought.length - 1 : sought.length;
  return entriesIn(language)
    .map((entry) => ({ entry, ...judge(entry, sought) }))
    .filter(({ found, isInTitle }) => found >= needed && isInTitle)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry: { words: _, ...found } }) => found);
}

function judge({ words }: Entry, sought: readonly string[]) {
  const places = sought.map((beginning) =>
    (['title', 'page', 'text'] as const).find((place) => hasWord(words[place], beginning)),
  );
  const found = places.filter((place) => place !== undefined);
  return {
    found: found.length,
    isInTitle: found.includes('title') || (found.includes('page') && found.includes('text')),
    score: found.reduce((sum, place) => sum + weights[place], 0),
  };
}

function hasWord(words: ReadonlySet<string>, beginning: string): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true;
  return false;
}

function entriesIn(language: Language): readonly Entry[] {
  const known = entries.get(language) ?? (['overview', ...helpTopics] as const).flatMap(readEntries);
  entries.set(language, known);
  return known;

  function readEntries(name: 'overview' | (typeof helpTopics)[number]): Entry[] {
    const { title, lead, sections } = helpText(language, name);
    const path = name === 'overview' ? '/help' : helpPath(name);
    const ofPage = setOf(title);
    return [
      { title, path, words: { title: ofPage, page: new Set(), text: setOf(lead) } },
      ...sections.map((section): Entry => {
        const words = { title: setOf(section.title), page: ofPage, text: setOf(plainText(section.body)) };
        return { title: section.title, of: title, path: `${path}#${section.id}`, words };
      }),
    ];
  }
}

function setOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text));
}

/** The words of a text, each once, in lower case and without accents. */
function wordsOf(text: string): string[] {
  return [...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [])];
}
