import { planAreas } from './areas.ts';
import { planBars, writesFigures } from './bars.ts';
import { cartesianLegend } from './cartesian-legend.ts';
import { planCells } from './cells.ts';
import { chooseAxes } from './choose-axes.ts';
import { colourScale } from './colour-scale.ts';
import { emptyBody, type Body, type Place } from './frame.ts';
import { layLegend } from './legend.ts';
import { planLines } from './lines.ts';
import { placedRows, type MarkContext, type MarkPlan } from './mark-plan.ts';
import { panelsOf } from './panels.ts';
import { drawPlainBars } from './plain-bars.ts';
import { drawPlots } from './plots.ts';
import { planPoints, planTicks } from './points.ts';
import type { Chart } from './read-chart.ts';

/** Draws every chart with two axes: legend, then the plots with their axes and marks. */
export function drawCartesian(chart: Chart, place: Place): Body {
  const axes = chooseAxes(chart);
  const panels = panelsOf(chart, place.width);
  if (!axes || chart.rows.length === 0) return emptyBody(chart, place);
  const context: MarkContext = {
    chart,
    axes,
    panels: panels.list,
    colours: colourScale(chart, chart.spec.mark !== 'rect'),
    width: place.width,
  };
  if (panels.list.every((panel) => placedRows(context, panel.rows).length === 0)) {
    return emptyBody(chart, place);
  }
  const legend = layLegend(cartesianLegend(context), place.width, place.top);
  const below: Place = {
    ...place,
    top: legend.bottom,
    height: place.height === undefined ? undefined : place.height - (legend.bottom - place.top),
  };
  const body = writesFigures(context)
    ? drawPlainBars(context, below)
    : drawPlots(context, planMark(context), panels, below);
  return { ...body, shapes: [...legend.shapes, ...body.shapes] };
}

function planMark(context: MarkContext): MarkPlan {
  switch (context.chart.spec.mark) {
    case 'bar':
      return planBars(context);
    case 'line':
    case 'trail':
      return planLines(context);
    case 'area':
      return planAreas(context);
    case 'tick':
      return planTicks(context);
    case 'rect':
      return planCells(context);
    default:
      return planPoints(context);
  }
}
