import { planAreas } from './marks/areas.ts';
import { drawPlainBars, planBars, writesFigures } from './marks/bars.ts';
import { planCells } from './marks/cells.ts';
import { chooseAxes } from '../read/chart-axes.ts';
import { areaScale, colourScale, opacityScale, widthScale } from './frame/channel-scales.ts';
import { emptyBody, type Body, type Place } from './frame/frame.ts';
import {
  colourKeys,
  layLegend,
  opacityBlocks,
  rampBlock,
  sizeBlocks,
  symbolKeys,
  widthBlocks,
  type Block,
} from './frame/legend.ts';
import { namesAtEnds } from './marks/line-names.ts';
import { planLines } from './marks/lines.ts';
import { placedRows, type MarkContext, type MarkPlan } from './plot/mark-plan.ts';
import { panelsOf } from './frame/panels.ts';
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
  const legend = layLegend(legendOf(context), place.width, place.top);
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

/** What the marks' colours, shapes, sizes and strengths mean, where nothing else on the chart says it. */
function legendOf(context: MarkContext): Block[] {
  const { chart, colours, width } = context;
  const isLine = chart.spec.mark === 'trail' || chart.spec.mark === 'line';
  const area = isLine ? undefined : areaScale(chart);
  const widths = isLine ? widthScale(chart) : undefined;
  const opacity = opacityScale(chart);
  return [
    ...(namesAtEnds(context) || repeatsAxis(context) ? [] : colourKeys(chart, colours, width)),
    ...rampBlock(chart, colours),
    ...symbolKeys(chart, width),
    ...(area ? sizeBlocks(chart, (value) => area.ofValue(value), area.samples) : []),
    ...(widths ? widthBlocks(chart, (value) => widths.ofValue(value), widths.samples) : []),
    ...(opacity ? opacityBlocks(chart, (value) => opacity.ofValue(value), opacity.samples) : []),
  ];
}

/** Colours of the categories that an axis names already. */
function repeatsAxis({ axes, colours }: MarkContext): boolean {
  const field = colours.column?.source.field;
  return (
    field !== undefined &&
    [axes.x, axes.y].some((column) => column.kind === 'category' && column.source.field === field)
  );
}
