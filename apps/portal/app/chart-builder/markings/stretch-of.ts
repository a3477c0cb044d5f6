import type { ChartColumn, ChartPoint, Mark } from '@gazetteer/charts';
import type { Unwritten } from './use-marking.ts';

/** Whether marks stand side by side along the horizontal axis, so that a stretch of it holds some of them. */
export function canChooseStretch(mark: Mark, columns: readonly ChartColumn[]): boolean {
  const [x, y] = ['x', 'y'].map((name) => columns.find((one) => one.name === name));
  if (!x) return false;
  const isLying = x.kind === 'number' && (x.aggregate !== null || y?.kind === 'category');
  return !(isLying && (mark === 'bar' || mark === 'area'));
}

/** The stretch from the first to the last of some figures; undefined where none has a place on the axis. */
export function stretchOf(points: readonly ChartPoint[]): Omit<Unwritten, 'place'> | undefined {
  const placed = points.flatMap(({ row, title, lines }) => {
    const value = row?.x;
    const name = title || (lines[0]?.value ?? '');
    return typeof value === 'number' || (typeof value === 'string' && value !== '') ? [{ value, name }] : [];
  });
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last) return undefined;
  const name = first.name === last.name ? first.name : `${first.name} – ${last.name}`;
  return { about: { kind: 'period', channel: 'x', from: first.value, to: last.value }, name };
}
