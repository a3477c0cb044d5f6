import type { TopLevelSpec } from 'vega-lite';
import type { ChartOptions } from '../draw/chart-options.ts';
import type { MarkDef } from 'vega-lite/types_unstable/mark.js';
import { chartCaption, chartSubtitle, chartTitle } from './chart-labels.ts';
import type { PreviewSpec } from './preview-spec.ts';
import { palettes, type Palette } from '../palette.ts';
import { wordsIn } from './words.ts';
import { wrapText } from '../wrap-text.ts';

export type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];

/** Where a body may draw: pixels from the top left of the chart. */
export type Place = { top: number; width: number; palette: Palette; options: ChartOptions };

/** What a body has drawn, and where it ends. */
export type Body = { layers: Layer[]; bottom: number };

const MARGIN = 20;
/** Text sizes; the sites' scale has 13 and 17, captions and ticks are a step smaller. */
export const TEXT = { title: 17, label: 13, small: 12 } as const;

// Names of families only: whoever shows the chart brings the fonts, or has the next best.
const SANS = "'Anek Latin', 'Noto Sans', system-ui, sans-serif";
const SERIF = "'Source Serif 4', 'Noto Serif', Georgia, serif";

/** Sets the title above and the source below what `draw` makes of the space between. */
export function frameChart(
  spec: PreviewSpec,
  options: ChartOptions,
  draw: (place: Place) => Body,
): TopLevelSpec {
  const palette = palettes[options.theme];
  const margin = options.bare ? 0 : MARGIN;
  const width = options.width - 2 * margin;
  const head = options.bare ? { layers: [], bottom: 0 } : headLayers(spec, options, palette, width);
  const body = draw({ top: head.bottom, width, palette, options });
  const foot = options.bare
    ? { layers: [], bottom: body.bottom }
    : footLayers(spec, options, palette, width, body);
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width,
    height: Math.ceil(foot.bottom),
    padding: margin,
    autosize: 'none',
    background: options.bare ? 'transparent' : palette.paper,
    config: {
      view: { stroke: null },
      font: SANS,
      text: {
        font: SANS,
        fontSize: TEXT.small,
        fill: palette.secondInk,
        align: 'left',
        baseline: 'alphabetic',
      },
      aria: false,
    },
    layer: [...head.layers, ...body.layers, ...foot.layers],
  };
}

function headLayers(spec: PreviewSpec, options: ChartOptions, palette: Palette, width: number): Body {
  const lineHeight = 22;
  const lines = wrapText(chartTitle(spec, options.locale), width, TEXT.title);
  const layers = lines.map((line, index) =>
    textAt(line, 0, 14 + index * lineHeight, {
      font: SERIF,
      fontSize: TEXT.title,
      fontWeight: 600,
      fill: palette.ink,
    }),
  );
  let bottom = lines.length * lineHeight;
  const subtitle = chartSubtitle(spec);
  if (subtitle) {
    layers.push(textAt(subtitle, 0, bottom + 13, { fontSize: TEXT.label }));
    bottom += 20;
  }
  return { layers, bottom: bottom + 14 };
}

function footLayers(
  spec: PreviewSpec,
  options: ChartOptions,
  palette: Palette,
  width: number,
  body: Body,
): Body {
  const caption = chartCaption(spec, options.locale);
  if (!caption) return { layers: [], bottom: body.bottom };
  const top = body.bottom + 16;
  const lines = wrapText(caption, width, TEXT.small);
  const layers = lines.map((line, index) => textAt(line, 0, top + 18 + index * 16, {}));
  return { layers: [ruleAt(top, width, palette.hairline), ...layers], bottom: top + 6 + lines.length * 16 };
}

type TextStyle = Pick<MarkDef<'text'>, 'font' | 'fontSize' | 'fontWeight' | 'fill' | 'align'>;

/** Text at a place in pixels. */
export function textAt(text: string, x: number, y: number, style: TextStyle): Layer {
  return {
    data: { values: [{}] },
    mark: { type: 'text', ...style },
    encoding: { x: { value: x }, y: { value: y }, text: { value: text } },
  };
}

/** Many texts of one style, each `{ x, y, text }` in pixels, in one layer. */
export function textsAt(values: { x: number; y: number; text: string }[], style: TextStyle): Layer {
  return {
    data: { values },
    mark: { type: 'text', ...style },
    encoding: { x: pixels('x'), y: pixels('y'), text: { field: 'text' } },
  };
}

/** Filled boxes in pixels. */
export function boxesAt(values: { x: number; x2: number; y: number; y2: number; fill: string }[]): Layer {
  return {
    data: { values },
    mark: { type: 'rect' },
    encoding: {
      x: pixels('x'),
      x2: { field: 'x2' },
      y: pixels('y'),
      y2: { field: 'y2' },
      fill: { field: 'fill', type: 'nominal', scale: null },
    },
  };
}

/** A channel whose field holds pixels. */
export function pixels(field: string) {
  return { field, type: 'quantitative', scale: null, axis: null } as const;
}

/** Says that there is nothing to draw. */
export function emptyBody({ top, options }: Place): Body {
  return { layers: [textAt(wordsIn(options.locale).noData, 0, top + 14, {})], bottom: top + 24 };
}

function ruleAt(y: number, width: number, colour: string): Layer {
  return {
    data: { values: [{}] },
    mark: { type: 'rule', color: colour, strokeWidth: 1 },
    encoding: { x: { value: 0 }, x2: { value: width }, y: { value: y } },
  };
}
