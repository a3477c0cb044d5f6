import { useFigures } from '@gazetteer/site';
import type { ReactNode } from 'react';
import styles from './count-table.module.css';
import { PlainTable } from './plain-table.tsx';

interface CountTableProps<Kind extends string> {
  /** What the table is of, for those who do not see it. */
  label: string;
  /** What a row is of. */
  head: string;
  kinds: readonly { id: Kind; name: string }[];
  rows: readonly { id: string; name: ReactNode; counts: Readonly<Record<Kind, number>> }[];
}

/** How often several kinds of things happened, row by row. */
export function CountTable<Kind extends string>({ label, head, kinds, rows }: CountTableProps<Kind>) {
  const figures = useFigures();
  return (
    <PlainTable label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {kinds.map(({ id, name }) => (
            <th key={id} scope="col" className={styles.figure}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, counts }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {kinds.map((kind) => (
              <td key={kind.id} className={styles.figure}>
                {figures.number(counts[kind.id])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
