import { bottomAxis, leftAxis, type BottomAxis, type LeftAxis } from './axes.ts';
import type { Place } from '../frame/frame.ts';
import type { MarkContext, MarkPlan, Plot } from './mark-plan.ts';
import type { Panel, Panels } from '../frame/panels.ts';
import { placeScale, scaleOf, type Scale } from '../../read/scale.ts';
import { measureOf } from '../../read/chart-measures.ts';
import type { Column } from '../../read/read-column.ts';

/** Pixels between two plots side by side. */
export const BETWEEN = 20;
const PANEL_TITLE = 24;
const AXIS_TITLE = 20;
const BETWEEN_LINES = 10;
const TOP = 6;
const END = 12;
const LOWEST = 24;
/** Below this an axis has fewer marks; charts that take the height they need are higher. */
const LOW = 200;
const ROW = { alone: 28, one: 13, tightest: 12 } as const;

/** Where everything of a chart with two axes stands. */
export type PlotLayout = {
  left: LeftAxis;
  bottom: BottomAxis;
  valueScale: Scale;
  titles: { x?: string; y?: string };
  /** Pixels a plot is wide. */
  width: number;
  plotOf(panel: Panel): Plot;
  /** Below the last line and its axis. */
  end: number;
  /** The same in the height that rows and panels want; undefined of a single plot of figures or times. */
  wanted: number | undefined;
};

type Scales = { x: Scale; y: Scale; value: Scale };

/** Shares the place out among axes, titles and the plots of the panels. */
export function layOutPlots(context: MarkContext, plan: MarkPlan, panels: Panels, place: Place): PlotLayout {
  const { chart, axes } = context;
  const scales = scalesOf(context, plan);
  const titles = axisTitles(context);
  const room = Math.max(60, Math.min(220, place.width * (panels.places > 1 ? 0.25 : 0.36)));
  const isLow = panels.list.length > 1 || (place.height ?? LOW) < LOW;
  const left = leftAxis(scales.y, axes.y, chart.palette, room, isLow ? 3 : 5);
  const across = (margin: number) =>
    (place.width - margin - (plan.endMargin ?? END) - (panels.places - 1) * BETWEEN) / panels.places;
  const insetOf = (length: number, isBase: boolean) => (isBase && plan.steps ? length / plan.steps / 2 : 0);
  const below = (width: number) =>
    bottomAxis(
      scales.x,
      axes.x,
      chart.palette,
      width - 2 * insetOf(width, !axes.isSideways),
      hasUprights(context, plan, scales.x),
    );
  const margin = Math.max(left.width, below(across(left.width)).overhang);
  const width = across(margin);
  const bottom = below(width);
  const head = (titles.y ? AXIS_TITLE : 0) + TOP;
  const foot = titles.x ? AXIS_TITLE : 0;
  const aboveEach = panels.list.length > 1 ? PANEL_TITLE + panels.headingHeight : 0;
  const around = aboveEach + bottom.height + (panels.lines > 1 ? BETWEEN_LINES : 0);
  const wanted = heightWanted(context, plan, scales.y, panels, place.width, width);
  const height =
    place.height === undefined
      ? wanted
      : Math.max(LOWEST, (place.height - head - foot) / panels.lines - around);
  const endOf = (one: number) => place.top + head + panels.lines * (around + one) + foot;
  return {
    left,
    bottom,
    valueScale: scales.value,
    titles,
    width,
    end: endOf(height),
    wanted: panels.list.length > 1 || rowsOf(context, plan, scales.y) ? endOf(wanted) : undefined,
    plotOf: (panel) => {
      const start = margin + panel.place * (width + BETWEEN);
      const top = place.top + head + panel.line * (around + height) + aboveEach;
      const edges = { left: start, right: start + width, top, bottom: top + height };
      const [insetX, insetY] = [insetOf(width, !axes.isSideways), insetOf(height, axes.isSideways)];
      return {
        ...edges,
        x: placeScale(scales.x, edges.left + insetX, edges.right - insetX),
        y:
          scales.y.kind === 'band' && !scales.y.isRising
            ? placeScale(scales.y, edges.top, edges.bottom)
            : placeScale(scales.y, edges.bottom - insetY, edges.top + insetY),
      };
    },
  };
}

function scalesOf({ axes }: MarkContext, plan: MarkPlan): Scales {
  const { writeValue } = plan;
  const inBands = plan.inBands ? { inBands: true } : {};
  const base = scaleOf(axes.base, plan.baseValues, {
    fromZero: false,
    isExact: axes.base.binStep !== undefined || plan.steps !== undefined,
    ...inBands,
  });
  const column = writeValue ? { ...axes.value, write: writeValue, writerFor: () => writeValue } : axes.value;
  const value = scaleOf(column, plan.values, {
    fromZero: plan.fromZero,
    isExact: writeValue !== undefined,
    ...inBands,
  });
  return axes.isSideways ? { x: value, y: base, value } : { x: base, y: value, value };
}

/** Uprights help to read figures from the axis below, but not where bars stand on it. */
function hasUprights({ axes }: MarkContext, plan: MarkPlan, scale: Scale): boolean {
  return scale.kind !== 'time' && scale.kind !== 'band' && (axes.isSideways || !plan.fromZero);
}

/** How many rows stand below one another, where these give a plot its height. */
function rowsOf({ axes }: MarkContext, plan: MarkPlan, y: Scale): number | undefined {
  return y.kind === 'band' ? y.keys.length : axes.isSideways ? plan.steps : undefined;
}

function heightWanted(
  context: MarkContext,
  plan: MarkPlan,
  y: Scale,
  panels: Panels,
  chartWidth: number,
  width: number,
): number {
  const rows = rowsOf(context, plan, y);
  if (rows !== undefined) return rows * rowHeight(rows, plan.slots ?? 1);
  if (panels.list.length === 1) return Math.round(Math.min(360, Math.max(180, chartWidth * 0.52)));
  return Math.round(Math.min(220, Math.max(96, width * 0.66)));
}

/** Bars side by side need higher rows; very many rows are lower. */
function rowHeight(rows: number, slots: number): number {
  const roomy = Math.max(ROW.alone, slots * ROW.one + 10);
  return rows <= 40 ? roomy : Math.max(ROW.tightest, Math.min(roomy, 1200 / rows));
}

/** The names of the axes that the title does not say: those of figures beside the one the chart is about. */
function axisTitles({ chart, axes }: MarkContext): { x?: string; y?: string } {
  const measure = measureOf(chart);
  const both = [axes.x, axes.y].filter(isPlainFigure).length === 2;
  const titleOf = (column: Column): string | undefined => {
    if (column.kind !== 'figure' || (column === measure && !both)) return undefined;
    return column.unit ? `${column.label} (${column.unit})` : column.label;
  };
  const [x, y] = [titleOf(axes.x), titleOf(axes.y)];
  return { ...(x ? { x } : {}), ...(y ? { y } : {}) };
}

function isPlainFigure({ kind, binStep }: Column): boolean {
  return kind === 'figure' && binStep === undefined;
}
