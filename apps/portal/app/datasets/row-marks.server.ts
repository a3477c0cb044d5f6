import type { Dataset } from '@gazetteer/client';
import { type Marks, marksOf, type Reader } from '../i18n/written-in.server.ts';

/** Which texts of a dataset in a list are in another language than the page. */
export type RowMarks = Marks<'title' | 'notes' | 'source_name'>;

/** The marks of datasets in a list, by their ids; one whose texts are all in the language of the page has none. */
export function rowMarks(datasets: readonly Dataset[], reader: Reader): Record<string, RowMarks> {
  const rows = datasets.map((dataset) => {
    return [dataset.id, marksOf(dataset, ['title', 'notes', 'source_name'], reader)] as const;
  });
  return Object.fromEntries(rows.filter(([, marks]) => Object.keys(marks).length > 0));
}
