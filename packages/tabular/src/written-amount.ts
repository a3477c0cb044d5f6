import { withoutEnds } from './convert-value.ts';
import { digitSpaces, minusSign } from './value-kinds.ts';

const SIGN = `[-+${minusSign}]?`;
const MONEY = '(?:\\p{Sc}|Rs\\.?)';
const SPACE = `[${digitSpaces}]?`;
const AMOUNT = new RegExp(
  `^${SIGN}\\(?${SIGN}${MONEY}?${SPACE}[0-9][0-9.,]*${SPACE}(?:[%‰]|${MONEY})?\\)?$`,
  'u',
);
const MARK = /[%‰()\p{Sc}]|Rs/u;

/**
 * Finds out whether texts are numbers some of which have a sign that keeps them texts: of a currency, of percent, or
 * brackets for what is lost.
 * @returns the first that has one; undefined where none has, or where other texts are among them
 */
export function markedAmount(texts: readonly string[]): string | undefined {
  const plain = texts.map(withoutEnds);
  return plain.every((text) => AMOUNT.test(text)) ? plain.find((text) => MARK.test(text)) : undefined;
}
