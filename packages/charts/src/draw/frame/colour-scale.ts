import { rampColour, sectorColours } from '../../colour/palette.ts';
import { OTHER } from '../../spec/vocabulary.ts';
import type { ChartRow } from '../../spec/chart-data.ts';
import type { Column } from '../../read/read-column.ts';
import type { Chart } from '../../read/read-chart.ts';
import { extentOf } from '../../read/scale.ts';

/** More colours than this cannot be told apart. */
export const MOST_COLOURS = 12;

/** The colours of a chart's marks and what they mean. */
export type ColourScale = {
  of(row: ChartRow): string;
  /** Categories with their colours, in order; those without one of their own are left out. */
  keys: { key: string; text: string; colour: string }[];
  /** Categories that share the grey of the rest. */
  restCount: number;
  ramp: { stops: readonly string[]; from: number; to: number; middle?: number } | undefined;
  column: Column | undefined;
};

/** @param onPaper whether marks are small on the paper, so that the palest shades would vanish */
export function colourScale(chart: Chart, onPaper: boolean): ColourScale {
  const column = chart.column('colour');
  if (!column) {
    return { of: () => chart.palette.accent, keys: [], restCount: 0, ramp: undefined, column };
  }
  const scheme = column.channel?.scale?.scheme;
  const isScale =
    column.kind === 'figure'
      ? scheme !== 'categorical'
      : column.kind === 'moment' && column.keys.length > MOST_COLOURS;
  return isScale ? rampScale(chart, column, onPaper) : keyScale(chart, column);
}

function keyScale(chart: Chart, column: Column): ColourScale {
  const colours = sectorColours[chart.options.theme];
  const named = column.keys.filter((key) => key !== OTHER).slice(0, MOST_COLOURS);
  const byKey = new Map(named.map((key, index) => [key, colours[index] ?? chart.palette.rest]));
  const keys = named.map((key) => ({
    key,
    text: column.keyText(key),
    colour: byKey.get(key) ?? chart.palette.rest,
  }));
  return {
    of: (row) => byKey.get(column.key(row)) ?? chart.palette.rest,
    keys,
    restCount: column.keys.length - named.length,
    ramp: undefined,
    column,
  };
}

function rampScale(chart: Chart, column: Column, onPaper: boolean): ColourScale {
  const { palette, rows } = chart;
  const [least, most] = extentOf(rows.map((row) => column.number(row)).filter(Number.isFinite));
  const scale = column.channel?.scale;
  const [from, to] = scale?.domain ?? [least, most];
  const isDiverging = scale?.scheme === 'diverging' || (scale?.scheme === undefined && from < 0 && to > 0);
  const reach = Math.max(Math.abs(from), Math.abs(to)) || 1;
  const share = (value: number) =>
    isDiverging ? 0.5 + value / reach / 2 : (value - from) / (to - from || 1);
  const stops = isDiverging ? palette.diverging : onPaper ? palette.ramp.slice(1) : palette.ramp;
  return {
    of: (row) => {
      const value = column.number(row);
      return Number.isFinite(value) ? rampColour(stops, share(value)) : palette.noData.ground;
    },
    keys: [],
    restCount: 0,
    ramp: isDiverging ? { stops, from: -reach, to: reach, middle: 0 } : { stops, from, to },
    column,
  };
}
