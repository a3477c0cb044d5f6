/** Text sizes; the sites' scale has 13 and 17, captions and marks of axes are a step smaller. */
export const TEXT = { title: 17, label: 13, small: 12 } as const;

// Names of families only: whoever shows the chart brings the fonts, or has the next best. A picture in a page may use
// no font of that page, so the next best are those that most systems have and that are about as narrow as ours.
export const SANS =
  "'Anek Latin', 'Noto Sans', 'Helvetica Neue', Arial, 'Liberation Sans', system-ui, sans-serif";
export const SERIF = "'Source Serif 4', 'Noto Serif', 'Times New Roman', 'Liberation Serif', Georgia, serif";
