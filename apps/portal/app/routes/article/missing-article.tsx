import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { articlePath, type Neighbour } from '../../articles/article.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import { PageTitle } from '../../site/page-title.tsx';

/** In the place of an article that is not there: what that can mean, and what was published last. */
export function MissingArticle() {
  const { t } = useTranslation();
  const error = useRouteError();
  // Anything but 'there is none' is for the site's own error page.
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const newest = (error.data ?? []) as Neighbour[];
  return (
    <PlainPage title={t('article.missing.title')} lead={t('article.missing.text')}>
      <PageTitle title={t('article.missing.title')} />
      {newest.length > 0 ? (
        <section className="article-missing">
          <h2>{t('article.missing.newest')}</h2>
          <ul>
            {newest.map((article) => (
              <li key={article.slug}>
                <Link to={articlePath(article)} lang={article.language}>
                  {article.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ButtonLink to="/news_blogs">{t('article.missing.all')}</ButtonLink>
    </PlainPage>
  );
}
