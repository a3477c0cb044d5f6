import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Article } from '../../articles/article.ts';
import type { Subject } from '../../articles/call-subjects.server.ts';
import { newsPath } from '../../articles/news-address.ts';
import { ShareArticle } from './share-article.tsx';

/** Beside an article: what it is about, and how to pass it on. */
export function ArticleFacts({ article, subjects }: { article: Article; subjects: readonly Subject[] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { date, modified } = article;
  const isUpdated = modified.slice(0, 10) > date.slice(0, 10);
  return (
    <aside className="article-facts" aria-label={t('article.facts')}>
      {isUpdated ? <p>{t('article.updated', { date: figures.date(modified) })}</p> : null}
      {subjects.length > 0 ? (
        <section>
          <h2>{t('article.subjects')}</h2>
          <ul className="article-tags">
            {subjects.map(({ tag, called }) => (
              <li key={tag}>
                <Link to={newsPath({ tag })}>{called}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ShareArticle article={article} />
    </aside>
  );
}
