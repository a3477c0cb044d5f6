/** The parameters of a note on a file that say how many things it tells of; a note has one of them at most. */
const counts = ['count', 'lines', 'rows', 'bytes', 'times'] as const;

/** How many things a note on a file tells of, for the choice between the words for one and for several. */
export function countOfNote(params: Readonly<Record<string, string | number>>): number {
  const found = counts.map((name) => params[name]).find((value) => typeof value === 'number');
  return typeof found === 'number' ? found : 1;
}

/**
 * What the words of a note take: its parameters as they are written, and how many things it tells of as `count`. The
 * library writes `count` plainly, so that words show `values` in the place of a parameter of that name.
 */
export function valuesOfNote<Written>(
  params: Readonly<Record<string, string | number>>,
  written: Readonly<Record<string, Written>>,
) {
  return { ...written, values: written['count'], count: countOfNote(params) };
}
