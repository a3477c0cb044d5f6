import type { ChartDescription, ChartSpec, DigitGrouping, Locale } from '@gazetteer/charts';
import { pngSize, renderPng } from '@gazetteer/charts/png';
import type { Datastore } from '@gazetteer/datastore';
import { type Caller, createBoundedQueue } from '@gazetteer/kernel';

/** A chart as a picture, with what it shows in words; without a picture where its rows have no figure. */
export type Picture = {
  png: Uint8Array | undefined;
  width: number;
  height: number;
  description: ChartDescription;
};

/** How a picture looks, and what it says of where it comes from. */
export type PictureLook = {
  locale: Locale;
  digitGrouping: DigitGrouping;
  site: string;
  license: string | null;
  /** Where the table is looked at. */
  address: string;
};

/** Of the drawing, in pixels; letters of a picture that is made smaller can still be read. */
const WIDTH = 760;
/** Pixels for each of the drawing's own; one where the picture would be large, as a map of thousands of areas is. */
const SCALE = 1.5;
const LARGE_BYTES = 256 * 1024;

/** Makes the drawer of pictures: what is drawn is drawn with the caller's rights, and few at once. */
export function pictureDrawer(charts: Pick<Datastore['charts'], 'draw'>) {
  const queue = createBoundedQueue({ concurrency: 1, waiting: 20 });
  return async (caller: Caller, spec: ChartSpec, look: PictureLook): Promise<Picture> => {
    const { locale, digitGrouping, site, license, address } = look;
    const { svg, description, isEmpty } = await charts.draw(caller, spec, {
      theme: 'light',
      locale,
      digitGrouping,
      width: WIDTH,
      imprint: { site, licenses: [license], address: address.replace(/^https?:\/\//, '') },
    });
    const [, width, height] = /<svg [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    const paint = async (scale: number) => {
      const size = pngSize({ width: Number(width), height: Number(height) }, scale);
      return { png: await queue(() => renderPng(svg, size)), ...size };
    };
    if (isEmpty) return { png: undefined, width: 0, height: 0, description };
    const large = await paint(SCALE);
    return { ...(large.png.length > LARGE_BYTES ? await paint(1) : large), description };
  };
}
