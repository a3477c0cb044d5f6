import type { Variant } from '../model/content-context.ts';
import { pictureFormats, type Media, widthsOf } from '../model/picture.ts';
import { openImage } from './open-image.ts';

const QUALITY = 75;
// The next steps save a twentieth of the bytes and take ten times as long.
const AVIF_EFFORT = 2;

/** All forms of a picture, the smallest first. */
export function variantsOf(media: Pick<Media, 'width'>): Variant[] {
  return widthsOf(media).flatMap((width) => pictureFormats.map((format) => ({ width, format })));
}

/** The form that a file name asks for; undefined where the picture has no such form. */
export function readVariant(media: Pick<Media, 'width'>, file: string): Variant | undefined {
  return variantsOf(media).find((variant) => fileOf(variant) === file);
}

export function fileOf({ width, format }: Variant): string {
  return `${width}.${format}`;
}

/**
 * Makes one form of the picture in a file: upright, in the colours of screens, without anything else that the file
 * says, such as where it was taken.
 * @throws Error for a file that cannot be read to its end
 */
export async function drawVariant(path: string, { width, format }: Variant): Promise<Buffer> {
  const image = (await openImage(path)).autoOrient().resize({ width });
  if (format === 'avif') return image.avif({ quality: QUALITY, effort: AVIF_EFFORT }).toBuffer();
  if (format === 'webp') return image.webp({ quality: QUALITY }).toBuffer();
  // What is seen through would be black.
  return image.flatten({ background: '#fff' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}
