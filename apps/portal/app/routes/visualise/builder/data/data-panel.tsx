/** The figures behind the chart as a table. */
export function DataPanel() {
  return null;
}
