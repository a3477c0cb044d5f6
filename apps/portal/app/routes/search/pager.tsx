import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFigures } from '../../shell/use-shell.ts';
import style from './pager.module.css';
import { type SearchState, searchPath } from './search-address.ts';

/** Links to the pages of the list. */
export function Pager({ state, count }: { state: SearchState; count: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const last = Math.max(1, Math.ceil(count / state.pageSize));
  if (last === 1 && state.page === 1) return null;
  const to = (page: number) => searchPath({ ...state, page });
  return (
    <nav className={style.pager} aria-label={t('search.pages')}>
      {state.page > 1 && (
        <Link rel="prev" to={to(Math.min(state.page - 1, last))}>
          ← {t('search.previous')}
        </Link>
      )}
      <ol>
        {pagesAround(state.page, last).map((page, place) =>
          page === undefined ? (
            <li key={`gap-${place}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={to(page)}
                aria-label={t('search.pageNumber', { page: figures.number(page) })}
                aria-current={page === state.page ? 'page' : undefined}
              >
                {figures.number(page)}
              </Link>
            </li>
          ),
        )}
      </ol>
      {state.page < last && (
        <Link rel="next" to={to(state.page + 1)}>
          {t('search.next')} →
        </Link>
      )}
    </nav>
  );
}

/** The first and last page and those around `page`; undefined marks a gap. */
export function pagesAround(page: number, last: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const pages = [...new Set(near)].sort((one, other) => one - other);
  return pages.flatMap((number, place) => {
    const gap = number - (pages[place - 1] ?? number - 1);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [undefined, number] : [number];
  });
}
