import type { Aggregate, Mark } from '../spec/vocabulary.ts';

type Figure = { name: string; value: string };

/** What charts say of themselves. */
export type ChartWords = {
  source: string;
  colon: string;
  noData: string;
  /** Where a cell has no value. */
  noValue: string;
  rows: string;
  other: string;
  /** The categories beyond those with a colour of their own. */
  others: (count: string) => string;
  yes: string;
  no: string;
  median: string;
  kinds: Readonly<Record<Mark, string>>;
  /** Name of a column and how its rows became one figure; sums need no word. */
  aggregated: Readonly<Record<Exclude<Aggregate, 'count' | 'sum'>, (label: string) => string>>;
  /** What the areas of a map are where nothing tells their level. */
  areas: readonly [one: string, many: string];
  levels: Readonly<Record<string, readonly [one: string, many: string]>>;
  by: (measure: string, category: string) => string;
  overTime: (measure: string) => string;
  and: (one: string, other: string) => string;
  stretch: (from: string, to: string) => string;
  below: (value: string) => string;
  more: (count: string) => string;
  firstRows: (shown: string, all: string) => string;
  truncated: string;
  summary: {
    map: (facts: { areas: string; level: string; least: Figure; most: Figure; middle: string }) => string;
    missing: (areas: string) => string;
    unmatched: (codes: string, first: string) => string;
    course: (facts: { from: string; to: string; first: string; last: string; change: Change }) => string;
    peak: (facts: { most: string; when: string; least: string; whenLeast: string }) => string;
    latest: (facts: { when: string; each: string }) => string;
    crowd: (lines: string) => string;
    ranking: (facts: { count: string; most: Figure; least: Figure; middle: string }) => string;
    one: (figure: Figure) => string;
    share: (facts: { most: Figure; share: string }) => string;
    slices: (each: string) => string;
    points: (facts: { count: string; x: Extent; y: Extent }) => string;
    together: Readonly<Record<'strong' | 'weak' | 'none', (sign: 'with' | 'against') => string>>;
    cells: (facts: { count: string; most: Figure; least: Figure }) => string;
    table: (facts: { rows: string; columns: string }) => string;
    panels: (facts: { count: string; by: string }) => string;
  };
};

type Change = 'rise' | 'fall' | 'none';
type Extent = { label: string; from: string; to: string };
