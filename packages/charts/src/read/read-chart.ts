import { palettes, type Palette } from '../colour/palette.ts';
import type { Channel, ChartSpec } from '../spec/chart-spec.ts';
import type { ChartData, ChartRow, FilteredColumn, PointsFacts, UnplacedFacts } from '../spec/chart-data.ts';
import { english, type ChartWords } from '../words/english.ts';
import { french } from '../words/french.ts';
import type { ChartOptions } from './chart-options.ts';
import { readColumn, type Column } from './read-column.ts';

/** A chart with its figures read: what every drawer and every sentence starts from. */
export type Chart = {
  spec: ChartSpec;
  rows: readonly ChartRow[];
  truncated: boolean;
  /** Whether any figure is made of several rows. */
  combined: boolean;
  /** Of a map of points: what they stand for. */
  points: PointsFacts | undefined;
  /** Of a map of areas: what it leaves out. */
  unplaced: UnplacedFacts | undefined;
  options: ChartOptions;
  palette: Palette;
  words: ChartWords;
  columns: readonly Column[];
  /** What is known of the columns that the rows are filtered by. */
  filtered: readonly FilteredColumn[];
  /** The column a channel shows: `x`, `y`, `colour`, `geo`, `detail_0` … */
  column(name: string): Column | undefined;
};

export type ReadingOptions = Pick<ChartOptions, 'locale'> & Partial<ChartOptions>;

/** Reads the figures of a chart by what its columns are. */
export function readChart(spec: ChartSpec, data: ChartData, given: ReadingOptions): Chart {
  const options: ChartOptions = { theme: 'light', width: 640, ...given };
  const words = options.locale === 'fr' ? french : english;
  const columns = data.columns.map((column) =>
    readColumn(column, shownChannel(spec, column.name), data.rows, {
      ...options,
      words,
      combined: data.combined,
    }),
  );
  const byName = new Map(columns.map((column) => [column.name, column]));
  return {
    spec,
    rows: data.rows,
    truncated: data.truncated,
    combined: data.combined,
    points: data.points,
    unplaced: data.unplaced,
    options,
    palette: palettes[options.theme],
    words,
    columns,
    filtered: data.filtered ?? [],
    column: (name) => byName.get(name),
  };
}

/** Coordinates are written to about a hundred metres where nobody says otherwise. */
function shownChannel(spec: ChartSpec, name: string): Channel | undefined {
  const channel = channelOf(spec, name);
  const isCoordinate = name === 'longitude' || name === 'latitude';
  return isCoordinate ? { format: { style: 'plain', decimals: 3 }, ...channel } : channel;
}

function channelOf({ channels }: ChartSpec, name: string): Channel | undefined {
  const [, list, place] = /^(detail|tooltip)_(\d+)$/.exec(name) ?? [];
  if (list) return channels[list as 'detail' | 'tooltip']?.[Number(place)];
  const channel = channels[name as keyof typeof channels];
  return Array.isArray(channel) ? undefined : channel;
}
