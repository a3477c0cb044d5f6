import type { Metadata } from 'sharp';
import { invalidPayload } from '../model/content-error.ts';
import type { MediaTable } from '../model/content-tables.ts';
import { MOST_PIXELS, openImage } from './open-image.ts';

/** What the file of a picture says of itself. */
export type ImageFacts = Pick<MediaTable, 'type' | 'width' | 'height'>;

/** The longest side that every format we make can have. */
const LONGEST_SIDE = 16_383;

const formats: Record<string, MediaTable['type']> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
};

/**
 * Reads the head of a picture: its format by its content, and its size as it is looked at.
 * @throws INVALID_PAYLOAD for what is no picture we take, and for one that is too large to work with
 */
export async function inspectImage(path: string): Promise<ImageFacts> {
  const { format, autoOrient } = await readHead(path);
  const type = formats[format];
  if (!type) throw notTaken();
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS) {
    throw invalidPayload({ file: [`has ${width} × ${height} pixels; 50 million at most are taken`] });
  }
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw invalidPayload({ file: [`is ${width} × ${height} pixels; each side has ${LONGEST_SIDE} at most`] });
  }
  return { type, width, height };
}

/** 400 for a file that is no picture we take. */
export function notTaken(): Error {
  return invalidPayload({ file: ['is not a JPEG, PNG, WebP or AVIF picture that can be read'] });
}

async function readHead(path: string): Promise<Metadata> {
  try {
    return await (await openImage(path, false)).metadata();
  } catch {
    throw notTaken();
  }
}
