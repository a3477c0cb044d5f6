import { useFigures } from '@gazetteer/site';
import { Button, buttonClass, Checkbox, type TableColumn } from '@gazetteer/ui';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import style from './column-chooser.module.css';
import { KeptFields } from './kept-fields.tsx';
import type { TableState } from '../../../tables/table-address.ts';

type ColumnChooserProps = {
  path: string;
  state: TableState;
  columns: readonly TableColumn[];
  go(next: TableState): void;
};

/** A form in a popover, so that it works without script too. */
export function ColumnChooser({ path, state, columns, go }: ColumnChooserProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const shown = state.columns ?? columns.map(({ id }) => id);
  const numbers = { shown: figures.number(shown.length), all: figures.number(columns.length) };
  const { columns: _, ...allColumns } = state;
  return (
    <div className={style.place}>
      <button type="button" className={buttonClass('plain')} popoverTarget="column-chooser">
        <IconColumns3 aria-hidden /> {t('resource.columns')}
        <span className={style.count}>{t('resource.columnsShown', numbers)}</span>
      </button>
      <form
        id="column-chooser"
        className={style.chooser}
        popover="auto"
        action={path}
        method="get"
        aria-label={t('resource.columns')}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget).getAll('columns').map(String);
          event.currentTarget.hidePopover();
          // No column at all is no table; it counts as all of them.
          go(
            chosen.length > 0 && chosen.length < columns.length ? { ...state, columns: chosen } : allColumns,
          );
        }}
      >
        <KeptFields state={allColumns} />
        <fieldset className={style.boxes} key={shown.join('\n')}>
          <legend className="visually-hidden">{t('resource.columns')}</legend>
          {columns.map((column) => (
            <label key={column.id}>
              <Checkbox name="columns" value={column.id} defaultChecked={shown.includes(column.id)} />
              <span>{column.label}</span>
            </label>
          ))}
        </fieldset>
        <div className={style.actions}>
          <Button type="submit" look="primary">
            {t('resource.show')}
          </Button>
          <Button
            className="needs-script"
            onClick={(event) => {
              event.currentTarget.closest('form')?.hidePopover();
              go(allColumns);
            }}
          >
            {t('resource.allColumns')}
          </Button>
        </div>
      </form>
    </div>
  );
}
