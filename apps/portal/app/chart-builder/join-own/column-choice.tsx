import { useFigures } from '@gazetteer/site';
import { Checkbox } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { columnsToTake } from './own-wishes.ts';
import type { PortalTable } from './portal-table.ts';

interface ColumnChoiceProps {
  table: PortalTable;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Which columns of a table come to the browser. */
export function ColumnChoice({ table, chosen, onChange }: ColumnChoiceProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const columns = columnsToTake(table);
  if (columns.length < 2) return null;
  const change = (field: string, isTaken: boolean) =>
    onChange(
      columns.map((column) => column.field).filter((one) => (one === field ? isTaken : chosen.includes(one))),
    );
  return (
    <details className="add-table-columns">
      <summary>
        {t('visualise.addTable.own.columns', {
          chosen: figures.number(chosen.length),
          all: figures.number(columns.length),
        })}
      </summary>
      <fieldset>
        <legend className="visually-hidden">
          {t('visualise.addTable.own.columnsOf', { table: table.title })}
        </legend>
        {columns.map(({ field, label, unit }) => (
          <label key={field} className="add-table-toggle">
            <Checkbox
              checked={chosen.includes(field)}
              // A table without any column has nothing to give.
              disabled={chosen.length === 1 && chosen[0] === field}
              onChange={(event) => change(field, event.currentTarget.checked)}
            />
            <span>
              {label ?? field}
              {unit ? <small> {unit}</small> : null}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
