import { IconCalendar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type ArticleItem, articlePath } from '../../articles/article.ts';
import { Byline } from '../../articles/byline.tsx';
import { EventTime } from '../../articles/event-time.tsx';

/** What a list says of an article: title, when and where it happens, how it begins, and who wrote it. */
export function ArticleWords({ article }: { article: ArticleItem }) {
  const { title, excerpt, language, event } = article;
  return (
    <>
      <h2 lang={language}>
        <Link to={articlePath(article)}>{title}</Link>
      </h2>
      {event ? <EventLine event={event} /> : null}
      {excerpt ? (
        <p className="news-excerpt" lang={language}>
          {excerpt}
        </p>
      ) : null}
      <Byline article={article} />
    </>
  );
}

/** When and where an event is, in one line of a list. */
function EventLine({ event }: { event: NonNullable<ArticleItem['event']> }) {
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
