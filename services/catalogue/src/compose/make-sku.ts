import { randomInt } from 'node:crypto';
import { frequencyCode, granularityCode } from './controlled-terms.ts';

const DATASET_LENGTH = 12;
const SOURCE_LENGTH = 6;
const RANDOM_LETTERS = 3;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SMALL_WORDS = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the']);

type Described = {
  datasetName: string;
  sourceName: string | null;
  granularity: string | null;
  frequency: string | null;
};

/**
 * Makes a short name for a resource: `{dataset}-{source}-{granularity}-{frequency}-{random}`, such as
 * `unemployment-bls-dt-yr-kqz`. Only the random letters tell two alike apart: the caller checks that it is free.
 * @param letters how many random ones; three, and more where many alike have taken most of the threes
 */
export function makeSku(
  { datasetName, sourceName, granularity, frequency }: Described,
  letters = RANDOM_LETTERS,
): string {
  const random = Array.from({ length: letters }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [
    plain(datasetName).slice(0, DATASET_LENGTH) || 'data',
    sourceCode(sourceName ?? ''),
    granularityCode(granularity),
    frequencyCode(frequency),
    random,
  ].join('-');
}

/** The initials of a body of several words, or the beginning of its one word. */
function sourceCode(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
    .map(plain)
    .filter((word) => word !== '');
  const code = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '');
  return code.slice(0, SOURCE_LENGTH) || 'src';
}

function plain(text: string): string {
  const withoutMarks = text.normalize('NFD').replace(/\p{M}/gu, '');
  return withoutMarks.toLowerCase().replace(/[^a-z0-9]/g, '');
}
