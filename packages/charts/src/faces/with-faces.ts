import { readFileSync } from 'node:fs';
import { type FaceFile, faceFiles, letters } from './face-files.ts';

const isPlain = new Set(letters.plain);
const rules = new Map<FaceFile, string>();

/**
 * Puts the sites' faces into an SVG that `renderSvg` drew, as far as its texts need them. A picture in a page may load
 * nothing and use no font of that page: without them it would show the reader's own faces beside ours.
 */
export function withFaces(svg: string): string {
  const texts = textsOf(svg);
  const needed = faceFiles.filter(({ family, weight, part }) => {
    const text = texts.get(`${family} ${weight}`) ?? '';
    return part === 'plain' ? text !== '' : Array.from(text).some((letter) => !isPlain.has(letter));
  });
  return svg.replace(/^<svg [^>]*>/, (root) => `${root}<style>${needed.map(ruleOf).join('')}</style>`);
}

/** The letters of each face: groups of texts say which it is. */
function textsOf(svg: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [, look = '', content = ''] of svg.matchAll(
    /<g ([^>]*)>((?:<text[^>]*>[^<]*<\/text>)+)<\/g>/g,
  )) {
    const family = look.includes('Source Serif 4') ? 'Source Serif 4' : 'Anek Latin';
    const weight = look.includes('font-weight="600"') ? 600 : 400;
    const key = `${family} ${weight}`;
    texts.set(key, (texts.get(key) ?? '') + content.replaceAll(/<[^<>]*>/g, ''));
  }
  return texts;
}

function ruleOf(face: FaceFile): string {
  const known = rules.get(face);
  if (known !== undefined) return known;
  const bytes = readFileSync(face.file).toString('base64');
  const range = face.part === 'plain' ? '' : `;unicode-range:${rangeOf(letters.accents)}`;
  const rule = `@font-face{font-family:'${face.family}';font-weight:${face.weight};src:url(data:font/woff2;base64,${bytes})${range}}`;
  rules.set(face, rule);
  return rule;
}

function rangeOf(text: string): string {
  return Array.from(text, (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`).join(',');
}
