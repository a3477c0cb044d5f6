import type { TableSummary } from '@gazetteer/client';
import { Button, Floating, type TableColumn } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { CodeFilterFields } from './code-filter-fields.tsx';
import { ColumnFilterFields } from './column-filter-fields.tsx';
import style from './filter-panel.module.css';
import {
  type ColumnFilter,
  filterField,
  readTable,
  type TableState,
  withFilter,
} from '../../../tables/table-address.ts';
import type { CodeNames } from '../../../tables/table-query.ts';
import { useDistinctValues } from './use-distinct-values.ts';

type FilterPanelProps = {
  column: TableColumn;
  /** The button that opened the panel: the panel stands under it, and the focus goes back to it. */
  button: HTMLElement;
  resourceId: string;
  state: TableState;
  columns: readonly TableColumn[];
  summary: TableSummary | undefined;
  /** What codes are called that the filters name. */
  names: CodeNames;
  go(next: TableState): void;
  onClose(): void;
};

/** The filter of one column, under its head. */
export function FilterPanel(props: FilterPanelProps) {
  const { column, button, state, columns, go, onClose } = props;
  const { t } = useTranslation();
  const names = columns.map(({ id }) => id);
  const filter = state.filters.find((one) => one.column === column.id);
  const values = useDistinctValues(props.resourceId, column);
  const apply = (next: ColumnFilter) => {
    onClose();
    button.focus({ preventScroll: true });
    go(withFilter(state, names, next));
  };
  return (
    <Floating anchor={button} label={column.label} onClose={onClose}>
      <form
        className={style.panel}
        onSubmit={(event) => {
          event.preventDefault();
          apply(filterOf(new FormData(event.currentTarget), column.id));
        }}
      >
        <h2>{column.label}</h2>
        {column.codes ? (
          <CodeFilterFields
            resourceId={props.resourceId}
            column={column}
            filter={filter}
            names={props.names.get(column.id)}
          />
        ) : (
          <ColumnFilterFields
            column={column}
            filter={filter}
            values={values}
            statistics={props.summary?.columns.find(({ id }) => id === column.id)}
          />
        )}
        <div className={style.actions}>
          <Button type="submit" look="primary">
            {t('resource.filter.apply')}
          </Button>
          <Button onClick={() => apply({ column: column.id })}>{t('resource.filter.clear')}</Button>
        </div>
      </form>
    </Floating>
  );
}

/** A form's fields go through the same reading as an address. */
function filterOf(form: FormData, column: string): ColumnFilter {
  const query = new URLSearchParams();
  for (const rule of ['contains', 'is', 'min', 'max'] as const)
    for (const value of form.getAll(filterField(column, rule)))
      if (typeof value === 'string') query.append(filterField(column, rule), value);
  return readTable(query, [column]).filters[0] ?? { column };
}
