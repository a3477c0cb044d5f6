import type { Literals } from './text-literals.ts';

/** A shorter piece of a text says nothing about where it comes from. */
const SHORTEST = 3;
/** A word of a program, such as a code of an error; shorter ones are everywhere. */
const ownWord = /^[\w-]{8,}$/;
/** Between placeholders a piece must be longer, because it is looked for inside of what a test says. */
const SHORTEST_PIECE = 6;

/** What a change took away of the texts of the product, and what it put in. */
export type TextChange = { before: readonly string[]; after: readonly string[] };

/**
 * Whether a test quotes a text that a change took away: a string or a pattern of it fits a text before the change and
 * none after it. Tests mostly quote a part of a text, and texts have placeholders (`{{count}} tables`).
 */
export function quotesChange({ texts, patterns }: Literals, { before, after }: TextChange): boolean {
  const sentences = before.filter(isSentence);
  const words = new Set(before.filter((text) => ownWord.test(text) && !after.includes(text)));
  const pieces = sentences.flatMap(piecesOf).filter((piece) => !after.some((text) => text.includes(piece)));
  const isOnlyBefore = (fits: (text: string) => boolean) => sentences.some(fits) && !after.some(fits);
  return (
    texts.some(
      (text) =>
        words.has(text) ||
        (text.trim().length >= SHORTEST && isOnlyBefore((one) => one.includes(text))) ||
        pieces.some((piece) => text.includes(piece)),
    ) || patterns.some((pattern) => !pattern.test('') && isOnlyBefore((one) => pattern.test(one)))
  );
}

/** Written for people: words with spaces between them, or one that begins with a capital letter, such as a label. */
function isSentence(text: string): boolean {
  return /\p{L}\s+\S*\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text);
}

/** The parts of a text that stand between its placeholders. */
function piecesOf(text: string): string[] {
  return text.split(/\{\{[^}]*\}\}|\$\{[^}]*\}/).filter((piece) => piece.trim().length >= SHORTEST_PIECE);
}
