import { articleTextStyle } from '@gazetteer/ui';
import articlesStyle from '../../articles/articles.css?url';
import type { Route } from './+types/page';
import { articleMeta } from './article-meta.ts';
import { ArticleView } from './article-view.tsx';
import articleStyle from './article.css?url';
import { loadArticle } from './load-article.server.ts';
import { MissingArticle } from './missing-article.tsx';

export { MissingArticle as ErrorBoundary };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadArticle(context, { slug: params.slug, search: url.search });
}

export function links() {
  return [articlesStyle, articleTextStyle, articleStyle].map((href) => ({ rel: 'stylesheet', href }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? articleMeta(matches, loaderData) : [];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article } = loaderData;
  // Another text is another element: charts are drawn into it.
  return <ArticleView key={`${article.slug} ${article.language}`} page={loaderData} />;
}
