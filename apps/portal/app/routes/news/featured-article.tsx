import { Link } from 'react-router';
import { type ArticleItem, articlePath } from '../../articles/article.ts';
import { ArticlePicture } from '../../articles/article-picture.tsx';
import { Byline } from '../../articles/byline.tsx';
import { KindLine } from '../../articles/kind-line.tsx';
import { EventLine } from './event-line.tsx';

/** The newest article, with its picture as large as the page allows. */
export function FeaturedArticle({ article }: { article: ArticleItem }) {
  const { featured_image: picture, title, excerpt, language, event } = article;
  return (
    <article className="news-featured">
      <div className="news-words">
        <KindLine article={article} />
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
      </div>
      {picture ? (
        <ArticlePicture picture={picture} sizes="(max-width: 899px) 100vw, 640px" alt="" isUrgent />
      ) : null}
    </article>
  );
}
