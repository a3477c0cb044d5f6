import type { Feature } from 'geojson';
import { merge, mesh } from 'topojson-client';
import type { MultiPolygon, Polygon } from 'topojson-specification';
import type { TopLevelSpec } from 'vega-lite';
import {
  boxesAt,
  frameChart,
  textAt,
  textsAt,
  TEXT,
  type Body,
  type Layer,
  type Place,
} from './chart-frame.ts';
import type { ChartOptions } from '../draw/chart-options.ts';
import type { ChartRow } from '../spec/chart-data.ts';
import { cellText } from '../cell-text.ts';
import type { ChoroplethSpec } from './preview-spec.ts';
import { classOf, quantileClasses, type Classes } from '../classes.ts';
import { fitDrawing } from '../fit-drawing.ts';
import { numberWriter, shownFigures, unitOfFigures } from '../number-format.ts';
import type { Palette } from '../palette.ts';
import { DRAWING_WIDTH, type Topology } from '../planar-topology.ts';
import { wordsIn } from './words.ts';
import { textWidth } from '../wrap-text.ts';

const CLASSES = 5;
const LEGEND = { height: 9, step: 62 } as const;
const KEY_GAP = 24;
/** A picture cannot load the site's type, and the reader's own may run wider. */
const WIDER_TYPE = 1.25;
/** A long region is drawn no higher than this part of the chart's width. */
const TALLEST = 0.9;
/** More areas than this are drawn with a finer pen, on a coarser grid, which their size hides. */
const MANY = 500;
const PENS = {
  fine: { area: 0.3, parent: 0.9, grid: 0.5 },
  broad: { area: 0.8, parent: 0, grid: 0.1 },
} as const;

/** Figures of a map by the code of their area. */
export type AreaFigures = ReadonlyMap<string, number>;

/** Draws areas in five shades of one colour, the same number of areas in each. */
export function drawChoropleth(
  spec: ChoroplethSpec,
  rows: readonly ChartRow[],
  options: ChartOptions,
): TopLevelSpec {
  const { drawing } = options;
  if (!drawing) throw new Error('A map needs the shapes of its areas');
  const known = new Set(shapesOf(drawing).map((shape) => String(shape.id)));
  // Rows of other places must not move the classes.
  const written = new Map([...areaFigures(rows)].filter(([code]) => known.has(code)));
  const { scale, unit } = shownFigures(spec.channels.colour.unit, [...written.values()]);
  const figures = new Map([...written].map(([code, value]) => [code, value * scale]));
  const classes = quantileClasses([...figures.values()], CLASSES);
  const classOfShape: ClassOfShape = ({ id }) => classes && classOf(figures.get(String(id)), classes);
  return frameChart(spec, options, (place) => {
    const hasGaps = shapesOf(drawing).some((shape) => classOfShape(shape) === undefined);
    const legend = legendOf(place, classes, unit, hasGaps);
    const map = mapBody(place, legend.bottom, drawing, classOfShape, classes);
    return { layers: [...legend.layers, ...map.layers], bottom: map.bottom };
  });
}

/** Reads the answer of the chart's query; its regions are codes as the shapes write them. */
export function areaFigures(rows: readonly ChartRow[]): AreaFigures {
  return new Map(
    rows.flatMap(({ region, value }) => {
      const figure = value === null || value === '' ? Number.NaN : Number(value);
      return region === null || region === undefined || !Number.isFinite(figure)
        ? []
        : [[cellText(region), figure]];
    }),
  );
}

type AreaShape = Polygon<AreaProperties> | MultiPolygon<AreaProperties>;
type AreaProperties = { name?: unknown; parent?: unknown };

/** Tells the class of a shape's figure; undefined where it has none. */
type ClassOfShape = (shape: { id?: string | number | undefined }) => number | undefined;

function shapesOf(drawing: Topology): AreaShape[] {
  const { areas } = drawing.objects;
  if (areas?.type !== 'GeometryCollection') return [];
  return areas.geometries.filter((shape) => shape.type === 'Polygon' || shape.type === 'MultiPolygon');
}

/** With fewer classes than shades the ends of the ramp are kept. */
function shadeOf(index: number, classes: Classes | undefined, palette: Palette): string {
  const last = (classes?.breaks.length ?? 1) - 1;
  const step = last === 0 ? 2 : Math.round((index * (palette.ramp.length - 1)) / last);
  return palette.ramp[step] ?? palette.accent;
}

