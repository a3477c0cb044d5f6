import type { Feature, Geometry } from 'geojson';
import { fitDrawing } from '../../topology/fit-drawing.ts';
import { areasOf, boundsOf, type AreaShape, type Bounds, type Topology } from '../../topology/map-areas.ts';
import { openArcNetwork, type ArcNetwork } from '../../topology/arc-network.ts';
import type { MapView } from '../../read/chart-options.ts';
import { emptyBody, type Body, type MapMiddle, type Place } from '../frame/frame.ts';
import { mapFigures, type MapFigures } from './map-figures.ts';
import { legendBeside, mapLegend } from './map-legend.ts';
import { areaTargets, placeMap, type MapPlace } from './place-map.ts';
import { panelsOf, panelTitle } from '../frame/panels.ts';
import type { Chart } from '../../read/read-chart.ts';
import type { Layer } from '../frame/shape-layers.ts';
import type { Shapes } from '../frame/shapes.ts';

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
  const { legend, space } = standLegend(chart, first.figures, hasGaps, place);
  const title = panels.list.length > 1 ? PANEL_TITLE : 0;
  const width = (space.width - (panels.places - 1) * BETWEEN) / panels.places;
  const height = space.height === undefined ? undefined : space.height / panels.lines - title;
  const bounds = boundsOf(drawing, first.figures.areas);
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
    shapes: [...legend, ...drawn.map((one) => one.title)],
    layers: drawn.flatMap(({ figures, at }) => mapLayers(chart, fitted, figures, at, pen)),
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

/** Beside the map where it would be lower than the place is wide, otherwise above it. */
function standLegend(
  chart: Chart,
  figures: MapFigures,
  hasGaps: boolean,
  place: Place,
): { legend: Shapes[]; space: Place } {
  const isWide = place.height !== undefined && place.width > place.height * WIDE;
  const beside = isWide && figures.classes ? legendBeside(chart, figures, hasGaps, place) : undefined;
  if (beside) {
    return { legend: [beside.shapes], space: { ...place, width: place.width - beside.width } };
  }
  const above = mapLegend(chart, figures, hasGaps, place);
  const height = place.height === undefined ? undefined : place.height - (above.bottom - place.top);
  return { legend: above.shapes, space: { ...place, top: above.bottom, height } };
}

/** Not clipped by a path: that gets a running number as its name, and the same map would differ each time. */
function mapLayers(chart: Chart, fitted: Topology, figures: MapFigures, at: MapPlace, pen: Pen): Layer[] {
  const projection = {
    type: 'identity',
    translate: [at.translateX, at.translateY] as [number, number],
    ...(at.isWhole
      ? {}
      : {
          clipExtent: [
            [at.left, at.top],
            [at.left + at.width, at.top + at.height],
          ] as Extent,
        }),
  } as const;
  const border = { stroke: chart.palette.paper, strokeJoin: 'round', clip: false } as const;
  const shown = new Set(figures.areas.map(({ id }) => id));
  const shapes = areasOf(fitted).filter(({ id }) => shown.has(id));
  const { groupOf } = figures;
  const network = openArcNetwork(fitted, shapes);
  const lines = [
    // Between shades the fills have drawn it already.
    { places: network.bordersWhere((one, other) => groupOf(one) === groupOf(other)), strokeWidth: pen.area },
    {
      places: network.bordersWhere((one, other) => one.properties?.parent !== other.properties?.parent),
      strokeWidth: pen.parent,
    },
  ];
  return [
    {
      data: { values: fillsOf(chart, network, shapes, figures) },
      projection,
      mark: { type: 'geoshape', ...border, strokeWidth: pen.area },
      encoding: { fill: { field: 'properties.fill', type: 'nominal', scale: null } },
    },
    ...lines.map(
      ({ places, strokeWidth }): Layer => ({
        data: { values: [featureOf({ type: 'MultiLineString', coordinates: places })] },
        projection,
        mark: { type: 'geoshape', filled: false, ...border, strokeWidth },
      }),
    ),
  ];
}

type Extent = [[number, number], [number, number]];

function fillsOf(
  chart: Chart,
  network: ArcNetwork,
  shapes: readonly AreaShape[],
  figures: MapFigures,
): Feature[] {
  const filled = (fill: string, alike: AreaShape[]): Feature[] =>
    alike.length > 0 ? [featureOf({ type: 'Polygon', coordinates: network.outlineOf(alike) }, { fill })] : [];
  const empty = shapes.filter((shape) => figures.groupOf(shape) === undefined);
  return [
    ...filled(chart.palette.noData.ground, empty),
    ...figures.shades.flatMap(({ fill, covers }) => filled(fill, shapes.filter(covers))),
  ];
}

function featureOf(geometry: Geometry, properties: Record<string, string> = {}): Feature {
  return { type: 'Feature', properties, geometry };
}
