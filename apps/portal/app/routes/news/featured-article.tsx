import type { ArticleItem } from '../../articles/article.ts';
import { ArticlePicture } from '../../articles/article-picture.tsx';
import { KindLine } from '../../articles/kind-line.tsx';
import { ArticleWords } from './article-words.tsx';

/** The newest article, with its picture as large as the page allows. */
export function FeaturedArticle({ article }: { article: ArticleItem }) {
  const { featured_image: picture } = article;
  return (
    <article className="news-featured">
      <div className="news-words">
        <KindLine article={article} />
        <ArticleWords article={article} />
      </div>
      {picture ? (
        <ArticlePicture picture={picture} sizes="(max-width: 899px) 100vw, 640px" alt="" isUrgent />
      ) : null}
    </article>
  );
}
