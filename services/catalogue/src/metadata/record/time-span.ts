/** The time that data is about: years as four digits, first to last. */
export type TimeSpan = { start: string; end: string };

/**
 * Reads the years that a publisher's texts name, from the earliest to the latest: `1901-2017`, `2011`, and years that
 * begin in one and end in the next, `2019-20`.
 * @returns undefined where no text names one
 */
export function readTimeSpan(texts: readonly (string | null | undefined)[]): TimeSpan | undefined {
  const years = texts.flatMap((text) => yearsIn(text ?? '')).toSorted();
  const [start, end] = [years[0], years.at(-1)];
  return start && end ? { start, end } : undefined;
}

function yearsIn(text: string): string[] {
  return [...text.matchAll(/(?<!\d)([12]\d{3})(?:\s*[-–/]\s*(\d\d)(?!\d))?(?!\d)/g)].flatMap(
    ([, year = '', ending]) =>
      ending && ending > year.slice(2) ? [year, year.slice(0, 2) + ending] : [year],
  );
}
