import { memo } from 'react';
import type { Figures } from '../figures/figures.ts';
import { type CellTexts, CellValue } from './cell-value.tsx';
import styles from './data-table.module.css';
import type { TableColumn } from './table-column.ts';

interface BodyRowProps {
  index: number;
  /** Undefined while the row is on its way. */
  values?: readonly unknown[];
  columns: readonly TableColumn[];
  /** The column of this row that the tab key reaches. */
  tabColumn?: number;
  figures: Figures;
  texts: CellTexts;
}

/** One row of the body; rendered again only when something of its own changes. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { index, values, columns, tabColumn, figures, texts } = props;
  return (
    <tr data-body-row aria-rowindex={index + 2} className={styles.row}>
      {columns.map((column, place) => {
        const Cell = place === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={place === 0 ? 'row' : undefined}
            data-cell={`${index}:${place}`}
            data-kind={column.kind}
            aria-colindex={place + 1}
            tabIndex={tabColumn === place ? 0 : -1}
          >
            {values ? (
              <span className={styles.value}>
                <CellValue column={column} value={values[place]} figures={figures} texts={texts} />
              </span>
            ) : (
              <span className={styles.awaited} />
            )}
          </Cell>
        );
      })}
    </tr>
  );
});
