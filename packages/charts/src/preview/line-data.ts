import { cellText } from '../cell-text.ts';
import type { LineSpec } from './preview-spec.ts';
import type { ChartRow } from '../spec/chart-data.ts';
import type { TimeAxis } from '../time-axis.ts';

export type Point = { time: number; value: number };
export type Line = { name: string; points: Point[] };

/** The lines of a chart in the order of time; a chart without series has one, without a name. */
export function readLines(rows: readonly ChartRow[], axis: TimeAxis, scale: number): Line[] {
  const lines = new Map<string, Point[]>();
  for (const row of rows) {
    const time = axis.position(row.time);
    const value = row.value === null || row.value === undefined ? Number.NaN : Number(row.value) * scale;
    if (!Number.isFinite(time) || !Number.isFinite(value)) continue;
    const name = cellText(row.series);
    const points = lines.get(name);
    if (points) points.push({ time, value });
    else lines.set(name, [{ time, value }]);
  }
  return [...lines].map(([name, points]) => ({ name, points: points.toSorted((a, b) => a.time - b.time) }));
}

/** At each time the middle of the lines' values. */
export function medianLine(lines: readonly Line[], name: string): Line {
  const byTime = new Map<number, number[]>();
  for (const { time, value } of lines.flatMap((line) => line.points)) {
    const values = byTime.get(time);
    if (values) values.push(value);
    else byTime.set(time, [value]);
  }
  const points = [...byTime].map(([time, values]) => ({ time, value: median(values) }));
  return { name, points: points.toSorted((a, b) => a.time - b.time) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Whether the lines are too many to name, and stand as a faint ground behind their median. */
export function isCrowd(spec: LineSpec): boolean {
  return spec.channels.detail !== undefined && spec.channels.series === undefined;
}
