import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import type { ArticleItem } from './article.ts';

/** What an article is, and when it was published. */
export function KindLine({ article: { type, date } }: { article: Pick<ArticleItem, 'type' | 'date'> }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <p className="article-kind">
      <span>{t(`article.kind.${type}`)}</span>
      <time dateTime={date}>{figures.date(date)}</time>
    </p>
  );
}
