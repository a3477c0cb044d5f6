import { measureOf } from '../../read/chart-labels.ts';
import type { MarkContext } from './mark-plan.ts';
import type { Column } from '../../read/read-column.ts';

/** The names of the axes that the title does not say: those of figures beside the one the chart is about. */
export function axisTitles({ chart, axes }: MarkContext): { x?: string; y?: string } {
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
