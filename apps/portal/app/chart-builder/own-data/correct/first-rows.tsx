import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnTable } from '../read/own-table.ts';
import type { CorrectedColumn } from './read-corrected.ts';

const FIRST_ROWS = 6;
/** More columns than anybody reads across. */
const MOST_COLUMNS = 60;

/** The first rows as they are read now; what could not be read is shown as it is written. */
export function FirstRows({ table, columns }: { table: OwnTable; columns: readonly CorrectedColumn[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const shown = columns.slice(0, MOST_COLUMNS);
  const count = Math.min(FIRST_ROWS, table.texts[0]?.length ?? 0);
  return (
    <>
      <h3 id={titleId} className="own-data-title">
        {t('visualise.own.firstRows')}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="own-data-scroller" role="group" aria-labelledby={titleId} tabIndex={0}>
        <table className="own-data-rows">
          <thead>
            <tr>
              {shown.map(({ column: { id } }) => (
                <th key={id} scope="col">
                  {id}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: count }, (_, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have nothing else to be told by
              <tr key={row}>
                {shown.map((column, index) => (
                  <Cell
                    key={column.column.id}
                    column={column}
                    text={table.texts[index]?.[row] ?? ''}
                    row={row}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Cell({
  column: { column, values },
  text,
  row,
}: {
  column: CorrectedColumn;
  text: string;
  row: number;
}) {
  const { t } = useTranslation();
  const value = values[row] ?? null;
  const isNumber = column.type === 'int' || column.type === 'float';
  if (value !== null) return <td data-number={isNumber || undefined}>{String(value)}</td>;
  if (text.trim() === '') return <td>{''}</td>;
  return (
    <td>
      <s>{text}</s> <span className="own-data-left">{t('visualise.own.leftEmpty')}</span>
    </td>
  );
}
