import { useShell } from '../shell/use-shell.ts';
import { useTimeZone } from '../time-zone.ts';
import type { ArticleItem } from './article.ts';

/** From when to when an event is, in the reader's own time, whose zone it names. */
export function EventTime({ event: { starts_at, ends_at } }: { event: NonNullable<ArticleItem['event']> }) {
  const { locale } = useShell();
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  const [start, end] = [new Date(starts_at), new Date(ends_at ?? starts_at)];
  return <time dateTime={starts_at}>{format.formatRange(start, end)}</time>;
}
