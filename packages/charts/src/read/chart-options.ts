import type { NumberStyle } from '../format/value-text.ts';
import type { Theme } from '../colour/palette.ts';
import type { Topology } from '../topology/planar-topology.ts';

/** Pictures for other sites: Open Graph (1200 × 630) and square (1080 × 1080), in bigger type. */
export type PictureSize = 'og' | 'square';

/** A part of a map: how many times larger than the whole, around which place of the whole (0 to 1). */
export type MapView = { scale: number; x: number; y: number };

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
  /** The part of a map that is looked at. */
  view?: MapView | undefined;
};
