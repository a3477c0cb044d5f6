import type { TopLevelSpec } from 'vega-lite';
import { describeChart } from '../describe/describe-chart.ts';
import { palettes, type Palette } from '../colour/palette.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { pictureSize, type ChartOptions } from '../read/chart-options.ts';
import { toVegaLite } from './lay-out-chart.ts';
import { compactPath } from './compact-path.ts';

/**
 * Draws a chart as SVG text, in the browser or on the server, without a canvas. The libraries are loaded at the
 * first call. Its `aria-label` says what it shows.
 */
export async function renderSvg(spec: ChartSpec, data: ChartData, options: ChartOptions): Promise<string> {
  const { alt } = describeChart(spec, data, options);
  const { shown } = pictureSize(options);
  const svg = await paintSvg(toVegaLite(spec, data, options), alt, palettes[options.theme]);
  // Only the outer size: what is inside keeps its places.
  return shown
    ? svg.replace(/width="[\d.]+" height="[\d.]+"/, `width="${shown.width}" height="${shown.height}"`)
    : svg;
}

/**
 * Lets Vega paint a specification as SVG text. Formulas run in Vega's interpreter, so that pages need no
 * `unsafe-eval`. The libraries are loaded at the first call.
 * @param alt what the picture shows, as its label
 */
export async function paintSvg(drawing: TopLevelSpec, alt: string, palette: Palette): Promise<string> {
  const [vega, { compile }, { expressionInterpreter }] = await Promise.all([
    import('vega'),
    import('vega-lite'),
    import('vega-interpreter'),
  ]);
  const view = new vega.View(vega.parse(compile(drawing).spec, {}, { ast: true }), {
    renderer: 'none',
    logLevel: vega.Error,
    expr: expressionInterpreter,
  });
  try {
    return polish(await view.toSVG(), alt, palette);
  } finally {
    view.finalize();
  }
}

function polish(svg: string, alt: string, palette: Palette): string {
  const hatching = hatchingOf(palette);
  // Tags only: the texts between them are anybody's.
  const drawn = svg.replace(/<[^>]+>/g, (tag) => shortTag(tag).replaceAll(hatching.colour, hatching.fill));
  const defs = drawn.includes(hatching.fill) ? hatching.pattern : '';
  return drawn.replace(
    /<svg ([^>]*>)/,
    (_all, rest: string) => `<svg role="img" aria-label="${escapeAttribute(alt)}" ${rest}${defs}`,
  );
}

/** Leaves out what Vega says of each part, as the whole is one image with one label, and frames that are not seen. */
function shortTag(tag: string): string {
  if (/^<path d="(?:M0,0h[\d.]+v[\d.]+h-[\d.]+Z)?"(?: display="none")?\/>$/.test(tag)) return '';
  return tag
    .replace(/ (?:role="graphics-[a-z]+"|aria-[a-z]+="[^"]*"|class="[^"]*")/g, '')
    .replace(' transform="translate(0,0)"', '')
    .replace(/\bd="([^"]*)"/, (_all, path: string) => `d="${compactPath(path)}"`);
}

/** Vega knows no patterns: the colour that marks areas without data becomes one. */
function hatchingOf({ noData: { ground, line } }: Palette) {
  const colour = `fill="${ground}"`;
  // A page may hold a light and a dark chart at once.
  const id = `no-data-${ground.slice(1)}`;
  const pattern =
    `<defs><pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<rect width="5" height="5" ${colour}/><path d="M0 0V5" stroke="${line}" stroke-width="2"/></pattern></defs>`;
  return { colour, fill: `fill="url(#${id})"`, pattern };
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
