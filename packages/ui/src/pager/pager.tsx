import { Link } from 'react-router';
import { pagesAround } from './pages-around.ts';
import styles from './pager.module.css';

export interface PagerTexts {
  /** What the pages are of, for those who do not see them. */
  label: string;
  previous: string;
  next: string;
  /** How a page is called, for those who do not see its place. */
  page: (figure: string) => string;
  /** How its number is written. */
  figure: (page: number) => string;
}

interface PagerProps {
  page: number;
  /** The number of the last page. */
  last: number;
  pathOf: (page: number) => string;
  texts: PagerTexts;
}

/** Links to the pages of a list; nothing where there is one only. */
export function Pager({ page: now, last: lastPage, pathOf, texts }: PagerProps) {
  const last = Math.max(1, lastPage);
  if (last === 1 && now === 1) return null;
  return (
    <nav className={styles.pager} aria-label={texts.label}>
      {now > 1 && (
        <Link rel="prev" to={pathOf(Math.min(now - 1, last))}>
          ← {texts.previous}
        </Link>
      )}
      <div className={styles.numbers}>
        {pagesAround(now, last).map((page, place) =>
          page === undefined ? (
            <span key={`gap-${place}`} aria-hidden>
              …
            </span>
          ) : (
            <Link
              key={page}
              to={pathOf(page)}
              aria-label={texts.page(texts.figure(page))}
              aria-current={page === now ? 'page' : undefined}
            >
              {texts.figure(page)}
            </Link>
          ),
        )}
      </div>
      {now < last && (
        <Link rel="next" to={pathOf(now + 1)}>
          {texts.next} →
        </Link>
      )}
    </nav>
  );
}
