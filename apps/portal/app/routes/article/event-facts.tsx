import { useTranslation } from 'react-i18next';
import type { ArticleItem } from '../../articles/article.ts';
import { EventTime } from '../../articles/event-time.tsx';

/** When and where an event is: what its readers look for first. */
export function EventFacts({ event }: { event: NonNullable<ArticleItem['event']> }) {
  const { t } = useTranslation();
  return (
    <dl className="article-event">
      <div>
        <dt>{t('article.when')}</dt>
        <dd>
          <EventTime event={event} />
        </dd>
      </div>
      {event.place ? (
        <div>
          <dt>{t('article.where')}</dt>
          <dd>{event.place}</dd>
        </div>
      ) : null}
    </dl>
  );
}
