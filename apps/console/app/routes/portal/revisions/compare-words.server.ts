import { diffArrays, diffWordsWithSpace } from 'diff';

/** A stretch of text that two versions share, or that one of them has alone. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** What became of a text: its parts in order, and how many words came and went. */
export interface TextComparison {
  parts: readonly TextPart[];
  added: number;
  removed: number;
}

/** Texts that have hardly a word in common take long; they are shown as one that went and one that came. */
const patience = 250;

/**
 * Compares two texts, first paragraph by paragraph, then word by word within those that changed, so that a long text
 * costs as much as its changes do.
 */
export function compareWords(before: string, after: string): TextComparison {
  const deadline = Date.now() + patience;
  const paragraphs = diffArrays(linesOf(before), linesOf(after), { timeout: patience });
  const parts = paragraphs
    ? withinParagraphs(
        paragraphs.map(({ added, removed, value }) => part(kindOf(added, removed), value.join(''))),
        deadline,
      )
    : replaced(before, after);
  return { parts, added: wordsIn(parts, 'added'), removed: wordsIn(parts, 'removed') };
}

/** The number of words in a text, in any script. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu)?.length ?? 0;
}

function withinParagraphs(paragraphs: readonly TextPart[], deadline: number): TextPart[] {
  const parts: TextPart[] = [];
  for (let index = 0; index < paragraphs.length; index += 1) {
    const [one, other] = [paragraphs[index], paragraphs[index + 1]];
    if (!one) break;
    if (one.kind === 'removed' && other?.kind === 'added') {
      parts.push(...betweenWords(one.text, other.text, deadline));
      index += 1;
    } else parts.push(one);
  }
  return parts;
}

function betweenWords(before: string, after: string, deadline: number): TextPart[] {
  const words = diffWordsWithSpace(before, after, { timeout: Math.max(1, deadline - Date.now()) });
  if (!words) return replaced(before, after);
  return words.map(({ added, removed, value }) => part(kindOf(added, removed), value));
}

function replaced(before: string, after: string): TextPart[] {
  return [part('removed', before), part('added', after)].filter(({ text }) => text !== '');
}

function kindOf(added: boolean, removed: boolean): TextPart['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}

function part(kind: TextPart['kind'], text: string): TextPart {
  return { kind, text };
}

/** Lines with their ends, which are part of the text. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function wordsIn(parts: readonly TextPart[], kind: TextPart['kind']): number {
  return parts.reduce((count, one) => (one.kind === kind ? count + countWords(one.text) : count), 0);
}
