import { countWords, type TextPart } from './compare-words.server.ts';

/** A part of a comparison as it is shown; a gap stands for words that both versions share. */
export type ShownPart = TextPart | { kind: 'gap'; words: number };

/** How much of what is the same stands on each side of a change, in characters. */
const around = 160;

/** Leaves out what lies far from every change, so that the changes of a long text are seen at a glance. */
export function shortenParts(parts: readonly TextPart[]): ShownPart[] {
  return parts.flatMap((part, index): ShownPart[] => {
    if (part.kind !== 'same') return [part];
    const { text } = part;
    const head = index === 0 ? '' : beginning(text);
    const tail = index === parts.length - 1 ? '' : ending(text);
    const words = countWords(text.slice(head.length, text.length - tail.length));
    // A gap of a few words would take the place of the words.
    if (head.length + tail.length + around > text.length) return [part];
    // The gap stands on a line of its own.
    const shown: ShownPart[] = [same(head.trimEnd()), { kind: 'gap', words }, same(tail.trimStart())];
    return shown.filter((one) => one.kind === 'gap' || one.text !== '');
  });
}

const same = (text: string): TextPart => ({ kind: 'same', text });

/** The first words of a text, to the end of the word that is reached. */
function beginning(text: string): string {
  const end = text.slice(around).search(/\s/);
  return end < 0 ? text : text.slice(0, around + end);
}

/** The last words of a text, from the beginning of the word that is reached. */
function ending(text: string): string {
  const start = text.slice(0, Math.max(0, text.length - around)).search(/\s\S*$/);
  return start < 0 ? text : text.slice(start);
}
