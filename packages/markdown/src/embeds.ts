/** Pixels. */
export type PictureSize = { width: number; height: number };

/** A picture of the library as pages show it: in several forms and widths, of which the browser takes one. */
export type Picture = {
  id: string;
  alt: string;
  /** Of the largest form. */
  width: number;
  height: number;
  /** The best form first. */
  sources: { type: 'image/avif' | 'image/webp' | 'image/jpeg'; srcset: string }[];
  /** For whoever knows no `srcset`: a JPEG of middle size. */
  src: string;
};

/** A saved chart as a text shows it. */
export type ChartEmbed = {
  title: string;
  alt: string;
  /** The size of the picture without title (`bare`) at these widths, so that nothing moves while it loads. */
  drawn: PictureSize;
  /** The one for phones, where letters of the other would be too small. */
  drawnForPhone?: PictureSize;
  /** Where the figures come from. */
  datasets: { title: string; url: string }[];
};

/** A dataset as a text shows it. */
export type DatasetEmbed = {
  title: string;
  /** Who publishes it. */
  publisher: string | null;
  /** A sentence or two, as plain text. */
  description: string | null;
};

/** The handles of charts, names of datasets and ids of pictures that a text shows, each once. */
export type FoundEmbeds = { charts: string[]; datasets: string[]; media: string[] };

/** What was found of them; one that is missing may not be seen, or is gone. */
export type Embeds = {
  charts: ReadonlyMap<string, ChartEmbed>;
  datasets: ReadonlyMap<string, DatasetEmbed>;
  media: ReadonlyMap<string, Picture>;
};
