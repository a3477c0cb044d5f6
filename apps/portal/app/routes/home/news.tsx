import { useFigures } from '@gazetteer/site';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ArticleItem, articlePath } from '../../articles/article.ts';
import { EventTime } from '../../articles/event-time.tsx';
import { newsPath } from '../../articles/news-address.ts';
import tile from './chart-strip.module.css';
import styles from './new-datasets.module.css';

/** The stories that an editor has chosen and the newest articles; of an event, when and where it is. */
export default function News({ articles }: { articles: readonly ArticleItem[] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <section aria-labelledby="news" className={styles.section}>
      <div className={styles.head}>
        <h2 id="news">{t('home.news.title')}</h2>
        <Link to={newsPath({})} className={styles.all}>
          {t('home.news.all')}
          <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
        </Link>
      </div>
      <ul className={styles.cards}>
        {articles.map(({ slug, type, title, excerpt, language, date, event }) => (
          <li key={slug}>
            <Link to={articlePath({ slug })} className={tile.tile}>
              <span className={tile.facts}>
                {t(`article.kind.${type}`)}
                {' · '}
                {event ? <EventTime event={event} /> : <time dateTime={date}>{figures.date(date)}</time>}
                {event?.place ? ` · ${event.place}` : null}
              </span>
              <h3 lang={language}>{title}</h3>
              {excerpt ? (
                <span className={tile.of} lang={language}>
                  {excerpt}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
