import type { TableText } from '@gazetteer/charts';
import type { ReactNode } from 'react';

interface TextTableProps {
  text: TableText;
  caption?: ReactNode;
  className?: string;
}

/** Figures as a table of texts: the columns of a chart, aligned as their values want it. */
export function TextTable({ text: { columns, rows }, caption, className }: TextTableProps) {
  return (
    <table className={className}>
      {caption}
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
        {rows.map((cells, row) => (
          // Rows of an answer have no name of their own, and never change their place.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={row}>
            {columns.map(({ name, align }, column) => (
              <td key={name} data-align={align}>
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
