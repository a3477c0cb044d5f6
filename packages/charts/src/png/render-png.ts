import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { paintOtherTexts, takeOtherTexts } from './other-letters.ts';

const require = createRequire(import.meta.url);

/**
 * The sites' faces, which charts name first; letters beyond Western Europe are in files of their own, which stand
 * for the next names in the charts' lists. So a picture in a Latin script is the same on a machine without any fonts;
 * other scripts need fonts of the system.
 */
const faces = [
  ['Anek Latin', '@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff2'],
  ['Anek Latin', '@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff2'],
  ['Noto Sans', '@fontsource/anek-latin/files/anek-latin-latin-ext-400-normal.woff2'],
  ['Source Serif 4', '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2'],
  ['Noto Serif', '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2'],
] as const;

const LONGEST = 16_384;
const MOST_PIXELS = 4096 * 4096;
let hasFaces = false;

/**
 * Turns a chart drawn by `renderSvg` into a PNG picture in the sites' own type.
 * @param size of the picture in pixels; its height follows from the chart's shape where absent
 * @throws RangeError for a picture longer than 16,384 pixels or of more than 16.8 million
 */
export async function renderPng(svg: string, size: { width: number; height?: number }): Promise<Buffer> {
  registerFaces();
  const [, ownWidth = '1', ownHeight = '1'] =
    /<svg [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const width = Math.round(size.width);
  const height = Math.round(size.height ?? (size.width * Number(ownHeight)) / Number(ownWidth));
  if (!(width > 0 && height > 0) || Math.max(width, height) > LONGEST || width * height > MOST_PIXELS) {
    throw new RangeError(
      `A picture is at most ${LONGEST} pixels long, and has at most ${MOST_PIXELS} of them`,
    );
  }
  // The picture is painted at its final size: scaled afterwards, its lines would be soft.
  const sized = svg.replace(/\bwidth="[\d.]+" height="[\d.]+"/, `width="${width}" height="${height}"`);
  const { rest, texts } = takeOtherTexts(sized);
  const image = await loadImage(Buffer.from(withPlainFamilies(rest)));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, width, height);
  const [, drawnWidth = ownWidth] = /\bviewBox="0 0 ([\d.]+) /.exec(svg) ?? [];
  paintOtherTexts(context, texts, width / Number(drawnWidth));
  return canvas.encode('png');
}

/** The size of a drawing as a picture: so many pixels for each of its own as are asked for, fewer where it is very high. */
export function pngSize(
  drawn: { width: number; height: number },
  scale: number,
): { width: number; height: number } {
  const { width, height } = drawn;
  const most = Math.min(scale, LONGEST / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
  return { width: Math.floor(width * most), height: Math.floor(height * most) };
}

/** Skia reads quotes around the name of a face as a part of it, and would fall back to a face of the system. */
function withPlainFamilies(svg: string): string {
  return svg.replaceAll(/ font-family="[^"]*"/g, (attribute) => attribute.replaceAll("'", ''));
}

function registerFaces(): void {
  if (hasFaces) return;
  for (const [family, file] of faces) GlobalFonts.register(readFileSync(require.resolve(file)), family);
  hasFaces = true;
}
