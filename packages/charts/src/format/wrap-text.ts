/** Faces of the sites: what one operates is in the sans, titles are in the serif. */
export type Face = 'sans' | 'serif';

/**
 * Widths of the characters from space to tilde in hundredths of the font size: Anek Latin 400 and Source Serif 4
 * 600. There is no canvas to measure with, and the browser must lay out what the server does. Figures and what stands
 * between them are as wide as in Noto Sans, where all digits are alike: axes leave no room for a wider face.
 */
// biome-ignore format: a table
const widths: Readonly<Record<Face, readonly number[]>> = {
  sans: [
    21, 23, 34, 59, 52, 83, 63, 18, 30, 30, 38, 50, 27, 41, 27, 42, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 27, 27, 52, 52, 52, 44,
    83, 58, 58, 51, 59, 52, 50, 59, 62, 24, 41, 57, 49, 75, 62, 60, 56, 60, 58, 52, 53, 61, 57, 82, 57, 55, 52, 31, 42, 31, 42, 45,
    28, 49, 54, 43, 54, 50, 38, 51, 53, 22, 23, 49, 22, 82, 53, 52, 54, 54, 37, 44, 40, 53, 49, 75, 49, 49, 45, 34, 24, 34, 54,
  ],
  serif: [
    23, 31, 42, 54, 54, 95, 74, 21, 38, 38, 46, 55, 31, 33, 31, 36, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 31, 31, 55, 55, 55, 43,
    87, 71, 67, 66, 74, 63, 61, 72, 81, 39, 39, 73, 62, 93, 76, 74, 64, 74, 71, 56, 65, 76, 71, 102, 68, 67, 59, 36, 36, 36, 55, 53,
    40, 55, 63, 53, 62, 54, 37, 57, 65, 34, 31, 62, 34, 96, 65, 59, 63, 61, 47, 47, 37, 64, 58, 85, 58, 59, 50, 36, 30, 36, 55,
  ],
};
const FIRST = 32;
/** Pictures in other pages fall back to faces of the reader, which run a little wider. */
const ALLOWANCE = 1.06;
/** Names of any length that end where the picture does need more room: so much wider are the widest of those faces. */
export const WIDER_FACE = 1.14;
/** Han, kana and Hangul are as wide as they are high; of other letters this is the mean. */
const WIDE_FROM = 0x2e80;
const MEAN = 57;
/** The minus sign of figures, in the widest of the faces that pictures fall back to. */
const MINUS = { code: 0x2212, width: 80 };

/** How wide a text is, about, in pixels. */
export function textWidth(text: string, fontSize: number, face: Face = 'sans'): number {
  let hundredths = 0;
  for (const character of text.normalize('NFC')) hundredths += widthOf(character, widths[face]);
  return (hundredths / 100) * fontSize * ALLOWANCE;
}

function widthOf(character: string, table: readonly number[]): number {
  // A letter with an accent is as wide as without.
  const code = character.normalize('NFD').codePointAt(0) ?? FIRST;
  if (code === MINUS.code) return MINUS.width;
  const known = table[(code === 0xa0 || code === 0x202f ? FIRST : code) - FIRST];
  return known ?? (code >= WIDE_FROM && code < 0xd7ff ? 100 : MEAN);
}

/** Breaks a text between words into lines no wider than `width` pixels; a word that is wider has its own. */
export function wrapText(text: string, width: number, fontSize: number, face: Face = 'sans'): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n\r\t]+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, fontSize, face) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** The first lines of a text; the last one shows where it was cut. Words that are too wide are cut too. */
export function wrapLines(
  text: string,
  width: number,
  fontSize: number,
  most: number,
  face: Face = 'sans',
): string[] {
  const lines = wrapText(text, width, fontSize, face);
  const kept = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')] : lines;
  return kept.map((line) => shortenText(line, width, fontSize, face));
}

/** Cuts a text that would be wider than `width` pixels. */
export function shortenText(text: string, width: number, fontSize: number, face: Face = 'sans'): string {
  if (textWidth(text, fontSize, face) <= width) return text;
  const room = width - textWidth('…', fontSize, face);
  let kept = '';
  for (const character of text) {
    if (kept !== '' && textWidth(kept + character, fontSize, face) > room) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** Cuts a text that would be wider than `width` pixels in its middle, so that its beginning and its end are read. */
export function shortenMiddle(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  const characters = Array.from(text);
  let kept = characters.length - 1;
  const written = () => {
    const head = characters
      .slice(0, Math.ceil(kept / 2))
      .join('')
      .trimEnd();
    return `${head}…${characters
      .slice(characters.length - Math.floor(kept / 2))
      .join('')
      .trimStart()}`;
  };
  while (kept > 2 && textWidth(written(), fontSize) > width) kept -= 1;
  return written();
}
