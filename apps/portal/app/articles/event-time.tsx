import { useTimeZone } from '@gazetteer/site';
import { useShell } from '../site/use-shell.ts';
import type { ArticleItem } from './article.ts';
import { writeSpan } from './write-span.ts';

/** From when to when an event is, in the reader's own time. */
export function EventTime({ event: { starts_at, ends_at } }: { event: NonNullable<ArticleItem['event']> }) {
  const { locale } = useShell();
  const timeZone = useTimeZone();
  return <time dateTime={starts_at}>{writeSpan(starts_at, ends_at, { locale, timeZone })}</time>;
}
