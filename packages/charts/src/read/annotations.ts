import type { Annotation, PeriodAnnotation, PointAnnotation } from '../spec/markings.ts';
import { readPeriod } from '../values/read-moment.ts';
import { chooseAxes, sideOf, type Axes } from './chart-axes.ts';
import { keyOfValue } from './emphasis.ts';
import type { Chart } from './read-chart.ts';
import type { Column } from './read-column.ts';
import {
  canExtend,
  endsOf,
  placeOnAxis,
  withoutAxes,
  type Misfit,
  type NotDrawn,
} from './reference-lines.ts';

/** A text of a chart, and what of the figures it is about. */
export type Note = {
  /** Place among the annotations of the chart. */
  index: number;
  text: string;
  /** Where it stands, in words. */
  where: string;
  /** From where it points at to its middle, where a person has moved it. */
  moved: { dx: number; dy: number } | undefined;
  /** Rows of the figures it is about. */
  rows: readonly number[];
  at: NotePlace;
};

/** A row of the figures, or a stretch of an axis: of its scale, or of its categories. */
export type NotePlace =
  | { kind: 'row'; row: number }
  | {
      kind: 'stretch';
      axis: 'x' | 'y';
      from: number | string;
      to: number | string;
      extends: boolean;
    };

type Read = Pick<Note, 'at' | 'where' | 'rows'>;

/** The texts that have a place on the chart, and those that do not. */
export function notesOf(chart: Chart): { notes: Note[]; notDrawn: NotDrawn[] } {
  const notes: Note[] = [];
  const notDrawn: NotDrawn[] = [];
  const axes = withoutAxes.has(chart.spec.mark) ? undefined : chooseAxes(chart);
  for (const [index, annotation] of (chart.spec.annotations ?? []).entries()) {
    const { text } = annotation;
    const read = axes ? readAnnotation(chart, axes, annotation) : 'noAxes';
    if (typeof read === 'string') {
      notDrawn.push({ what: chart.words.markings.annotation(text), why: read });
    } else notes.push({ index, text, moved: movedBy(annotation), ...read });
  }
  return { notes, notDrawn };
}

function movedBy({ dx, dy }: Annotation): Note['moved'] {
  return dx === undefined && dy === undefined ? undefined : { dx: dx ?? 0, dy: dy ?? 0 };
}

function readAnnotation(chart: Chart, axes: Axes, annotation: Annotation): Read | Misfit {
  return annotation.kind === 'point'
    ? readPoint(chart, axes, annotation)
    : readStretch(chart, axes, annotation);
}

function readPoint(chart: Chart, axes: Axes, { at }: PointAnnotation): Read | Misfit {
  const wanted = Object.entries(at).map(([name, value]) => {
    const column = chart.column(name);
    return column && { column, key: keyOfValue(column, value) };
  });
  const row = chart.rows.findIndex((one) => wanted.every((part) => part?.column.key(one) === part?.key));
  const found = chart.rows[row];
  if (!found || wanted.includes(undefined)) return 'missing';
  const names = wanted.flatMap((part) =>
    part && part.column.kind !== 'figure' ? [part.column.text(found)] : [],
  );
  const figures = [axes.x, axes.y].filter(({ kind }) => kind === 'figure');
  const values = figures.map((column) => column.text(found)).join(' · ');
  const where =
    names.length === 0 ? values : values === '' ? names.join(', ') : `${names.join(', ')} (${values})`;
  return { at: { kind: 'row', row }, where, rows: [row] };
}

function readStretch(chart: Chart, axes: Axes, annotation: PeriodAnnotation): Read | Misfit {
  const axis = sideOf(axes, annotation.channel);
  const column = axes[axis];
  if (column.kind === 'category' || chart.spec.mark === 'rect') {
    return readCategories(chart, column, { ...annotation, channel: axis });
  }
  const { write } = placeOnAxis(chart, axes, column, annotation.from);
  const [from = 0, to = 0] = [
    placeOnAxis(chart, axes, column, annotation.from).position,
    lastOf(chart, axes, column, annotation.to),
  ].toSorted((one, other) => one - other);
  if (!Number.isFinite(from) || !Number.isFinite(to)) return 'unreadable';
  const isExtending = canExtend(chart, axes, column);
  const [least, most] = endsOf(chart, axes, column);
  if (!isExtending && (to < least || from > most)) return 'outside';
  const ends = isExtending ? { from, to } : { from: Math.max(from, least), to: Math.min(to, most) };
  return {
    at: { kind: 'stretch', axis, ...ends, extends: isExtending },
    where: from === to ? write(from) : chart.words.stretch(write(from), write(to)),
    rows: rowsWhere(chart, (row) => column.number(row) >= from && column.number(row) <= to),
  };
}

/** Neighbouring categories, whichever of the two comes first. */
function readCategories(
  chart: Chart,
  column: Column,
  { channel, from, to }: PeriodAnnotation,
): Read | Misfit {
  const keys = [from, to].map((value) => keyOfValue(column, value));
  const [first = -1, last = -1] = keys
    .map((key) => column.keys.indexOf(key))
    .toSorted((one, other) => one - other);
  const [start, end] = [column.keys[first], column.keys[last]];
  if (start === undefined || end === undefined) return 'missing';
  const names = [column.keyText(start), column.keyText(end)] as const;
  const within = new Set(column.keys.slice(first, last + 1));
  return {
    at: { kind: 'stretch', axis: channel, from: start, to: end, extends: false },
    where: first === last ? names[0] : chart.words.stretch(...names),
    rows: rowsWhere(chart, (row) => within.has(column.key(row))),
  };
}

/** Where a stretch ends: with the last figure of the year, month or day that it names. */
function lastOf(chart: Chart, axes: Axes, column: Column, value: string | number): number {
  const { position } = placeOnAxis(chart, axes, column, value);
  const period = column.time && !column.time.isYears ? readPeriod(String(value)) : null;
  if (!period) return position;
  const within = column.keys.map(Number).filter((key) => key >= period.from && key < period.before);
  return Math.max(position, ...within);
}

function rowsWhere(chart: Chart, test: (row: Chart['rows'][number]) => boolean): number[] {
  return chart.rows.flatMap((row, index) => (test(row) ? [index] : []));
}
