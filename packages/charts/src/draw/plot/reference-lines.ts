import { notesOf } from '../../read/annotations.ts';
import { shortenText, textWidth } from '../../format/wrap-text.ts';
import { referencesOf, type Reference } from '../../read/reference-lines.ts';
import { TEXT, type Guide, type Label, type Plate, type Shapes, type TextStyle } from '../frame/shapes.ts';
import { doOverlap } from './place-boxes.ts';
import type { MarkContext, MarkPlan, Plot } from './mark-plan.ts';

const GAP = 5;
const LINE = 15;

/** The figures of a plan with those of its lines and stretches, so that axes reach to them. */
export function withReferences(context: MarkContext, plan: MarkPlan): MarkPlan {
  const { axes, chart } = context;
  const lines = referencesOf(chart).lines.filter((line) => line.extends);
  const on = (column: typeof axes.base) => [
    ...lines.filter((line) => line.column === column).map(({ position }) => position),
    ...notesOf(chart).notes.flatMap(({ at }) =>
      at.kind === 'stretch' && at.extends && axes[at.axis] === column ? [Number(at.from), Number(at.to)] : [],
    ),
  ];
  return {
    ...plan,
    baseValues: [...plan.baseValues, ...on(axes.base)],
    values: [...plan.values, ...on(axes.value)],
  };
}

/** Dashed lines across a plot. Their names stand in the first of several plots, each where it meets no other name. */
export function drawReferences(context: MarkContext, plot: Plot, isFirst: boolean): Shapes {
  const { chart } = context;
  const guides: Guide[] = [];
  const plates: Plate[] = [];
  const labels: Label[] = [];
  for (const line of referencesOf(chart).lines) {
    const guide = guideOf(chart.palette.ink, line, plot);
    if (!guide) continue;
    guides.push(guide);
    if (!isFirst) continue;
    const { label, plate } = nameOf(context, line, guide, plot, plates);
    labels.push(label);
    plates.push(plate);
  }
  return { guides, plates, labels };
}

function guideOf(stroke: string, { axis, position }: Reference, plot: Plot): Guide | undefined {
  const at = plot[axis].at(position);
  if (!Number.isFinite(at)) return undefined;
  const look = { stroke, width: 1.2, isDashed: true };
  return axis === 'x'
    ? { x: at, x2: at, y: plot.top, y2: plot.bottom, ...look }
    : { x: plot.left, x2: plot.right, y: at, y2: at, ...look };
}

/** A name stands above a level line at its beginning, and beside the top of an upright one; lower where another is. */
function nameOf(
  { chart }: MarkContext,
  { axis, label, value }: Reference,
  guide: Guide,
  plot: Plot,
  taken: readonly Plate[],
): { label: Label; plate: Plate } {
  const room = plot.right - plot.left - 2 * GAP;
  const text = shortenText(label ?? value, Math.max(40, room * (axis === 'x' ? 0.5 : 0.9)), TEXT.small);
  const width = textWidth(text, TEXT.small);
  const isBeyond = axis === 'x' && guide.x + GAP + width > plot.right;
  const left = axis === 'y' ? plot.left + GAP : isBeyond ? guide.x - GAP - width : guide.x + GAP;
  const above = axis === 'y' ? guide.y - 2 - LINE : plot.top + 2;
  const first = Math.max(plot.top, Math.min(plot.bottom - LINE, above));
  const plateAt = (top: number): Plate => ({
    x: left - 2,
    x2: left + width + 2,
    y: top,
    y2: top + LINE,
    fill: chart.palette.paper,
  });
  const places = axis === 'y' ? [first, guide.y + 2] : stepsDown(first, plot.bottom);
  const top = places.find((place) => !taken.some((plate) => doOverlap(plate, plateAt(place)))) ?? first;
  // Faces differ in width: a name ends or begins at its line.
  const style: TextStyle = { fill: chart.palette.ink, size: TEXT.small, align: isBeyond ? 'right' : 'left' };
  return {
    label: { x: isBeyond ? left + width : left, y: top + 12, text, style },
    plate: plateAt(top),
  };
}

function stepsDown(top: number, bottom: number): number[] {
  return Array.from({ length: Math.floor((bottom - top) / LINE) }, (_, index) => top + index * LINE);
}
