import type { NumberStyle } from '../format/value-text.ts';
import type { Theme } from '../colour/palette.ts';
import type { Ground } from '../topology/ground.ts';
import type { Topology } from '../topology/map-areas.ts';

/** Pictures for other sites: Open Graph (1200 × 630) and square (1080 × 1080), in bigger type. */
export type PictureSize = 'og' | 'square';

/** A part of a map: how many times larger than the whole, around which place of the whole (0 to 1). */
export type MapView = { scale: number; x: number; y: number };

/** What a picture says of where it comes from, for wherever it is taken. */
export type Imprint = {
  /** The name of the site that draws it. */
  site: string;
  /** Under which licence each of its tables is; null where none is stated. Own rows have none. */
  licenses: readonly (string | null)[];
  /** Where the chart is looked at, without the scheme. */
  address: string;
};

/** How a chart is to look; what it shows stands in its specification. */
export type ChartOptions = NumberStyle & {
  theme: Theme;
  /** In pixels. */
  width: number;
  /** In pixels; follows from what is drawn where absent. */
  height?: number | undefined;
  /** A picture of a fixed size instead; width and height do not count then. */
  size?: PictureSize | undefined;
  /** Without title, caption and ground, for pages that say them in words beside it. */
  bare?: boolean | undefined;
  /** Shapes of the areas of a map, as `planarTopology` makes them. */
  drawing?: Topology | undefined;
  /** What a map of points is drawn upon. */
  ground?: Ground | undefined;
  /** The visitor who made the chart, where readers are to know that it is a visitor's; null without a name. */
  maker?: { name: string | null } | undefined;
  /** Written below the source. */
  imprint?: Imprint | undefined;
  /** The part of a map that is looked at. */
  view?: MapView | undefined;
};

/** From the edges of a picture with title and source to what it shows. */
export const MARGIN = 20;

/** How wide a chart is without what is around it. */
export function innerWidth({ width, bare }: Pick<ChartOptions, 'width' | 'bare'>): number {
  return bare ? width : width - 2 * MARGIN;
}

/** Pixels of pictures for other sites, and how much larger than on a page everything in them is. */
const pictures: Readonly<Record<PictureSize, { width: number; height: number; zoom: number }>> = {
  og: { width: 1200, height: 630, zoom: 1.75 },
  square: { width: 1080, height: 1080, zoom: 1.8 },
};

/** The options to lay a chart out with, and the size it is shown in. */
export function pictureSize(options: ChartOptions): {
  layout: ChartOptions;
  shown: { width: number; height: number } | undefined;
} {
  if (!options.size) return { layout: options, shown: undefined };
  const { width, height, zoom } = pictures[options.size];
  return {
    layout: { ...options, width: Math.round(width / zoom), height: Math.round(height / zoom) },
    shown: { width, height },
  };
}
