import type { TableText } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../../shell/use-shell.ts';

interface FiguresTableProps {
  title: string;
  text: TableText;
  /** How many rows there are; some may be in the download only. */
  rowCount: number;
}

/** The figures behind a chart, for those who do not see it and those who want them exactly. */
export function FiguresTable({ title, text: { columns, rows }, rowCount }: FiguresTableProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <details className="saved-table">
      <summary>{t('visualise.saved.table')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="saved-scroll" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ name, label, align }) => (
                <th key={name} scope="col" data-align={align}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // Rows of an answer have no name of their own, and never change their place.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                {columns.map(({ name, align }, column) => (
                  <td key={name} data-align={align}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length < rowCount ? (
        <p>
          {t('visualise.saved.tableCut', {
            shown: figures.number(rows.length),
            all: figures.number(rowCount),
          })}
        </p>
      ) : null}
    </details>
  );
}
