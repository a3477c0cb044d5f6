import type { Body, Place } from '../frame/frame.ts';
import { notesOf, type Note } from '../../read/annotations.ts';
import { drawNumbers, drawStretches, drawTexts, layList } from './annotations.ts';
import { anchorsIn, type DrawnPlot } from './note-places.ts';
import { axisTitles } from './axis-titles.ts';
import { clampLabels } from './axes.ts';
import { clipMarks } from './clip-marks.ts';
import type { MarkContext, MarkPlan, Plot } from './mark-plan.ts';
import { panelTitle, type Panel, type Panels } from '../frame/panels.ts';
import { drawReferences, withReferences } from './reference-lines.ts';
import { BETWEEN, layOutPlots, type PlotLayout } from './plot-layout.ts';
import type { Shapes } from '../frame/shapes.ts';

/** Below this width texts at figures stand in a list. */
const NARROW = 460;
/** So far labels of an axis reach beyond it, which leaves a gap to those of the next one. */
const OUTSIDE = BETWEEN / 2 - 4;

/** The plots of a chart in lines, on common axes; texts at figures beside them, or below where there is no room. */
export function drawPlots(context: MarkContext, marks: MarkPlan, panels: Panels, place: Place): Body {
  const plan = withReferences(context, marks);
  const { notes } = notesOf(context.chart);
  if (notes.length === 0) return drawAll(context, plan, panels, place, () => ({}));
  const withTexts = place.width < NARROW ? undefined : drawWithTexts(context, plan, panels, place, notes);
  return withTexts ?? drawWithList(context, plan, panels, place, notes);
}

function drawWithTexts(
  context: MarkContext,
  plan: MarkPlan,
  panels: Panels,
  place: Place,
  notes: readonly Note[],
): Body | undefined {
  let hasRoom = true;
  const named = new Set<Note>();
  const body = drawAll(context, plan, panels, place, (drawn, around) => {
    const { plot } = drawn;
    const anchors = anchorsIn(context, plan, notes, drawn);
    const unnamed = anchors.filter(({ note }) => !named.has(note));
    for (const { note } of unnamed) named.add(note);
    const right = panels.list.length === 1 ? place.width : plot.right;
    const bounds = { x: plot.left + 2, x2: right, y: plot.top, y2: plot.bottom };
    const texts = drawTexts(context, unnamed, bounds, around);
    hasRoom &&= texts !== undefined;
    return { below: drawStretches(context, anchors), above: texts ?? {} };
  });
  return hasRoom ? body : undefined;
}

function drawWithList(
  context: MarkContext,
  plan: MarkPlan,
  panels: Panels,
  place: Place,
  notes: readonly Note[],
): Body {
  const list = layList(context, notes, place.width);
  const height = place.height === undefined ? undefined : place.height - list.height;
  const body = drawAll(context, plan, panels, { ...place, height }, (drawn) => {
    const anchors = anchorsIn(context, plan, notes, drawn);
    const { left, right, top, bottom } = drawn.plot;
    const plot = { x: left, x2: right, y: top, y2: bottom };
    return { below: drawStretches(context, anchors), above: drawNumbers(context, anchors, notes, plot) };
  });
  const wanted = body.wanted && body.wanted + list.height;
  const shapes = [...body.shapes, list.draw(body.bottom)];
  return { ...body, shapes, bottom: body.bottom + list.height, ...(wanted && { wanted }) };
}

/** What is added to a plot, once its marks stand: below and above them. */
type Addition = (drawn: DrawnPlot, around: readonly Shapes[]) => { below?: Shapes; above?: Shapes };

function drawAll(context: MarkContext, plan: MarkPlan, panels: Panels, place: Place, addTo: Addition): Body {
  const layout = layOutPlots(context, plan, panels, place);
  const shapes = panels.list.flatMap((panel) => {
    const plot = layout.plotOf(panel);
    const drawn = plan.draw(panel, plot);
    const marks = hasChosenEnds(context) ? clipMarks(drawn, plot) : drawn;
    const over = [
      { rules: zeroLine(context, plan, plot, layout) },
      drawReferences(context, plot, panel === panels.list[0]),
    ];
    const under = axesOf(context, panels, layout, panel, place.width);
    const { below = {}, above = {} } = addTo({ panel, plot, marks }, [...under, marks, ...over]);
    return [...under, below, marks, ...over, above];
  });
  const { end, wanted } = layout;
  return {
    shapes: [...shapes, axisTitles(context.chart, layout, place)],
    bottom: end,
    ...(wanted && { wanted }),
  };
}

/** Only an axis whose ends somebody has chosen may be shorter than the figures. */
function hasChosenEnds({ axes }: MarkContext): boolean {
  return [axes.x, axes.y].some(({ channel }) => channel?.scale?.domain !== undefined);
}

/** Axes stand at the left and under the last of each column only. */
function axesOf(
  context: MarkContext,
  panels: Panels,
  layout: PlotLayout,
  panel: Panel,
  chartWidth: number,
): Shapes[] {
  const plot = layout.plotOf(panel);
  const left = layout.left.draw(plot.y, plot.left, plot.right);
  const below = layout.bottom.draw(plot.x, plot.bottom, plot.top);
  const [from, to] = [
    panel.place === 0 ? 0 : plot.left - OUTSIDE,
    panel.place === panels.places - 1 ? chartWidth : plot.right + OUTSIDE,
  ];
  const title = { x: plot.left, y: plot.top - 9, width: layout.width, chartWidth };
  const hasBelow = panels.list.some((other) => other.place === panel.place && other.line > panel.line);
  return [
    { ...left, labels: panel.place === 0 ? (left.labels ?? []) : [] },
    { ...below, labels: hasBelow ? [] : clampLabels(below.labels ?? [], from, to) },
    { labels: panelTitle(context.chart, panel, title) },
  ];
}

/** Where marks that grow from zero do so. */
function zeroLine(
  { chart, axes }: MarkContext,
  plan: MarkPlan,
  plot: Plot,
  { valueScale: scale }: PlotLayout,
): NonNullable<Shapes['rules']> {
  if (!plan.fromZero || scale.kind === 'band' || scale.kind === 'log') return [];
  if (scale.domain[0] > 0 || scale.domain[1] < 0) return [];
  const at = axes.isSideways ? plot.x.at(0) : plot.y.at(0);
  const stroke = chart.palette.secondInk;
  return axes.isSideways
    ? [{ x: at, x2: at, y: plot.top, y2: plot.bottom, stroke, width: 1 }]
    : [{ x: plot.left, x2: plot.right, y: at, y2: at, stroke, width: 1 }];
}
