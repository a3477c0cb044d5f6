import { useFigures } from '@gazetteer/site';
import { type TableColumn, writtenValue } from '@gazetteer/ui';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import style from './filter-chips.module.css';
import { addressOf, type ColumnFilter, type TableState, withFilter } from '../../../tables/table-address.ts';
import type { CodeNames } from '../../../tables/table-query.ts';
import { useCellTexts } from '../../../tables/use-table-texts.ts';

type FilterChipsProps = {
  path: string;
  state: TableState;
  columns: readonly TableColumn[];
  /** What codes are called that the filters name. */
  names: CodeNames;
};

/** What narrows the rows, each a link to the table without it. */
export function FilterChips({ path, state, columns, names: codeNames }: FilterChipsProps) {
  const { t } = useTranslation();
  const describe = useFilterText(codeNames);
  const names = columns.map(({ id }) => id);
  if (state.filters.length === 0) return <span className={style.none} />;
  return (
    <ul className={style.chips} aria-label={t('resource.filters')}>
      {state.filters.map((filter) => {
        const column = columns.find(({ id }) => id === filter.column);
        const text = column ? describe(column, filter) : filter.column;
        return (
          <li key={filter.column}>
            <Link
              to={addressOf(path, withFilter(state, names, { column: filter.column }))}
              preventScrollReset
              aria-label={t('resource.removeFilter', { filter: text })}
            >
              <span>{text}</span> <IconX size={13} stroke={2.25} aria-hidden />
            </Link>
          </li>
        );
      })}
      {state.filters.length > 1 && (
        <li>
          <Link
            className={style.clear}
            to={addressOf(path, { ...state, filters: [], row: 1 })}
            preventScrollReset
          >
            {t('search.clearAll')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** A filter in words: `Population ≥ 10,00,000` */
function useFilterText(names: CodeNames): (column: TableColumn, filter: ColumnFilter) => string {
  const { t } = useTranslation();
  const figures = useFigures();
  const texts = useCellTexts();
  return (column, { contains, is, min, max }) => {
    const written = (text: string) =>
      writtenValue(column, names.get(column.id)?.get(text) ?? text, figures, texts);
    const parts = [
      ...(contains ? [t('resource.filter.containsText', { text: contains })] : []),
      ...(is
        ? [
            is.length > 3
              ? t('resource.values', { count: is.length, figure: figures.number(is.length) })
              : is.map(written).join(', '),
          ]
        : []),
      ...(min && max ? [`${written(min)} – ${written(max)}`] : []),
      ...(min && !max ? [`≥ ${written(min)}`] : []),
      ...(max && !min ? [`≤ ${written(max)}`] : []),
    ];
    const joint = is && !contains && !min && !max ? ': ' : ' ';
    return `${column.label}${joint}${parts.join(', ')}`;
  };
}
