import type { ArticleItem } from '../../articles/article.ts';
import { ArticlePicture } from '../../articles/article-picture.tsx';
import { KindLine } from '../../articles/kind-line.tsx';
import { ArticleWords } from './article-words.tsx';

/** An article in the list. */
export function ArticleRow({ article }: { article: ArticleItem }) {
  const { featured_image: picture } = article;
  return (
    <article className="news-row">
      <KindLine article={article} />
      <div className="news-words">
        <ArticleWords article={article} />
      </div>
      {picture ? <ArticlePicture picture={picture} sizes="(max-width: 639px) 112px, 224px" alt="" /> : null}
    </article>
  );
}
