import { IconCalendar } from '@tabler/icons-react';
import type { ArticleItem } from '../../articles/article.ts';
import { EventTime } from '../../articles/event-time.tsx';

/** When and where an event is, in one line of a list. */
export function EventLine({ event }: { event: NonNullable<ArticleItem['event']> }) {
  return (
    <p className="news-event">
      <IconCalendar size={18} stroke={1.6} aria-hidden="true" />
      <span>
        <EventTime event={event} />
        {event.place ? ` · ${event.place}` : null}
      </span>
    </p>
  );
}
