import type { TableText } from '@gazetteer/charts';
import type { CSSProperties, ReactNode } from 'react';

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
            {columns.map(({ name, align, bars }, column) => (
              <td key={name} data-align={align} {...(bars ? barOf(bars, row) : {})}>
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Bars = NonNullable<TableText['columns'][number]['bars']>;

/** The bar is the ground of its cell: whoever hears the table hears the figure once. */
function barOf({ zero, cells }: Bars, row: number): { className: string; style: CSSProperties } | undefined {
  const bar = cells[row];
  if (!bar) return undefined;
  const share = (one: number) => `${one * 100}%`;
  const style = { '--from': share(bar.from), '--to': share(bar.to), '--zero': share(zero) } as CSSProperties;
  const kind = bar.isNegative ? 'cell-bar cell-bar-below' : 'cell-bar';
  return { className: zero > 0 ? `${kind} cell-bar-zero` : kind, style };
}
