/** The chart types of the home page's strip, as `/visualise?chart_type=` takes them. */
export const chartTypes = ['bar', 'line', 'arc', 'table', 'point', 'choropleth'] as const;
export type ChartType = (typeof chartTypes)[number];
