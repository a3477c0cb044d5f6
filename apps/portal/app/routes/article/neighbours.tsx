import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { articlePath, type Neighbour } from '../../articles/article.ts';

/** The articles published before and after one. */
export function Neighbours({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  const { t } = useTranslation();
  if (!previous && !next) return null;
  return (
    <nav className="article-neighbours" aria-label={t('article.more')}>
      {(['previous', 'next'] as const).map((place) => {
        const article = place === 'previous' ? previous : next;
        if (!article) return null;
        return (
          <Link
            key={place}
            to={articlePath(article)}
            data-place={place}
            rel={place === 'previous' ? 'prev' : 'next'}
          >
            <span>{t(`article.${place}`)}</span>
            <span lang={article.language}>{article.title}</span>
          </Link>
        );
      })}
    </nav>
  );
}
