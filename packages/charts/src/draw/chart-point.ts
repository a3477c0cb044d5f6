/** One figure of a chart that can be pointed at or focused: a bar, a point, a region. */
export type ChartPoint = {
  /** Place in the list of points. */
  index: number;
  /** Row of the figures it shows; undefined for an area without figures. */
  row: Readonly<Record<string, unknown>> | undefined;
  /** Code of the area, for maps. */
  code: string | undefined;
  /** What it is, such as the name of the area. */
  title: string;
  /** Its figures, each with its label, as the reader writes them. */
  lines: { label: string; value: string }[];
};
