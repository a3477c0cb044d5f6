import {
  colourKeys,
  opacityBlocks,
  rampBlock,
  sizeBlocks,
  symbolKeys,
  widthBlocks,
  type Block,
} from '../frame/legend.ts';
import { namesAtEnds } from './lines.ts';
import type { MarkContext } from '../plot/mark-plan.ts';
import { areaScale, opacityScale, widthScale } from '../frame/size-scales.ts';

/** What the marks' colours, shapes, sizes and strengths mean, where nothing else on the chart says it. */
export function cartesianLegend(context: MarkContext): Block[] {
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
