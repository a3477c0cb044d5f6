/** A size in pixels. */
export type PictureSize = { width: number; height: number };

/** A picture of the library as pages show it: in several forms and widths, of which the browser takes one. */
export type Picture = {
  id: string;
  alt: string;
  /** The size of the largest form. */
  width: number;
  height: number;
  /** The forms, from the best compressed to the most widely supported. */
  sources: { type: 'image/avif' | 'image/webp' | 'image/jpeg'; srcset: string }[];
  /** A JPEG of medium size, for programs that do not support `srcset`. */
  src: string;
};

/** A saved chart as a text shows it. */
export type ChartEmbed = {
  title: string;
  /** What the figures are: unit, aggregate, what is left out; null where there is nothing to say. */
  subtitle: string | null;
  /** What its maker says about it; null where that is nothing. */
  notes: string | null;
  /** Whose chart it is and who publishes its figures; null where neither is to be said. */
  caption: string | null;
  alt: string;
  /** Whether it is a map: pages that make it answer put buttons below it. */
  isMap: boolean;
  /** The size of the picture without title (`bare`) at these widths, so that nothing moves while it loads. */
  drawn: PictureSize;
  /** The size of the drawing for phones, where the text of the other one would be too small. */
  drawnForPhone?: PictureSize;
  /** The datasets that the chart was made from. */
  datasets: { title: string; url: string }[];
};

/** A dataset as a text shows it. */
export type DatasetEmbed = {
  title: string;
  /** The name of its publisher. */
  publisher: string | null;
  /** A short description in plain text. */
  description: string | null;
};

/** The handles of charts, names of datasets and ids of pictures that a text shows, each once. */
export type FoundEmbeds = { charts: string[]; datasets: string[]; media: string[] };

/** The charts, datasets and pictures that were found. One that is missing was deleted or may not be seen. */
export type Embeds = {
  charts: ReadonlyMap<string, ChartEmbed>;
  datasets: ReadonlyMap<string, DatasetEmbed>;
  media: ReadonlyMap<string, Picture>;
};
