import { type Language, languages } from '@gazetteer/site';
import { compareWords } from './compare-words.server.ts';
import type { Version } from './revision.ts';
import { shortenParts, type ShownPart } from './shorten-parts.server.ts';

const textFields = ['title', 'excerpt', 'body'] as const;
type TextField = (typeof textFields)[number];

/** What an article has besides its texts, in the order it is told. */
const facts = {
  kind: ({ kind }) => [kind],
  state: ({ state }) => [state],
  publish_at: ({ publish_at }) => listed(publish_at),
  slug: ({ slug }) => [slug],
  authors: ({ authors }) => authors,
  tags: ({ tags }) => tags,
  featured_media: ({ featured_media }) => listed(featured_media),
  datasets: ({ datasets }) => datasets,
  starts_at: ({ event }) => listed(event?.starts_at),
  ends_at: ({ event }) => listed(event?.ends_at),
  place: ({ event }) => listed(event?.place),
} as const satisfies Record<string, (version: Version) => readonly string[]>;

export type FactName = keyof typeof facts;
const factNames = Object.keys(facts) as FactName[];

/** One value or several that are no longer what they were. */
export interface FactChange {
  field: FactName;
  before: readonly string[];
  after: readonly string[];
}

/** A text that is no longer what it was, word by word. */
export interface TextChange {
  language: Language;
  field: TextField;
  parts: readonly ShownPart[];
  /** Words that came and went. */
  added: number;
  removed: number;
}

export interface VersionComparison {
  facts: readonly FactChange[];
  texts: readonly TextChange[];
}

/** Something that changed, named: a field, with its language where it is a text. */
export type ChangeName = { field: FactName } | { field: TextField; language: Language };

/** Which fields differ between two versions; a language that came or went differs by its title. */
export function listChanges(before: Version, after: Version): ChangeName[] {
  const texts = languages.flatMap((language) =>
    textFields
      .filter((field) => textOf(before, language, field) !== textOf(after, language, field))
      .map((field) => ({ field, language })),
  );
  const others = factNames.filter((field) => !isSame(facts[field](before), facts[field](after)));
  return [...texts, ...others.map((field) => ({ field }))];
}

/**
 * Compares two versions of an article: its texts word by word, everything else as it was and as it is.
 * @param isWhole shows also what lies far from every change
 */
export function compareVersions(before: Version, after: Version, isWhole: boolean): VersionComparison {
  const changes = listChanges(before, after);
  return {
    facts: changes.flatMap((change) => {
      if ('language' in change) return [];
      const { field } = change;
      return [{ field, before: facts[field](before), after: facts[field](after) }];
    }),
    texts: changes.flatMap((change) => {
      if (!('language' in change)) return [];
      const { field, language } = change;
      const { parts, ...words } = compareWords(
        textOf(before, language, field),
        textOf(after, language, field),
      );
      return [{ field, language, parts: isWhole ? parts : shortenParts(parts), ...words }];
    }),
  };
}

function textOf({ texts }: Version, language: Language, field: TextField): string {
  return texts[language]?.[field] ?? '';
}

function listed(value: string | null | undefined): readonly string[] {
  return value ? [value] : [];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, place) => value === other[place]);
}
