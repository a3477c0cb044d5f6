/** Mean width of a character of our faces, in parts of the font size. There is no canvas to measure with. */
const CHARACTER_WIDTH = 0.56;

/** How wide a text is, about, in pixels. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * CHARACTER_WIDTH;
}

/** Breaks a text between words into lines no wider than `width` pixels. */
export function wrapText(text: string, width: number, fontSize: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, fontSize) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** Cuts a text that would be wider than `width` pixels. */
export function shortenText(text: string, width: number, fontSize: number): string {
  const characters = Math.max(1, Math.floor(width / (fontSize * CHARACTER_WIDTH)));
  return text.length <= characters ? text : `${text.slice(0, characters - 1).trimEnd()}…`;
}
