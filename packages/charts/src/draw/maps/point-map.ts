import { bringProjections, globeOf, placeText, rowsOnMap } from '../../read/point-places.ts';
import type { Chart } from '../../read/read-chart.ts';
import { hasSize } from '../../read/sized-rows.ts';
import { type FlatGlobe, flattenGlobe } from '../../topology/flatten-globe.ts';
import { colourScale, type ColourScale } from '../frame/channel-scales.ts';
import { emptyBody, type Body, type Place } from '../frame/frame.ts';
import { colourKeys, layLegend, rampBlock, sizeBlocks } from '../frame/legend.ts';
import { panelsOf, panelTitle } from '../frame/panels.ts';
import type { Dot, Shapes, Target } from '../frame/shapes.ts';
import { drawGround } from './draw-ground.ts';
import { middleOf, placeMap, type MapPlace } from './place-map.ts';
import { pointSizes, type PointSizes } from './point-sizes.ts';

const PANEL_TITLE = 22;
const BETWEEN = 16;

bringProjections(flattenGlobe);

/** Draws rows where they are on the globe, upon hairlines of the land; cells of many rows as discs by how many there are. */
export function drawPointMap(chart: Chart, place: Place): Body {
  const { view, ground } = chart.options;
  const globe = globeOf(chart);
  if (chart.rows.length === 0 || !globe) return emptyBody(chart, place);
  const panels = panelsOf(chart, place.width);
  const title = panels.list.length > 1 ? PANEL_TITLE + panels.headingHeight : 0;
  const width = (place.width - (panels.places - 1) * BETWEEN) / panels.places;
  const colours = colourScale(chart, true);
  // How large points are follows from the map, which has the room that the legend leaves: twice is enough.
  const spaceBelow = (top: number) => ({
    left: 0,
    top: 0,
    width,
    height:
      place.height === undefined ? undefined : (place.height - (top - place.top)) / panels.lines - title,
  });
  const tried = pointSizes(chart, globe, placeMap(globe.bounds, spaceBelow(place.top), undefined));
  const legend = layLegend(legendOf(chart, colours, tried, place.width), place.width, place.top);
  const space = spaceBelow(legend.bottom);
  const whole = placeMap(globe.bounds, space, undefined);
  const sizes = pointSizes(chart, globe, whole, tried);
  const line = whole.height + title + (title > 0 ? BETWEEN / 2 : 0);
  const drawn = panels.list.map((panel) => {
    const [left, top] = [panel.place * (width + BETWEEN), legend.bottom + panel.line * line];
    const at = placeMap(globe.bounds, { ...space, left, top: top + title }, view);
    return {
      at,
      land: { outlines: drawGround(ground, globe, at, chart.palette) },
      points: drawPoints(chart, panel.rows, { globe, at, colours, sizes }),
      title: {
        labels: panelTitle(chart, panel, { x: left, y: top + title - 9, width, chartWidth: place.width }),
      },
    };
  });
  const [only] = drawn;
  return {
    shapes: [
      ...drawn.map(({ land }) => land),
      legend.shapes.length > 0 ? { ...mergeAll(legend.shapes) } : {},
      ...drawn.flatMap((one) => [one.points, one.title]),
    ],
    bottom: legend.bottom + panels.lines * line,
    ...(drawn.length === 1 && only ? { map: middleOf(only.at, globe.bounds, view) } : {}),
  };
}

function mergeAll(parts: readonly Shapes[]): Shapes {
  return parts.reduce<Shapes>(
    (all, part) => ({
      boxes: [...(all.boxes ?? []), ...(part.boxes ?? [])],
      dots: [...(all.dots ?? []), ...(part.dots ?? [])],
      labels: [...(all.labels ?? []), ...(part.labels ?? [])],
    }),
    {},
  );
}

function legendOf(chart: Chart, colours: ColourScale, sizes: PointSizes, width: number) {
  const blocks = colours.ramp ? rampBlock(chart, colours) : colourKeys(chart, colours, width);
  return [...blocks, ...sizeBlocks(chart, sizes.areaOf, sizes.samples, sizes.column)];
}

type Scales = { globe: FlatGlobe; at: MapPlace; colours: ColourScale; sizes: PointSizes };

/** The largest lie below, and of those of one size the strongest colour on top. */
function drawPoints(chart: Chart, rows: readonly number[], { globe, at, colours, sizes }: Scales): Shapes {
  const inPanel = new Set(rows);
  const isCells = chart.points?.cell != null;
  const measure = colours.ramp ? colours.column : undefined;
  const hasName = chart.column('detail_0')?.kind === 'category';
  const dots: (Dot & { rank: number })[] = [];
  const targets: Target[] = [];
  const clip = at.isWhole
    ? {}
    : { clip: { x: at.left, y: at.top, x2: at.left + at.width, y2: at.top + at.height } };
  for (const { row, x: unitX, y: unitY } of rowsOnMap(chart, globe)) {
    const figures = chart.rows[row] ?? {};
    if (!inPanel.has(row) || !hasSize(chart, figures)) continue;
    const [x, y] = [unitX * at.scale + at.translateX, unitY * at.scale + at.translateY];
    const area = sizes.of(figures);
    const radius = Math.sqrt(area / Math.PI);
    // Points keep their numbers, by which one walks through them, whatever part is seen.
    targets.push({
      row,
      ...(isCells || !hasName ? { name: placeText(chart, figures) } : {}),
      shape: { kind: 'dot', x, y, radius: Math.max(3, radius), ...clip },
    });
    if (!isInside(at, x, y, radius)) continue;
    dots.push({
      x,
      y,
      area,
      symbol: 'circle',
      fill: colours.of(figures),
      opacity: isCells ? 1 : 0.85,
      edge: chart.palette.paper,
      rank: measure?.number(figures) ?? 0,
    });
  }
  const order = (one: (typeof dots)[number], other: (typeof dots)[number]) =>
    other.area - one.area ||
    (Number.isFinite(one.rank) ? one.rank : -Infinity) -
      (Number.isFinite(other.rank) ? other.rank : -Infinity);
  return { dots: dots.toSorted(order).map(({ rank: _rank, ...dot }) => dot), targets };
}

/** What lies over the edge of a part of a map would lie on what stands beside it. */
function isInside(
  { left, top, width, height, isWhole }: MapPlace,
  x: number,
  y: number,
  radius: number,
): boolean {
  if (isWhole) return true;
  return x >= left + radius && x <= left + width - radius && y >= top + radius && y <= top + height - radius;
}
