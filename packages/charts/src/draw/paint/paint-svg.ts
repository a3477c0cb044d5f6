import type { Palette } from '../../colour/palette.ts';
import { SANS, type Shapes } from '../frame/shapes.ts';
import { escapeText } from './escape-text.ts';
import { type Paint, writeShapes } from './write-shapes.ts';

/** A chart with a place for everything. */
export type PlacedChart = {
  shapes: Shapes;
  width: number;
  height: number;
  /** From the edges to the origin of the shapes. */
  margin: number;
  /** The colour behind all; none where the page's own is to show. */
  ground: string | undefined;
};

/**
 * Writes a chart as SVG text: the same text in the browser and on the server.
 * @param alt what the picture shows, as its label
 * @param shown the size it is shown in, where that is not its own
 */
export function paintSvg(
  { shapes, width, height, margin, ground }: PlacedChart,
  { alt, palette, shown = { width, height } }: { alt: string; palette: Palette; shown?: Size | undefined },
): string {
  const hatching = hatchingOf(palette);
  const paint: Paint = (colour) => (colour === palette.noData.ground ? hatching.fill : colour);
  const drawn = writeShapes(shapes, paint);
  return (
    `<svg role="img" aria-label="${escapeText(alt)}" xmlns="http://www.w3.org/2000/svg" ` +
    `width="${shown.width}" height="${shown.height}" viewBox="0 0 ${width} ${height}">` +
    (drawn.includes(hatching.fill) ? hatching.pattern : '') +
    (ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : '') +
    // Scaled pictures would else have their letters set for another size, one over the other.
    `<g fill="none" text-rendering="geometricPrecision" font-family="${SANS}"${margin > 0 ? ` transform="translate(${margin},${margin})"` : ''}>${drawn}</g></svg>`
  );
}

type Size = { width: number; height: number };

/** Areas without figures are hatched: a shade of grey could be taken for one of the classes. */
function hatchingOf({ noData: { ground, line } }: Palette) {
  // A page may hold a light and a dark chart at once.
  const id = `no-data-${ground.slice(1)}`;
  return {
    fill: `url(#${id})`,
    pattern:
      `<defs><pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
      `<rect width="5" height="5" fill="${ground}"/><path d="M0 0V5" stroke="${line}" stroke-width="2"/></pattern></defs>`,
  };
}
