import type { TopLevelSpec } from 'vega-lite';
import {
  emptyBody,
  frameChart,
  pixels,
  textsAt,
  TEXT,
  type Body,
  type Layer,
  type Place,
} from './chart-frame.ts';
import type { ChartOptions } from '../draw/chart-options.ts';
import type { ChartRow } from '../spec/chart-data.ts';
import { isCrowd, medianLine, readLines, type Line } from './line-data.ts';
import type { LineSpec } from './preview-spec.ts';
import { numberWriter, shownFigures, unitOfFigures } from '../number-format.ts';
import { seriesColours } from '../palette.ts';
import { spreadLabels } from '../spread-labels.ts';
import { numberTicks } from '../ticks.ts';
import { timeAxis, type TimeAxis } from '../time-axis.ts';
import { wordsIn } from './words.ts';
import { shortenText, textWidth } from '../wrap-text.ts';

const LABEL_WIDTH = 170;
const LABEL_HEIGHT = 16;
/** From the end of a line to its name. */
const LEADER = 10;

type Scale = (value: number) => number;

/** Draws measures over time: hairline grid, lines named at their ends. */
export function drawLines(spec: LineSpec, rows: readonly ChartRow[], options: ChartOptions): TopLevelSpec {
  const axis = timeAxis(
    rows.map((row) => row.time),
    options.locale,
  );
  const figures = shownFigures(
    spec.channels.y.unit,
    rows.map((row) => Number(row.value)),
  );
  const lines = readLines(rows, axis, figures.scale);
  const crowd = isCrowd(spec) ? lines : [];
  const named = isCrowd(spec) ? [medianLine(lines, wordsIn(options.locale).medianLabel)] : lines;
  return frameChart(spec, options, (place) => drawBody(place, { axis, crowd, named, unit: figures.unit }));
}

type Drawing = { axis: TimeAxis; crowd: Line[]; named: Line[]; unit: string | undefined };

function drawBody(place: Place, drawing: Drawing): Body {
  const { axis, crowd, named, unit } = drawing;
  const points = [...crowd, ...named].flatMap((line) => line.points);
  if (points.length === 0) return emptyBody(place);
  const values = points.map((point) => point.value);
  const times = points.map((point) => point.time);
  const height = Math.round(Math.min(360, Math.max(180, place.width * 0.52)));
  const ticks = numberTicks(Math.min(...values), Math.max(...values), height > 240 ? 5 : 4);
  const write = numberWriter(place.options, ticks.values, unitOfFigures(unit));
  const labels = ticks.values.map(write);
  const left = Math.max(...labels.map((label) => textWidth(label, TEXT.small))) + 10;
  const right = place.width - endMargin(named, place.width);
  const bottom = place.top + height;
  const x = scaleOver([Math.min(...times), Math.max(...times)], [left, right]);
  const y = scaleOver(ticks.domain, [bottom, place.top + 6]);
  const timeTicks = axis.ticks(Math.min(...times), Math.max(...times), (right - left) / 60);
  return {
    layers: [
      gridLayer(ticks.values.map(y), left, right, place.palette.hairline),
      textsAt(
        ticks.values.map((value, index) => ({ x: left - 8, y: y(value) + 4, text: labels[index] ?? '' })),
        { align: 'right' },
      ),
      textsAt(
        timeTicks.map(({ position, label }) => ({ x: x(position), y: bottom + 20, text: label })),
        { align: 'center' },
      ),
      ...crowdLayers(crowd, x, y, place),
      ...namedLayers(named, x, y, place),
    ],
    bottom: bottom + 26,
  };
}

function endMargin(named: readonly Line[], width: number): number {
  const longest = Math.max(0, ...named.map((line) => textWidth(line.name, TEXT.label)));
  return longest === 0 ? 12 : Math.min(LABEL_WIDTH, width * 0.38, longest + LEADER + 8);
}

function crowdLayers(crowd: Line[], x: Scale, y: Scale, place: Place): Layer[] {
  if (crowd.length === 0) return [];
  const opacity = Math.min(0.6, Math.max(0.25, 18 / crowd.length));
  const paths = crowd.map((line) => line.points.map((point) => ({ x: x(point.time), y: y(point.value) })));
  return [pathLayer(paths, { color: place.palette.secondInk, strokeWidth: 0.8, opacity })];
}

/** Each line in its colour, which leads on to its name; the names are in ink, so that all can be read. */
function namedLayers(named: Line[], x: Scale, y: Scale, place: Place): Layer[] {
  const colours = seriesColours(named.length, place.options.theme);
  const ends = named.map((line) => {
    const last = line.points.at(-1);
    return { x: x(last?.time ?? 0), y: y(last?.value ?? 0) };
  });
  const places = spreadLabels(
    ends.map((end) => end.y),
    LABEL_HEIGHT,
  );
  const layers = named.flatMap((line, index) => {
    const style = { color: colours[index] ?? place.palette.ink };
    const from = ends[index] ?? { x: 0, y: 0 };
    const to = { x: from.x + LEADER, y: places[index] ?? 0 };
    const course = line.points.map((point) => ({ x: x(point.time), y: y(point.value) }));
    const leader = line.name === '' ? [] : [pathLayer([[from, to]], { ...style, strokeWidth: 1 })];
    return [...leader, pathLayer([course], { ...style, strokeWidth: 2.25 })];
  });
  const labels = named.map((line, index) => ({
    x: (ends[index]?.x ?? 0) + LEADER + 4,
    y: (places[index] ?? 0) + 4.5,
    text: shortenText(line.name, endMargin(named, place.width) - LEADER - 4, TEXT.label),
  }));
  return [...layers, textsAt(labels, { fontSize: TEXT.label, fill: place.palette.ink })];
}

type Pixel = { x: number; y: number };

function pathLayer(paths: Pixel[][], style: { color: string; strokeWidth: number; opacity?: number }): Layer {
  const values = paths.flatMap((path, line) => path.map((point, order) => ({ line, order, ...point })));
  return {
    data: { values },
    mark: { type: 'line', strokeJoin: 'round', strokeCap: 'round', ...style },
    encoding: { x: pixels('x'), y: pixels('y'), detail: { field: 'line' }, order: { field: 'order' } },
  };
}

function gridLayer(positions: number[], left: number, right: number, colour: string): Layer {
  return {
    data: { values: positions.map((y) => ({ y })) },
    mark: { type: 'rule', color: colour, strokeWidth: 1 },
    encoding: {
      x: { value: left },
      x2: { value: right },
      y: { field: 'y', type: 'quantitative', scale: null, axis: null },
    },
  };
}

function scaleOver([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}
