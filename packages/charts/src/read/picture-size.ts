import type { ChartOptions, PictureSize } from './chart-options.ts';

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
