import type { Walked } from '../../topology/arc-network.ts';
import { boundsWithin, type Bounds } from '../../topology/map-areas.ts';
import { placesAlong } from '../../topology/walked-places.ts';
import { emptyBody, type Body, type Place } from '../frame/frame.ts';
import { cutLine, cutRing } from './cut-lines.ts';
import { fitMap, type FittedMap } from './fitted-map.ts';
import { mapFigures, type MapFigures } from './map-figures.ts';
import { legendBeside, mapLegend } from './map-legend.ts';
import { areaTargets, middleOf, placeMap, type MapPlace } from './place-map.ts';
import { panelsOf, panelTitle } from '../frame/panels.ts';
import type { Chart } from '../../read/read-chart.ts';
import type { Outline, Shapes } from '../frame/shapes.ts';
import { linesPath } from '../paint/shape-paths.ts';

/** More areas than this are drawn with a finer pen, on a coarser grid, which their size hides. */
const MANY = 500;
/** Widths in pixels, and the grid in tenths of them. */
const PENS = {
  fine: { area: 0.3, parent: 0.9, grid: 5 },
  broad: { area: 0.8, parent: 1.2, grid: 1 },
} as const;
const PANEL_TITLE = 22;
const BETWEEN = 16;
/** Wider than high by this, a place has room for a legend at the side. */
const WIDE = 1.4;

type Pen = (typeof PENS)[keyof typeof PENS];

/** Draws areas in shades of one colour, hatched where there is no figure, with the borders of the areas above. */
export function drawChoropleth(chart: Chart, place: Place): Body {
  const { drawing, view } = chart.options;
  if (!drawing || !chart.column('geo')) return emptyBody(chart, place);
  const panels = panelsOf(chart, place.width);
  const parts = panels.list.map((panel) => ({ panel, figures: mapFigures(chart, panel.rows) }));
  const [first] = parts;
  if (!first) return emptyBody(chart, place);
  const hasGaps = parts.some(({ figures }) =>
    figures.areas.some((shape) => figures.groupOf(shape) === undefined),
  );
  const bounds = boundsWithin(drawing, chart.spec.map?.extent);
  const { legend, space } = standLegend(chart, first.figures, { hasGaps, bounds }, place);
  const title = panels.list.length > 1 ? PANEL_TITLE + panels.headingHeight : 0;
  const width = (space.width - (panels.places - 1) * BETWEEN) / panels.places;
  const height = space.height === undefined ? undefined : space.height / panels.lines - title;
  const line =
    placeMap(bounds, { left: 0, top: 0, width, height }, view).height + title + (title > 0 ? BETWEEN / 2 : 0);
  const drawn = parts.map(({ panel, figures }) => {
    const left = panel.place * (width + BETWEEN);
    const top = space.top + panel.line * line;
    return {
      figures,
      at: placeMap(bounds, { left, top: top + title, width, height }, view),
      title: {
        labels: panelTitle(chart, panel, { x: left, y: top + title - 9, width, chartWidth: space.width }),
      },
    };
  });
  const pen = first.figures.areas.length > MANY ? PENS.fine : PENS.broad;
  const fitted = fitMap(drawing, first.figures.areas, {
    scale: drawn[0]?.at.scale ?? 1,
    grid: pen.grid,
    extent: chart.spec.map?.extent,
    // Nobody comes back to just the same part of a map.
    isKept: drawn[0]?.at.isWhole ?? false,
  });
  return {
    shapes: [
      { outlines: drawn.flatMap(({ figures, at }) => outlinesOf(chart, fitted, figures, at, pen)) },
      ...legend,
      ...drawn.map((one) => one.title),
    ],
    bottom: space.top + panels.lines * line,
    ...(drawn.length === 1 && drawn[0] ? { map: middleOf(drawn[0].at, bounds, view) } : {}),
    lateTargets: () => drawn.flatMap(({ figures, at }) => areaTargets(fitted, figures, at)),
  };
}

/** Above the map, or beside it where that would make it smaller and the place is wide. */
function standLegend(
  chart: Chart,
  figures: MapFigures,
  { hasGaps, bounds }: { hasGaps: boolean; bounds: Bounds },
  place: Place,
): { legend: Shapes[]; space: Place } {
  const above = mapLegend(chart, figures, hasGaps, place);
  const height = place.height === undefined ? undefined : place.height - (above.bottom - place.top);
  const space = { ...place, top: above.bottom, height };
  const isWide = place.height !== undefined && place.width > place.height * WIDE;
  if (isWide && figures.classes && !fillsWidth(bounds, space)) {
    const beside = legendBeside(chart, figures, hasGaps, place);
    if (beside) return { legend: [beside.shapes], space: { ...place, width: place.width - beside.width } };
  }
  return { legend: above.shapes, space };
}

function fillsWidth({ left, right, top, bottom }: Bounds, { width, height = Infinity }: Place): boolean {
  return (right - left || 1) * height >= (bottom - top || 1) * width;
}

/** Shades over one another, then the borders inside each, then the stronger ones of the areas above. */
function outlinesOf(chart: Chart, fitted: FittedMap, figures: MapFigures, at: MapPlace, pen: Pen): Outline[] {
  const write = writerAt(fitted, at);
  const stroke = chart.palette.paper;
  const { network } = fitted;
  const shapes = fitted.areas.map(({ shape }) => shape);
  const groups = shapes.map(figures.groupOf);
  const parents = shapes.map(({ properties }) => properties?.parent);
  const filled = (fill: string, isIn: readonly boolean[]): Outline[] =>
    isIn.includes(true)
      ? [
          {
            path: write.rings(network.outlineOf((area) => isIn[area] ?? false)),
            fill,
            stroke,
            width: pen.area,
          },
        ]
      : [];
  const border = (width: number, between: Parameters<typeof network.bordersWhere>[0]): Outline => ({
    path: write.lines(network.bordersWhere(between)),
    stroke,
    width,
  });
  return [
    ...filled(
      chart.palette.noData.ground,
      groups.map((group) => group === undefined),
    ),
    ...figures.shades.flatMap(({ fill, covers }) => filled(fill, groups.map(covers))),
    // Between shades the fills have drawn it already.
    border(pen.area, (one, other) => groups[one] === groups[other]),
    border(pen.parent, (one, other) => parents[one] !== parents[other]),
  ].filter(({ path }) => path !== '');
}

type LineWriter = Record<'rings' | 'lines', (walked: readonly Walked[]) => string>;

/** Writes lines where the map stands, cut at its edges where only a part of it is seen. */
function writerAt({ drawing, writer }: FittedMap, at: MapPlace): LineWriter {
  if (at.isWhole) {
    const [right, down] = [Math.round(at.translateX * 10), Math.round(at.translateY * 10)];
    return {
      rings: (rings) => writer.rings(rings, right, down),
      lines: (lines) => writer.lines(lines, right, down),
    };
  }
  const { left, top, width, height, translateX, translateY } = at;
  const frame = { left, top, right: left + width, bottom: top + height };
  const along = (arcs: Walked) =>
    placesAlong(drawing, arcs).map(([x = 0, y = 0]) => [x + translateX, y + translateY]);
  return {
    rings: (rings) =>
      linesPath(
        rings.map((arcs) => cutRing(along(arcs), frame)),
        true,
      ),
    lines: (lines) => linesPath(lines.flatMap((arcs) => cutLine(along(arcs), frame))),
  };
}
