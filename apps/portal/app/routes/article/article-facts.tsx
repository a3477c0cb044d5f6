import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Article } from '../../articles/article.ts';
import { newsPath } from '../../articles/news-address.ts';
import { ShareArticle } from './share-article.tsx';

/** Beside an article: what it is about, and how to pass it on. */
export function ArticleFacts({ article }: { article: Article }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { tags, date, modified } = article;
  const isUpdated = modified.slice(0, 10) > date.slice(0, 10);
  return (
    <aside className="article-facts" aria-label={t('article.facts')}>
      {isUpdated ? <p>{t('article.updated', { date: figures.date(modified) })}</p> : null}
      {tags.length > 0 ? (
        <section>
          <h2>{t('article.subjects')}</h2>
          <ul className="article-tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={newsPath({ tag })}>{tag}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ShareArticle article={article} />
    </aside>
  );
}
