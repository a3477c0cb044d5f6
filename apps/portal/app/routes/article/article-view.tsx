import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ArticlePicture } from '../../articles/article-picture.tsx';
import { ArticleText } from '../../articles/article-text.tsx';
import { Byline } from '../../articles/byline.tsx';
import { KindLine } from '../../articles/kind-line.tsx';
import { newsPath } from '../../articles/news-address.ts';
import { DatasetLinks } from '../../datasets/dataset-links.tsx';
import { useShell } from '../../site/use-shell.ts';
import { ArticleFacts } from './article-facts.tsx';
import { EventFacts } from './event-facts.tsx';
import type { ArticlePage } from './load-article.server.ts';
import { Neighbours } from './neighbours.tsx';

/** An article, whole; all of it is there without script. */
export function ArticleView({ page }: { page: ArticlePage }) {
  const { t } = useTranslation();
  const { locale } = useShell();
  const { article, datasets, section } = page;
  const { type, title, excerpt, language, event, featured_image: picture } = article;
  return (
    <article className="page article">
      <header className="article-head">
        <nav className="article-trail" aria-label={t('article.trail')}>
          <Link to={newsPath({})}>{section}</Link>
          <span aria-hidden="true"> / </span>
          <Link to={newsPath({ kind: type })}>{t(`news.kind.${type}`)}</Link>
        </nav>
        <h1 lang={language}>{title}</h1>
        {excerpt ? (
          <p className="article-lead" lang={language}>
            {excerpt}
          </p>
        ) : null}
        <div className="article-line">
          <KindLine article={article} />
          <Byline article={article} />
        </div>
        {event ? <EventFacts event={event} /> : null}
        {language === locale ? null : <p className="article-only">{t(`article.only.${language}`)}</p>}
      </header>
      <div className="article-main">
        {picture ? (
          <div className="article-picture" lang={language}>
            <ArticlePicture picture={picture} sizes="(max-width: 1199px) 100vw, 832px" isUrgent />
          </div>
        ) : null}
        <ArticleText html={article.content} language={language} />
      </div>
      <ArticleFacts article={article} subjects={page.subjects} />
      <footer className="article-end">
        {datasets.length > 0 ? (
          <DatasetLinks title={t('article.datasets')} datasets={datasets} written={page.written} />
        ) : null}
        <Neighbours previous={page.previous} next={page.next} />
      </footer>
    </article>
  );
}
