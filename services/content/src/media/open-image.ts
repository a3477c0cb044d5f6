import type { Sharp, default as sharpOf } from 'sharp';

/** 8,064 × 6,048, as the finest phones have it, and a little more; anything larger would only fill the memory. */
export const MOST_PIXELS = 50_000_000;

/** Readers of the formats we take. SVG, PDF and the like can hold what runs or reaches elsewhere. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`);

let opened: Promise<typeof sharpOf> | undefined;

/**
 * Opens a file as an image in one of the formats we take, by its content; of one with many pictures, the first.
 * @param limitInputPixels false to read only its head, whatever that says
 */
export async function openImage(
  path: string,
  limitInputPixels: number | false = MOST_PIXELS,
): Promise<Sharp> {
  // Fetched when it is first needed: most processes never see a picture.
  opened ??= import('sharp').then(({ default: sharp }) => limited(sharp));
  const sharp = await opened;
  return sharp(path, { limitInputPixels, failOn: 'error' });
}

function limited(sharp: typeof sharpOf): typeof sharpOf {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  // One picture takes one core, and what is left belongs to everybody else; each is read once, so nothing is kept.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
