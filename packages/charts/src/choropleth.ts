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
  type ChartOptions,
  type ChartRow,
  type Layer,
  type Place,
} from './chart-frame.ts';
import { cellText } from './cell-text.ts';
import type { ChoroplethSpec } from './chart-spec.ts';
import { classOf, quantileClasses, type Classes } from './classes.ts';
import { numberWriter, shownFigures, unitOfFigures } from './number-format.ts';
import type { Palette } from './palette.ts';
import { DRAWING_WIDTH, type Topology } from './planar-topology.ts';
import { wordsIn } from './words.ts';
import { textWidth } from './wrap-text.ts';

const CLASSES = 5;
const LEGEND = { height: 9, step: 62 } as const;
const KEY_GAP = 24;
/** A long region is drawn no higher than this part of the chart's width. */
const TALLEST = 0.9;

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
  return frameChart(spec, options, (place) => {
    const shapes = shadedShapes(drawing, figures, classes, place.palette);
    const legend = legendOf(place, classes, unit, shapes.has(place.palette.noData.ground));
    const map = mapBody(place, legend.bottom, shapes, drawing);
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

/** The areas by the colour they are filled with. */
function shadedShapes(
  drawing: Topology,
  figures: AreaFigures,
  classes: Classes | undefined,
  palette: Palette,
): Map<string, AreaShape[]> {
  const shades = new Map<string, AreaShape[]>();
  for (const shape of shapesOf(drawing)) {
    const index = classes && classOf(figures.get(String(shape.id)), classes);
    const fill = index === undefined ? palette.noData.ground : shadeOf(index, classes, palette);
    const alike = shades.get(fill);
    if (alike) alike.push(shape);
    else shades.set(fill, [shape]);
  }
  return shades;
}

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

/**
 * Not clipped: a clip gets a running number as its name, and the same map would differ from process to process.
 * Areas of one shade are drawn as one shape and every border once: a tenth of the marks, half of the bytes.
 */
function mapBody(place: Place, top: number, shapes: Map<string, AreaShape[]>, drawing: Topology): Body {
  const [, , , bottom = 0] = drawing.bbox ?? [];
  const scale = Math.min(place.width / DRAWING_WIDTH, (place.width * TALLEST) / (bottom || 1));
  const left = (place.width - DRAWING_WIDTH * scale) / 2;
  const projection = { type: 'identity', scale, translate: [left, top] as [number, number] } as const;
  const fills = [...shapes].map(
    ([fill, alike]): Feature => ({ type: 'Feature', properties: { fill }, geometry: merge(drawing, alike) }),
  );
  const count = shapesOf(drawing).length;
  const lines = { color: place.palette.paper, filled: false, strokeJoin: 'round' } as const;
  const borders: [Feature, number][] = [
    [bordersOf(drawing, () => true), count > 500 ? 0.4 : 0.8],
    [bordersOf(drawing, (one, other) => one.parent !== other.parent), count > 500 ? 1 : 0],
  ];
  return {
    layers: [
      {
        data: { values: fills },
        projection,
        mark: { type: 'geoshape', clip: false },
        encoding: { fill: { field: 'properties.fill', type: 'nominal', scale: null } },
      },
      ...borders
        .filter(([, strokeWidth]) => strokeWidth > 0)
        .map(
          ([values, strokeWidth]): Layer => ({
            data: { values: [values] },
            projection,
            mark: { type: 'geoshape', clip: false, ...lines, strokeWidth },
          }),
        ),
    ],
    bottom: top + bottom * scale,
  };
}

/** The borders between neighbours for which `between` holds; no coasts. */
function bordersOf(
  drawing: Topology,
  between: (one: AreaProperties, other: AreaProperties) => boolean,
): Feature {
  const { areas } = drawing.objects;
  const geometry = mesh(
    drawing,
    areas,
    (one, other) => one !== other && between(one.properties ?? {}, other.properties ?? {}),
  );
  return { type: 'Feature', properties: {}, geometry };
}

/** A strip of the shades, the least value of each under its left edge. */
function legendOf(place: Place, classes: Classes | undefined, unit: string | undefined, gaps: boolean): Body {
  const { palette, options, top } = place;
  const breaks = classes?.breaks ?? [];
  const write = numberWriter(options, breaks, unitOfFigures(unit));
  const key = gaps ? textWidth(wordsIn(options.locale).noData, TEXT.small) + KEY_GAP : 0;
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
