import { analyseText } from '../words/analyse-text.ts';
import type { StemSequence } from '../index/full-text.store.ts';

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
    .replaceAll(/[*`~|]+|(?<!\w)_+|_+(?!\w)/g, '')
    .replaceAll(/([^\s.,:;!?…।。])[ \t]*\n[ \t]*\n/g, '$1. ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
