import type { Note } from '../../read/annotations.ts';
import type { Frame, Pixel, Shapes, Target } from '../frame/shapes.ts';
import type { Panel } from '../frame/panels.ts';
import type { MarkContext, MarkPlan, Plot } from './mark-plan.ts';

/** What a text of the chart points at: a place, and for stretches the ground they cover. */
export type NoteAnchor = { note: Note; anchor: Pixel; stretch: Frame | undefined };

/** A plot with what is painted in it. */
export type DrawnPlot = { panel: Panel; plot: Plot; marks: Shapes };

/** The texts of one plot: stretches run through all plots and are named in the first. */
export function anchorsIn(
  context: MarkContext,
  plan: MarkPlan,
  notes: readonly Note[],
  { panel, plot, marks }: DrawnPlot,
): NoteAnchor[] {
  return notes.flatMap((note): NoteAnchor[] => {
    const { at } = note;
    if (at.kind === 'stretch') {
      const stretch = stretchIn(context, plan, at, plot);
      return stretch ? [{ note, anchor: anchorOf(stretch, at.axis), stretch }] : [];
    }
    if (!panel.rows.includes(at.row)) return [];
    const target = marks.targets?.find(({ row }) => row === at.row);
    const anchor = target && endOfMark(context, target, at.row);
    return anchor ? [{ note, anchor, stretch: undefined }] : [];
  });
}

/** The middle of a dot; of a bar the end that says its figure; of a cell its middle. */
function endOfMark({ chart, axes }: MarkContext, { shape }: Target, row: number): Pixel | undefined {
  if (shape.kind === 'dot') return { x: shape.x, y: shape.y };
  if (shape.kind !== 'box') return undefined;
  const middle = { x: (shape.x + shape.x2) / 2, y: (shape.y + shape.y2) / 2 };
  if (chart.spec.mark !== 'bar') return middle;
  const isBelow = axes.value.number(chart.rows[row] ?? {}) < 0;
  return axes.isSideways
    ? { x: isBelow ? shape.x : shape.x2, y: middle.y }
    : { x: middle.x, y: isBelow ? shape.y2 : shape.y };
}

function stretchIn(
  { axes }: MarkContext,
  plan: MarkPlan,
  { axis, from, to }: Extract<Note['at'], { kind: 'stretch' }>,
  plot: Plot,
): Frame | undefined {
  const scale = plot[axis];
  const length = axis === 'x' ? plot.right - plot.left : plot.bottom - plot.top;
  const isStepped = plan.steps !== undefined && axes[axis] === axes.base;
  // Bars and bands are as wide as their step: the stretch holds the whole of them.
  const half = scale.band > 0 ? scale.band / 2 : isStepped ? length / (plan.steps ?? 1) / 2 : 0;
  const ends = [scale.at(from), scale.at(to)].toSorted((one, other) => one - other);
  const [first = Number.NaN, last = Number.NaN] = ends;
  if (!Number.isFinite(first) || !Number.isFinite(last)) return undefined;
  return axis === 'x'
    ? {
        x: Math.max(plot.left, first - half),
        x2: Math.min(plot.right, last + half),
        y: plot.top,
        y2: plot.bottom,
      }
    : {
        x: plot.left,
        x2: plot.right,
        y: Math.max(plot.top, first - half),
        y2: Math.min(plot.bottom, last + half),
      };
}

/** Texts of stretches stand near the top of an upright one and in the middle of a level one. */
function anchorOf({ x, x2, y, y2 }: Frame, axis: 'x' | 'y'): Pixel {
  return axis === 'x' ? { x: (x + x2) / 2, y } : { x: (x + x2) / 2, y: (y + y2) / 2 };
}
