// Apart from the schema that checks them: a browser needs these words and not the checker.

/** Every mark the builder offers; `point` is a scatter, `arc` a pie, `choropleth` a map. */
export const marks = [
  'bar',
  'line',
  'area',
  'point',
  'tick',
  'arc',
  'circle',
  'rect',
  'trail',
  'table',
  'choropleth',
] as const;

/** The marks that are offered first. */
export const simpleMarks = ['bar', 'line', 'point', 'arc', 'table', 'choropleth'] as const;

export type Mark = (typeof marks)[number];
