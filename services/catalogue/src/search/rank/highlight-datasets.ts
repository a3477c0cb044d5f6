import { type FoundColumn, spacedName } from '../index/found-column.ts';
import type { StemSequence } from '../index/full-text.store.ts';
import type { SearchColumnsStore } from '../index/search-columns.store.ts';
import { highlightExcerpt, highlightText, type Segment } from './highlight-matches.ts';

/** Where in a dataset the wanted words stand. `columns` are those of its tables whose names hold one. */
export type Highlight = { title?: Segment[]; notes?: Segment[]; columns?: Segment[][] };

/** What is read of a found dataset. */
type Found = { id: string; title: string; notes: string | null };

/** More than a person looks at on one page. */
const MOST_DATASETS = 100;
/** A table with more columns is looked at up to here. */
const MOST_COLUMNS = 300;
const SHOWN_COLUMNS = 6;

/** Marks the wanted words in datasets, by the ids of these. */
export async function highlightDatasets(
  found: readonly { ordinal: number; body: string }[],
  wanted: readonly StemSequence[],
  columns: SearchColumnsStore,
): Promise<Record<string, Highlight>> {
  if (wanted.length === 0) return {};
  const highlights = found.slice(0, MOST_DATASETS).map(async ({ ordinal, body }) => {
    const { id, title, notes } = JSON.parse(body) as Found;
    const inTitle = highlightText(title, wanted);
    const inNotes = highlightExcerpt(notes ?? '', wanted);
    const inColumns = highlightColumns(await columns.bodiesOf(ordinal, MOST_COLUMNS), wanted);
    const highlight: Highlight = {
      ...(inTitle && { title: inTitle }),
      ...(inNotes && { notes: inNotes }),
      ...(inColumns.length > 0 && { columns: inColumns }),
    };
    return [id, highlight] as const;
  });
  return Object.fromEntries(await Promise.all(highlights));
}

/** How a column is called, with the wanted words marked; undefined where none stands in its label or name. */
export function highlightName(
  { name, label }: Pick<FoundColumn, 'name' | 'label'>,
  wanted: readonly StemSequence[],
): Segment[] | undefined {
  return (
    (label === null ? undefined : highlightText(label, wanted)) ?? highlightText(spacedName(name), wanted)
  );
}

function highlightColumns(bodies: readonly string[], wanted: readonly StemSequence[]): Segment[][] {
  const marked = bodies.flatMap((body) => {
    const segments = highlightName(JSON.parse(body) as FoundColumn, wanted);
    return segments ? [segments] : [];
  });
  const distinct = new Map(marked.map((segments) => [segments.map(({ text }) => text).join(''), segments]));
  // Those that hold most of what was looked for first.
  const matches = (segments: readonly Segment[]) => segments.filter(({ match }) => match).length;
  return [...distinct.values()].sort((one, other) => matches(other) - matches(one)).slice(0, SHOWN_COLUMNS);
}
