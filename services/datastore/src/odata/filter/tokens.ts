import type { ValueKind } from './expression.ts';
import { filterFault, filterNotOffered } from './filter-fault.ts';

/** A word is a name, an operator or `null`; `at` counts characters from 1, for whoever has to find a mistake. */
export type Token = { kind: 'word' | 'mark' | Exclude<ValueKind, 'bool'>; text: string; at: number };

const DATE = String.raw`\d{4}-\d{2}-\d{2}`;
const TIME = String.raw`\d{2}:\d{2}(?::\d{2}(?:\.\d{1,12})?)?`;
const LETTER = String.raw`[\p{L}\p{Nl}_]`;
const LETTER_OR_DIGIT = String.raw`[\p{L}\p{Nl}_\p{Nd}\p{Mn}\p{Mc}\p{Pc}\p{Cf}]`;

// The order decides: a moment begins like a date, and a date like a number.
const TOKEN = new RegExp(
  [
    String.raw`(?<text>'(?:[^']|'')*')`,
    `(?<timestamp>${DATE}T${TIME}(?:Z|[+-]\\d{2}:\\d{2})?)`,
    `(?<date>${DATE})`,
    `(?<time>${TIME})`,
    String.raw`(?<number>-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)`,
    `(?<word>${LETTER}${LETTER_OR_DIGIT}*)`,
    '(?<mark>[(),])',
  ].join('|'),
  'iuy',
);
const BLANKS = /[ \t]*/y;

const partsNotOffered: Readonly<Record<string, string>> = {
  '@': 'a parameter alias',
  '/': 'a path, or any and all of a collection,',
  $: '$it or $root',
  '-': 'arithmetic',
  '{': 'an object',
  '[': 'a list in brackets',
};

/**
 * Cuts a filter into its tokens.
 * @throws invalid_input and not_implemented for a character that begins none
 */
export function tokenize(filter: string): Token[] {
  const tokens: Token[] = [];
  for (let place = skipBlanks(filter, 0); place < filter.length; ) {
    const token = tokenAt(filter, place);
    tokens.push(token);
    place = skipBlanks(filter, TOKEN.lastIndex);
  }
  return tokens;
}

function skipBlanks(filter: string, place: number): number {
  BLANKS.lastIndex = place;
  BLANKS.exec(filter);
  return BLANKS.lastIndex;
}

function tokenAt(filter: string, place: number): Token {
  TOKEN.lastIndex = place;
  const found = Object.entries(TOKEN.exec(filter)?.groups ?? {}).find(([, text]) => text !== undefined);
  if (!found) throw unreadable(filter, place);
  const [kind, text] = found as [Token['kind'], string];
  const own = kind === 'text' ? text.slice(1, -1).replaceAll("''", "'") : text;
  return { kind, text: own, at: place + 1 };
}

function unreadable(filter: string, place: number) {
  const character = String.fromCodePoint(filter.codePointAt(place) ?? 0);
  if (character === "'") return filterFault(`the text that begins at character ${place + 1} has no end`);
  const part = Object.hasOwn(partsNotOffered, character) ? partsNotOffered[character] : undefined;
  if (part !== undefined) return filterNotOffered(part);
  return filterFault(`${JSON.stringify(character)} at character ${place + 1} cannot be read`);
}
