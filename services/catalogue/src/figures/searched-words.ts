const LONGEST = 60;
/** Of the text as it was typed: no search that is counted has so many signs and blanks in it. */
const LONGEST_READ = 500;
const LONGEST_WORD = 30;
const MOST_WORDS = 8;
/** As many digits as a number has that may be somebody's; years do not count. */
const DIGITS_OF_NUMBERS = 5;

const YEAR = /(?<!\p{Nd})(?:1[6-9]|20)\d\d(?!\p{Nd})/gu;
const ADDRESS = /@|:\/\/|\bwww\.|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}/u;

/**
 * The words of a search as they are counted: in lower case, signs and blanks made alike, in their order.
 * @returns undefined for what may tell of a person: addresses, numbers of telephones or of anything else, secrets, whole sentences
 */
export function searchedWords(text: string): string | undefined {
  if (text.length > LONGEST_READ) return undefined;
  const plain = text.normalize('NFKC').toLowerCase();
  const digits = plain.replaceAll(YEAR, '').match(/\p{Nd}/gu)?.length ?? 0;
  if (ADDRESS.test(plain) || digits >= DIGITS_OF_NUMBERS) return undefined;
  const words = plain
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{M}\p{N}'-]+/u)
    .map((word) => word.replaceAll(/^['-]+|['-]+$/g, ''))
    .filter((word) => word !== '');
  const counted = words.join(' ');
  const isTooLong =
    counted.length > LONGEST || words.length > MOST_WORDS || words.some((word) => word.length > LONGEST_WORD);
  return counted.length < 2 || isTooLong ? undefined : counted;
}
