import type { Picture } from '@gazetteer/markdown';
import type { MediaTable } from './content-tables.ts';
import type { Language } from './languages.ts';

/** A picture of the library as it is kept: its row. */
export type Media = MediaTable;

/** The widths pictures are made in, in pixels: those of the screens there are, at one to three pixels a point. */
const pictureWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** The formats pictures are made in, the best first; each browser takes the first it knows. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

// For browsers that choose nothing, feeds, and previews of links.
const PLAIN_WIDTH = 1200;

/** The widths of one picture: never wider than it came, and one at least. */
export function widthsOf({ width }: Pick<Media, 'width'>): number[] {
  const widths = pictureWidths.filter((one) => one <= width);
  return widths.length > 0 ? widths : [width];
}

/** The width of the form that is shown where only one can be. */
export function plainWidthOf(media: Pick<Media, 'width'>): number {
  return widthsOf(media).findLast((width) => width <= PLAIN_WIDTH) ?? media.width;
}

/** A picture as pages show it, with its alternative text in a language, or in the other where there is none. */
export function pictureOf(media: Media, language: Language): Picture {
  const { id, alt_en, alt_fr } = media;
  const widths = widthsOf(media);
  const address = (width: number, format: PictureFormat) => `/media/${id}/${width}.${format}`;
  const largest = widths.at(-1) ?? media.width;
  return {
    id,
    alt: (language === 'fr' ? (alt_fr ?? alt_en) : (alt_en ?? alt_fr)) ?? '',
    width: largest,
    height: heightAt(media, largest),
    sources: pictureFormats.map((format) => ({
      type: pictureTypes[format],
      srcset: widths.map((width) => `${address(width, format)} ${width}w`).join(', '),
    })),
    src: address(plainWidthOf(media), 'jpg'),
  };
}

/** The height of a picture that is made in a width. */
function heightAt({ width, height }: Pick<Media, 'width' | 'height'>, atWidth: number): number {
  return Math.max(1, Math.round((height * atWidth) / width));
}
