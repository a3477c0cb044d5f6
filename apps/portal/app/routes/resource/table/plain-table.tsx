import { Button, type TableColumn } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { ColumnFilterFields } from './column-filter-fields.tsx';
import { KeptFields } from './kept-fields.tsx';
import style from './plain-table.module.css';
import { addressOf, type TableState } from '../../../tables/table-address.ts';
import { blockSize } from '../../../tables/table-query.ts';

type PlainProps = { path: string; state: TableState };

/** The filters as one form, for readers without script. */
export function PlainFilters({ path, state, columns }: PlainProps & { columns: readonly TableColumn[] }) {
  const { t } = useTranslation();
  return (
    <noscript>
      <details className={style.filters}>
        <summary>{t('resource.filterRows')}</summary>
        <form action={path} method="get">
          <KeptFields state={{ ...state, filters: [], row: 1 }} />
          <div className={style.columns}>
            {columns.map((column) => (
              <fieldset key={column.id}>
                <legend>{column.label}</legend>
                <ColumnFilterFields
                  column={column}
                  filter={state.filters.find((filter) => filter.column === column.id)}
                />
              </fieldset>
            ))}
          </div>
          <Button type="submit" look="primary">
            {t('resource.filter.apply')}
          </Button>
        </form>
      </details>
    </noscript>
  );
}

/** The way through the table a page of rows at a time, for readers without script. */
export function PlainPages({ path, state, count }: PlainProps & { count: number }) {
  const { t } = useTranslation();
  const first = Math.floor((state.row - 1) / blockSize) * blockSize + 1;
  const [previous, next] = [first - blockSize, first + blockSize];
  return (
    <noscript>
      <nav className={style.pages} aria-label={t('resource.pages')}>
        {previous >= 1 && (
          <a rel="prev" href={addressOf(path, { ...state, row: previous })}>
            ← {t('resource.previousRows')}
          </a>
        )}
        {next <= count && (
          <a rel="next" href={addressOf(path, { ...state, row: next })}>
            {t('resource.nextRows')} →
          </a>
        )}
      </nav>
    </noscript>
  );
}
