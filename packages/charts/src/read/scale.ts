import { extent } from 'd3-array';
import { numberTicks, roundDigits } from '../format/round-numbers.ts';
import type { Column } from './read-column.ts';

/** Categories, each with a band of its own. */
export type BandScale = {
  kind: 'band';
  keys: readonly string[];
  /** Whether those between two that are named are understood. */
  isOrdered: boolean;
  /** Whether the first stands at the bottom of a vertical axis, as figures do. */
  isRising: boolean;
};

/** Figures or times. */
export type ContinuousScale = {
  kind: 'linear' | 'log' | 'sqrt' | 'time';
  domain: readonly [number, number];
  ticks(count: number): { value: number; label: string }[];
};

export type Scale = BandScale | ContinuousScale;

/** From figures or keys to pixels. */
export type Placement = {
  /** Pixel of a figure, or of the middle of a category's band. */
  at(value: number | string): number;
  /** Width of a band; 0 where there are none. */
  band: number;
};

export type ScaleNeeds = {
  /** Whether the axis begins at zero, as lengths of bars must. */
  fromZero: boolean;
  /** Values that must fit beside those of the column, such as the tops of stacks. */
  values?: readonly number[];
  /** The axis ends where the values do, as those of shares and bins. */
  isExact?: boolean;
  /** Figures and times get bands, too, as in heat maps. */
  inBands?: boolean;
};

/** The scale of a column, as its channel asks for it or as its figures need it. */
export function scaleOf(column: Column, figures: readonly number[], needs: ScaleNeeds): Scale {
  if (column.kind === 'category' || needs.inBands) {
    const isOrdered = column.kind !== 'category' || column.source.time_unit !== null;
    return { kind: 'band', keys: column.keys, isOrdered, isRising: column.kind === 'figure' };
  }
  const values = (needs.values ?? figures).filter(Number.isFinite);
  if (column.kind === 'moment') return timeScale(column, values);
  return figureScale(column, values, needs);
}

function timeScale(column: Column, values: readonly number[]): ContinuousScale {
  const domain = extentOf(values);
  return {
    kind: 'time',
    domain,
    ticks: (count) =>
      (column.time?.ticks(domain[0], domain[1], count) ?? []).map(({ position, label }) => ({
        value: position,
        label,
      })),
  };
}

function figureScale(column: Column, values: readonly number[], needs: ScaleNeeds): ContinuousScale {
  const wanted = column.channel?.scale;
  const type = wanted?.type ?? 'linear';
  if (type === 'log') {
    const scale = logScale(column, values, needs.fromZero);
    // Nothing above zero: there is no such scale.
    if (scale) return scale;
  }
  const [least, most] = extentOf(values);
  const fromZero = wanted?.zero ?? (needs.fromZero || type === 'sqrt');
  // Sums of shares are a hundred but for the last digits.
  const fixed =
    wanted?.domain ?? (needs.isExact ? ([roundDigits(least), roundDigits(most)] as const) : undefined);
  const ends = fixed ?? [fromZero ? Math.min(0, least) : least, fromZero ? Math.max(0, most) : most];
  const domain = fixed ?? (type === 'sqrt' ? rootDomain(ends) : numberTicks(ends[0], ends[1], 5).domain);
  return {
    kind: type === 'sqrt' ? 'sqrt' : 'linear',
    domain,
    ticks: (count) => {
      const marked = marksWithin(domain, ends, count);
      const write = column.writerFor(marked);
      return marked.map((value) => ({ value, label: write(value) }));
    },
  };
}

/** Round figures around both, each by its own size: a step of the larger side would give the smaller one half of the axis. */
function rootDomain([least, most]: readonly [number, number]): [number, number] {
  if (least >= 0 || most <= 0) return numberTicks(least, most, 5).domain;
  return [numberTicks(least, 0, 2).domain[0], numberTicks(0, most, 5).domain[1]];
}

/** Round figures between the ends of an axis: fewer or more of them than those the axis ends with may reach beyond it. */
function marksWithin(
  domain: readonly [number, number],
  figures: readonly [number, number],
  count: number,
): number[] {
  const isWithin = (value: number) => value >= domain[0] && value <= domain[1];
  const marks = numberTicks(figures[0], figures[1], count).values;
  if (marks.every(isWithin)) return marks;
  return numberTicks(domain[0], domain[1], count).values.filter(isWithin);
}

/** Whether a column stands on a logarithmic axis: where it is asked for, and has figures above zero. */
export function hasLogarithms({ channel, kind }: Column, values: readonly number[]): boolean {
  const { type, domain } = channel?.scale ?? {};
  if (type !== 'log' || kind !== 'figure') return false;
  return domain ? domain[0] > 0 : values.some((value) => value > 0);
}

/** Ends and marks at 1, 2 and 5 times powers of ten; only at the powers where there are many. */
function logScale(column: Column, values: readonly number[], fromZero: boolean): ContinuousScale | undefined {
  if (!hasLogarithms(column, values)) return undefined;
  const asked = column.channel?.scale?.domain;
  const [least, most] = extentOf(asked ?? values.filter((value) => value > 0));
  // A length that begins where its axis does would be none.
  const steps = logSteps(fromZero ? least * 0.99 : least, most);
  const domain = asked ?? ([steps[0] ?? least, steps.at(-1) ?? most] as const);
  return {
    kind: 'log',
    domain,
    ticks: (count) => {
      const inside = steps.filter((value) => value >= domain[0] && value <= domain[1]);
      const powers = inside.filter((value) => Number.isInteger(roundDigits(Math.log10(value))));
      const every = Math.max(1, Math.ceil(powers.length / Math.max(1, count)));
      const marked =
        inside.length <= Math.max(4, count) ? inside : powers.filter((_, index) => index % every === 0);
      return marked.map((value) => ({ value, label: column.writerFor([value])(value) }));
    },
  };
}

/** From the last step below the least to the first above the most; two at least. */
function logSteps(least: number, most: number): number[] {
  const first = Math.floor(Math.log10(least));
  const last = Math.ceil(Math.log10(most)) + 1;
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((power) =>
    [1, 2, 5].map((step) => roundDigits(step * 10 ** power)),
  );
  const from = all.findLastIndex((value) => value <= least);
  const to = all.findIndex((value) => value >= most);
  return all.slice(Math.max(0, from), Math.max(from + 2, to + 1));
}

/** Puts a scale between two pixels, the first of its values at `from`. */
export function placeScale(scale: Scale, from: number, to: number): Placement {
  if (scale.kind === 'band') {
    const band = (to - from) / Math.max(1, scale.keys.length);
    const places = new Map(scale.keys.map((key, index) => [key, from + (index + 0.5) * band]));
    return { band: Math.abs(band), at: (value) => places.get(String(value)) ?? Number.NaN };
  }
  const transform = transforms[scale.kind];
  const [start, end] = [transform(scale.domain[0]), transform(scale.domain[1])];
  const span = end - start || 1;
  return {
    band: 0,
    at: (value) => from + ((transform(Number(value)) - start) / span) * (to - from),
  };
}

const transforms: Readonly<Record<ContinuousScale['kind'], (value: number) => number>> = {
  linear: (value) => value,
  time: (value) => value,
  log: (value) => (value > 0 ? Math.log10(value) : Number.NaN),
  sqrt: (value) => Math.sign(value) * Math.sqrt(Math.abs(value)),
};

/** The least and the greatest; 0 and 1 where there is nothing. */
export function extentOf(values: readonly number[]): [number, number] {
  const [least, most] = extent(values);
  return least === undefined ? [0, 1] : [least, most];
}
