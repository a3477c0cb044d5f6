import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ColumnRow } from './column-row.tsx';
import type { ColumnsFound } from './mark-columns.server.ts';
import style from './page.module.css';
import { clearFacets, countChosen, searchPath, type SearchState } from './search-address.ts';
import line from './summary-line.module.css';
import { TextWithParts } from './text-with-parts.tsx';

/** Says what was understood of the question, and how much answers it. */
export function ColumnSummary({ state, found }: { state: SearchState; found?: ColumnsFound }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const summary = found
    ? t(found.words.length > 0 ? 'search.columns.about' : 'search.columns.all', {
        count: found.count,
        figure: figures.number(found.count),
        text: found.words.join(' '),
      }) + (found.by.length > 0 ? `, ${t('search.columns.by', { keys: found.by.join(', ') })}` : '')
    : t('search.failedTitle');
  return (
    <>
      <div className={line.line}>
        <h1 className={line.title}>{summary}</h1>
      </div>
      <output className="visually-hidden">{summary}</output>
      {found?.corrected_q && (
        <p className={line.corrected}>
          <TextWithParts
            text={t('search.columns.corrected')}
            parts={{ corrected: <strong>{found.corrected_q}</strong>, typed: state.text }}
          />
        </p>
      )}
    </>
  );
}

/** The columns found, or what to try where there are none. */
export function ColumnList({ state, found }: { state: SearchState; found: ColumnsFound }) {
  const { t } = useTranslation();
  if (found.results.length > 0) {
    return (
      <ol className={style.list}>
        {found.results.map((column) => (
          <ColumnRow key={`${column.resource.id} ${column.name}`} column={column} />
        ))}
      </ol>
    );
  }
  return (
    <div className="also-nothing">
      <h2>{t('search.nothing.title')}</h2>
      <ul>
        {countChosen(state) > 0 && (
          <li>
            <Link to={searchPath(clearFacets(state))}>{t('search.nothing.withoutFilters')}</Link>
          </li>
        )}
        <li>{t('search.columns.hint')}</li>
        <li>
          <Link to={searchPath({ ...state, tab: 'datasets', page: 1 })}>
            {t('search.columns.inDatasets')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
