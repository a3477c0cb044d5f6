import { type FoundColumn, spacedName } from '../index/found-column.ts';
import type { StemSequence } from '../index/full-text.store.ts';
import { bodyInLanguage } from '../describe/body-in-language.ts';
import type { SearchColumnsStore } from '../index/search-columns.store.ts';
import { analyseText } from '../words/analyse-text.ts';

/** A piece of a text, and whether it is what was looked for. */
export type Segment = { text: string; match: boolean };

const EXCERPT = 280;
const BEFORE_MATCH = 60;

/** The whole text in pieces, or undefined when nothing in it was looked for. */
export function highlightText(text: string, wanted: readonly StemSequence[]): Segment[] | undefined {
  const segments: Segment[] = [];
  const add = (start: number, end: number, match: boolean) => {
    const last = segments.at(-1);
    // Pairs of Chinese or Japanese characters overlap or follow each other at once.
    if (last?.match === match) last.text += text.slice(start, end);
    else if (end > start) segments.push({ text: text.slice(start, end), match });
  };
  let position = 0;
  for (const word of analyseText(text)) {
    if (!isWanted(word, wanted)) continue;
    add(position, Math.max(position, word.start), false);
    add(Math.max(position, word.start), word.end, true);
    position = word.end;
  }
  if (segments.length === 0) return undefined;
  add(position, text.length, false);
  return segments;
}

/** A piece of a longer text around the first match, in plain words without Markdown. */
export function highlightExcerpt(markdown: string, wanted: readonly StemSequence[]): Segment[] | undefined {
  const text = plainText(markdown);
  const first = analyseText(text).find((word) => isWanted(word, wanted));
  if (!first) return undefined;
  const start = first.start <= BEFORE_MATCH ? 0 : wordStart(text, first.start - BEFORE_MATCH);
  const end = start + EXCERPT >= text.length ? text.length : wordStart(text, start + EXCERPT);
  const excerpt = `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
  return highlightText(excerpt, wanted);
}

function isWanted(word: { folded: string; stem: string }, wanted: readonly StemSequence[]): boolean {
  return wanted.some(({ stems, prefix }) =>
    stems.some((stem, index) =>
      prefix && index === stems.length - 1
        ? word.stem.startsWith(stem) || word.folded.startsWith(stem)
        : word.stem === stem,
    ),
  );
}

// The nearest blank before a place, so that no word is cut; a text without blanks is cut where it must be.
function wordStart(text: string, place: number): number {
  const blank = text.lastIndexOf(' ', place);
  return blank > place - BEFORE_MATCH ? blank + 1 : place;
}

/** Enough to find a match in; a whole book of notes is not worth reading for an excerpt. */
const LONGEST_NOTES = 20_000;

// Headings and items of lists become sentences: without their marks they would run into each other.
function plainText(markdown: string): string {
  return markdown
    .slice(0, LONGEST_NOTES)
    .replaceAll(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/^[ \t]*(?:#{1,6}|[-*+>]|\d{1,3}\.)[ \t]+/gm, '\n')
    .replaceAll(/[*`~|]+|(?<!\w)_+|(?<!_)_+(?!\w)/g, '')
    .replaceAll(/([^\s.,:;!?…।。])[ \t]*\n[ \t]*\n/g, '$1. ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Where in a dataset the wanted words stand. `columns` are those of its tables whose names hold one. */
export type Highlight = { title?: Segment[]; notes?: Segment[]; columns?: Segment[][] };

/** What is read of a found dataset. */
type Found = { id: string; title: string; notes: string | null };

/** More than a person looks at on one page. */
const MOST_DATASETS = 100;
/** A table with more columns is looked at up to here. */
const MOST_COLUMNS = 300;
const SHOWN_COLUMNS = 6;

/** Marks the wanted words in datasets, by the ids of these. */
export async function highlightDatasets(
  found: readonly { ordinal: number; body: string }[],
  wanted: readonly StemSequence[],
  { columns, language }: { columns: SearchColumnsStore; language?: string | undefined },
): Promise<Record<string, Highlight>> {
  if (wanted.length === 0) return {};
  const highlights = found.slice(0, MOST_DATASETS).map(async ({ ordinal, body }) => {
    const { id, title, notes } = JSON.parse(body) as Found;
    const inTitle = highlightText(title, wanted);
    const inNotes = highlightExcerpt(notes ?? '', wanted);
    const held = await columns.bodiesOf(ordinal, MOST_COLUMNS);
    const inColumns = highlightColumns(
      held.map((column) => bodyInLanguage(column, language)),
      wanted,
    );
    const highlight: Highlight = {
      ...(inTitle && { title: inTitle }),
      ...(inNotes && { notes: inNotes }),
      ...(inColumns.length > 0 && { columns: inColumns }),
    };
    return [id, highlight] as const;
  });
  return Object.fromEntries(await Promise.all(highlights));
}

/** How a column is called, with the wanted words marked; undefined where none stands in its label or name. */
export function highlightName(
  { name, label }: Pick<FoundColumn, 'name' | 'label'>,
  wanted: readonly StemSequence[],
): Segment[] | undefined {
  return (
    (label === null ? undefined : highlightText(label, wanted)) ?? highlightText(spacedName(name), wanted)
  );
}

function highlightColumns(bodies: readonly string[], wanted: readonly StemSequence[]): Segment[][] {
  const marked = bodies.flatMap((body) => {
    const segments = highlightName(JSON.parse(body) as FoundColumn, wanted);
    return segments ? [segments] : [];
  });
  const distinct = new Map(marked.map((segments) => [segments.map(({ text }) => text).join(''), segments]));
  // Those that hold most of what was looked for first.
  const matches = (segments: readonly Segment[]) => segments.filter(({ match }) => match).length;
  return [...distinct.values()].sort((one, other) => matches(other) - matches(one)).slice(0, SHOWN_COLUMNS);
}
