import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFigures } from '../site/use-shell.ts';
import style from './pager.module.css';

interface PagerProps {
  /** What the pages are of, for those who do not see them. */
  label: string;
  page: number;
  /** The number of the last page. */
  last: number;
  pathOf: (page: number) => string;
}

/** Links to the pages of a list; nothing where there is one only. */
export function Pager({ label, page: now, last, pathOf }: PagerProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (last <= 1 && now === 1) return null;
  return (
    <nav className={style.pager} aria-label={label}>
      {now > 1 && (
        <Link rel="prev" to={pathOf(Math.max(1, Math.min(now - 1, last)))}>
          ← {t('search.previous')}
        </Link>
      )}
      <ol>
        {pagesAround(now, Math.max(1, last)).map((page, place) =>
          page === undefined ? (
            <li key={`gap-${place}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={pathOf(page)}
                aria-label={t('search.pageNumber', { page: figures.number(page) })}
                aria-current={page === now ? 'page' : undefined}
              >
                {figures.number(page)}
              </Link>
            </li>
          ),
        )}
      </ol>
      {now < last && (
        <Link rel="next" to={pathOf(now + 1)}>
          {t('search.next')} →
        </Link>
      )}
    </nav>
  );
}

/** The first and last page and those around `page`; undefined marks a gap. */
function pagesAround(page: number, last: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const pages = [...new Set(near)].sort((one, other) => one - other);
  return pages.flatMap((number, place) => {
    const gap = number - (pages[place - 1] ?? number - 1);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [undefined, number] : [number];
  });
}
