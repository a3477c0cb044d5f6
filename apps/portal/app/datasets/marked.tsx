import type { SearchResult } from '@gazetteer/client';

type Segments = NonNullable<NonNullable<SearchResult['highlighting']>[string]['title']>;

/** A text with what was sought marked in it. */
export function Marked({ segments }: { segments: Segments }) {
  return segments.map((segment, place) =>
    segment.match ? <mark key={place}>{segment.text}</mark> : <span key={place}>{segment.text}</span>,
  );
}
