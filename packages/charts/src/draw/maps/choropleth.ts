import { geoIdentity, geoPath } from 'd3-geo';
import type { MultiLineString, Polygon } from 'geojson';
import { fitDrawing } from '../../topology/fit-drawing.ts';
import { areasOf, boundsOf, type AreaShape, type Bounds, type Topology } from '../../topology/map-areas.ts';
import { openArcNetwork } from '../../topology/arc-network.ts';
import type { MapView } from '../../read/chart-options.ts';
import { emptyBody, type Body, type MapMiddle, type Place } from '../frame/frame.ts';
import { mapFigures, type MapFigures } from './map-figures.ts';
import { legendBeside, mapLegend } from './map-legend.ts';
import { areaTargets, placeMap, type MapPlace } from './place-map.ts';
import { panelsOf, panelTitle } from '../frame/panels.ts';
import type { Chart } from '../../read/read-chart.ts';
import type { Outline, Shapes } from '../frame/shapes.ts';
import { openPathWriter } from '../paint/path-writer.ts';

/** More areas than this are drawn with a finer pen, on a coarser grid, which their size hides. */
const MANY = 500;
const PENS = {
  fine: { area: 0.3, parent: 0.9, grid: 0.5 },
  broad: { area: 0.8, parent: 1.2, grid: 0.1 },
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
  const bounds = boundsOf(drawing, first.figures.areas);
  const { legend, space } = standLegend(chart, first.figures, { hasGaps, bounds }, place);
  const title = panels.list.length > 1 ? PANEL_TITLE : 0;
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
      title: { labels: panelTitle(chart, panel, left, top + 13, width) },
    };
  });
  const pen = first.figures.areas.length > MANY ? PENS.fine : PENS.broad;
  const fitted = fitDrawing(drawing, drawn[0]?.at.scale ?? 1, pen.grid);
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

function middleOf(at: MapPlace, bounds: Bounds, view: MapView | undefined): MapMiddle {
  const whole = at.isWhole ? at.scale : at.scale / (view?.scale ?? 1);
  return {
    x: at.left + at.width / 2,
    y: at.top + at.height / 2,
    width: (bounds.right - bounds.left || 1) * whole,
    height: (bounds.bottom - bounds.top || 1) * whole,
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
function outlinesOf(chart: Chart, fitted: Topology, figures: MapFigures, at: MapPlace, pen: Pen): Outline[] {
  const pathOf = pathIn(at);
  const stroke = chart.palette.paper;
  const shown = new Set(figures.areas.map(({ id }) => id));
  const shapes = areasOf(fitted).filter(({ id }) => shown.has(id));
  const { groupOf } = figures;
  const network = openArcNetwork(fitted, shapes);
  const filled = (fill: string, alike: AreaShape[]): Outline[] =>
    alike.length > 0
      ? [
          {
            path: pathOf({ type: 'Polygon', coordinates: network.outlineOf(alike) }),
            fill,
            stroke,
            width: pen.area,
          },
        ]
      : [];
  const border = (width: number, between: Parameters<typeof network.bordersWhere>[0]): Outline => ({
    path: pathOf({ type: 'MultiLineString', coordinates: network.bordersWhere(between) }),
    stroke,
    width,
  });
  return [
    ...filled(
      chart.palette.noData.ground,
      shapes.filter((shape) => groupOf(shape) === undefined),
    ),
    ...figures.shades.flatMap(({ fill, covers }) => filled(fill, shapes.filter(covers))),
    // Between shades the fills have drawn it already.
    border(pen.area, (one, other) => groupOf(one) === groupOf(other)),
    border(pen.parent, (one, other) => one.properties?.parent !== other.properties?.parent),
  ].filter(({ path }) => path !== '');
}

/** Writes shapes where the map stands, cut at its edges where only a part of it is seen. */
function pathIn(at: MapPlace): (shape: Polygon | MultiLineString) => string {
  const projection = geoIdentity().translate([at.translateX, at.translateY]);
  if (!at.isWhole) {
    projection.clipExtent([
      [at.left, at.top],
      [at.left + at.width, at.top + at.height],
    ]);
  }
  return (shape) => {
    const writer = openPathWriter();
    geoPath(projection, writer)(shape);
    return writer.text();
  };
}
