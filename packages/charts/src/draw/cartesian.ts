import { planAreas } from './marks/areas.ts';
import { planBars, writesFigures } from './marks/bars.ts';
import { cartesianLegend } from './marks/cartesian-legend.ts';
import { planCells } from './marks/cells.ts';
import { chooseAxes } from '../read/chart-axes.ts';
import { colourScale } from './frame/colour-scale.ts';
import { emptyBody, type Body, type Place } from './frame/frame.ts';
import { layLegend } from './frame/legend.ts';
import { planLines } from './marks/lines.ts';
import { placedRows, type MarkContext, type MarkPlan } from './plot/mark-plan.ts';
import { panelsOf } from './frame/panels.ts';
import { drawPlainBars } from './marks/plain-bars.ts';
import { drawPlots } from './plot/plots.ts';
import { planPoints, planTicks } from './marks/points.ts';
import type { Chart } from '../read/read-chart.ts';

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
