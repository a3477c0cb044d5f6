import { useTranslation } from 'react-i18next';
import { useShell } from '../site/use-shell.ts';
import type { ArticleItem } from './article.ts';

/** Who wrote an article, and how long it takes to read. */
export function Byline({ article }: { article: Pick<ArticleItem, 'authors' | 'reading_minutes'> }) {
  const { t } = useTranslation();
  const { locale } = useShell();
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(article.authors);
  return (
    <p className="article-byline">
      {names ? <span>{t('article.by', { names })}</span> : null}
      <span>{t('article.minutes', { count: article.reading_minutes })}</span>
    </p>
  );
}
