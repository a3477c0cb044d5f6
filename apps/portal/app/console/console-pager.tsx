import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFigures } from '../site/use-shell.ts';

interface PagerProps {
  page: number;
  count: number;
  /** How many stand on a page. */
  size: number;
  /** The address of a page of the list. */
  to: (page: number) => string;
}

/** Which page of a list this is, and the ways to its neighbours; nothing where there is one page only. */
export function ConsolePager({ page, count, size, to }: PagerProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const last = Math.max(1, Math.ceil(count / size));
  if (last === 1 && page === 1) return null;
  return (
    <nav className="console-pager" aria-label={t('console.pager.label')}>
      {page > 1 ? (
        <Link rel="prev" to={to(Math.min(page - 1, last))}>
          ← {t('console.pager.previous')}
        </Link>
      ) : null}
      <span>{t('console.pager.page', { page: figures.number(page), last: figures.number(last) })}</span>
      {page < last ? (
        <Link rel="next" to={to(page + 1)}>
          {t('console.pager.next')} →
        </Link>
      ) : null}
    </nav>
  );
}
