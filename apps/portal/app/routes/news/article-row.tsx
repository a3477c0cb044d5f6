import { Link } from 'react-router';
import { type ArticleItem, articlePath } from '../../articles/article.ts';
import { ArticlePicture } from '../../articles/article-picture.tsx';
import { Byline } from '../../articles/byline.tsx';
import { KindLine } from '../../articles/kind-line.tsx';
import { EventLine } from './event-line.tsx';

/** An article in the list. */
export function ArticleRow({ article }: { article: ArticleItem }) {
  const { featured_image: picture, title, excerpt, language, event } = article;
  return (
    <article className="news-row">
      <KindLine article={article} />
      <div className="news-words">
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
      {picture ? <ArticlePicture picture={picture} sizes="(max-width: 639px) 112px, 224px" alt="" /> : null}
    </article>
  );
}
