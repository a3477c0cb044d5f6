/** The chart types of the home page's strip, as `/visualise?chart_type=` takes them. */
export const chartTypes = ['bar', 'line', 'arc', 'table', 'point', 'choropleth'] as const;
export type ChartType = (typeof chartTypes)[number];

/** What a chart is called, and its unit, its rows and what is left out. */
export interface SampleWords {
  title: string;
  subtitle?: string | undefined;
}

/** The dataset that a small chart is of, and its words. */
export interface Told {
  of: string;
  words: SampleWords;
}

/** Figures of the catalogue's own tables, few enough to draw them an inch wide; with words in the reader's language. */
export interface ChartSamples {
  /** Amounts in the order of their categories. */
  bar?: Told & { amounts: number[] };
  /** Each line by its points, in order of time. */
  line?: Told & { lines: [x: number, y: number][][] };
  /** Shares of the whole; what is missing to 1 is the rest. */
  arc?: Told & { shares: number[] };
  point?: Told & { points: [x: number, y: number][] };
  /** Names and figures; `asWritten` where the names are the publisher's own and no dates, places or words of a dictionary. */
  table?: Told & { rows: string[][]; asWritten: boolean };
  choropleth?: Told & { resourceId: string };
}

/** Draws at most `count` of the values, evenly spread, the last one included. */
export function thinned<T>(values: readonly T[], count: number): T[] {
  if (values.length <= count) return [...values];
  const step = (values.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => values[Math.round(index * step)]).filter(
    (value) => value !== undefined,
  );
}

/** Places values between `from` (the smallest) and `to` (the largest); equal ones in the middle. */
export function scaled(values: readonly number[], from: number, to: number): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return values.map((value) =>
    high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from),
  );
}

export type SampleOf<Type extends ChartType> = NonNullable<ChartSamples[Type]>;