/** Not clipped: a clip gets a running number as its name, and the same map would differ from process to process. */
function mapBody(
  place: Place,
  top: number,
  drawing: Topology,
  classOfShape: ClassOfShape,
  classes?: Classes,
): Body {
  const [, , , bottom = 0] = drawing.bbox ?? [];
  const scale = Math.min(place.width / DRAWING_WIDTH, (place.width * TALLEST) / (bottom || 1));
  const left = Math.round((place.width - DRAWING_WIDTH * scale) / 2);
  const projection = { type: 'identity', translate: [left, top] as [number, number] } as const;
  const pen = shapesOf(drawing).length > MANY ? PENS.fine : PENS.broad;
  const fitted = fitDrawing(drawing, scale, pen.grid);
  const border = { stroke: place.palette.paper, strokeJoin: 'round', clip: false } as const;
  const lines: [Feature, number][] = [
    // Between shades the fills have drawn it already.
    [bordersOf(fitted, (one, other) => classOfShape(one) === classOfShape(other)), pen.area],
    [bordersOf(fitted, (one, other) => one.properties?.parent !== other.properties?.parent), pen.parent],
  ];
  return {
    layers: [
      {
        data: { values: layeredFills(fitted, classOfShape, classes, place.palette) },
        projection,
        mark: { type: 'geoshape', ...border, strokeWidth: pen.area },
        encoding: { fill: { field: 'properties.fill', type: 'nominal', scale: null } },
      },
      ...lines
        .filter(([, strokeWidth]) => strokeWidth > 0)
        .map(
          ([values, strokeWidth]): Layer => ({
            data: { values: [values] },
            projection,
            mark: { type: 'geoshape', filled: false, ...border, strokeWidth },
          }),
        ),
    ],
    bottom: top + bottom * scale,
  };
}

/**
 * One shape a shade, the least first: each covers its own class and all above, and the next is painted over it.
 * So a border between two shades is written once for each step between them, not once for each side, and nothing
 * of the ground shows through between them.
 */
function layeredFills(
  drawing: Topology,
  classOfShape: ClassOfShape,
  classes: Classes | undefined,
  palette: Palette,
): Feature[] {
  const shapes = shapesOf(drawing);
  const filled = (fill: string, alike: AreaShape[]): Feature[] =>
    alike.length > 0 ? [{ type: 'Feature', properties: { fill }, geometry: merge(drawing, alike) }] : [];
  const shades = classes?.breaks.map((_, index) =>
    filled(
      shadeOf(index, classes, palette),
      shapes.filter((shape) => (classOfShape(shape) ?? -1) >= index),
    ),
  );
  const empty = shapes.filter((shape) => classOfShape(shape) === undefined);
  return [filled(palette.noData.ground, empty), ...(shades ?? [])].flat();
}

/** The borders between neighbours for which `between` holds; no coasts. */
function bordersOf(drawing: Topology, between: (one: AreaShape, other: AreaShape) => boolean): Feature {
  const isBorder = (one: unknown, other: unknown) =>
    one !== other && between(one as AreaShape, other as AreaShape);
  return { type: 'Feature', properties: {}, geometry: mesh(drawing, drawing.objects.areas, isBorder) };
}

/** A strip of the shades, the least value of each under its left edge. */
function legendOf(place: Place, classes: Classes | undefined, unit: string | undefined, gaps: boolean): Body {
  const { palette, options, top } = place;
  const breaks = classes?.breaks ?? [];
  const write = numberWriter(options, breaks, unitOfFigures(unit));
  const key = gaps ? textWidth(wordsIn(options.locale).noData, TEXT.small) * WIDER_TYPE + KEY_GAP : 0;
  const step = Math.min(LEGEND.step, (place.width - key) / Math.max(1, breaks.length));
  const strip = breaks.map((least, index) => ({
    x: index * step,
    x2: (index + 1) * step,
    y: top,
    y2: top + LEGEND.height,
    fill: shadeOf(index, classes, palette),
    text: write(least),
  }));
  const labels = strip.map(({ x, text }) => ({ x, y: top + LEGEND.height + 14, text }));
  const layers = [boxesAt(strip), textsAt(labels, { fontSize: TEXT.small })];
  if (gaps) layers.push(...noDataKey(place, strip.length * step + KEY_GAP));
  return { layers, bottom: top + LEGEND.height + 30 };
}

function noDataKey({ palette, options, top }: Place, x: number) {
  const box = { x, x2: x + 18, y: top, y2: top + LEGEND.height, fill: palette.noData.ground };
  return [boxesAt([box]), textAt(wordsIn(options.locale).noData, x, top + LEGEND.height + 14, {})];
}
