import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { type ArticleItem, articlePath } from '../../articles/article.ts';
import { LinkList } from '../../datasets/link-list.tsx';

/** What the team has written about a dataset, the newest first. */
export function Stories({ articles }: { articles: readonly ArticleItem[] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const links = articles.map((article) => ({
    to: articlePath(article),
    text: article.title,
    language: article.language,
    words: [t(`article.kind.${article.type}`), figures.date(article.date)],
  }));
  return <LinkList title={t('article.stories')} links={links} />;
}
