import type { TableColumn } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../../site/use-shell.ts';
import type { TableState } from '../../../tables/table-address.ts';

/** What a screen reader says after a sort or a filter: `28 rows, sorted by Population, descending` */
export function useSpokenResult(state: TableState, columns: readonly TableColumn[], count: number): string {
  const { t } = useTranslation();
  const figures = useFigures();
  const rows = t('dataset.rows', { count, figure: figures.number(count) });
  if (!state.sort) return rows;
  const { column, descending } = state.sort;
  const label = columns.find(({ id }) => id === column)?.label ?? column;
  return `${rows}, ${t(descending ? 'resource.sortedDown' : 'resource.sortedUp', { label })}`;
}
