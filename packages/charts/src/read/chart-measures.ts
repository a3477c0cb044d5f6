import type { Chart } from './read-chart.ts';
import type { Column } from './read-column.ts';

/** The column a chart is about. */
export function measureOf(chart: Chart): Column | undefined {
  return measuresOf(chart)[0];
}

/** Whether both axes bear figures, which say their own units. */
export function hasAxisTitles(chart: Chart): boolean {
  const isFigure = (name: string) => {
    const column = chart.column(name);
    return column?.kind === 'figure' && column.binStep === undefined;
  };
  return chart.spec.mark !== 'rect' && isFigure('x') && isFigure('y');
}

export function measuresOf(chart: Chart): Column[] {
  const order = measureChannels[chart.spec.mark] ?? ['y', 'x', 'size', 'colour'];
  const figures = order
    .map((name) => chart.column(name))
    .filter((column) => column !== undefined)
    .filter((column) => column.kind === 'figure' && column.binStep === undefined);
  // Beside an aggregate a plain number only says where on the axis.
  const counted = figures.filter(({ source }) => source.aggregate !== null);
  return counted.length > 0 ? counted : figures;
}

const measureChannels: Readonly<Record<string, readonly string[]>> = {
  choropleth: ['colour'],
  point_map: ['colour', 'size', 'rows'],
  arc: ['theta', 'y', 'x', 'size', 'colour'],
  rect: ['colour'],
};
