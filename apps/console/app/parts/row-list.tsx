import type { ReactNode } from 'react';
import styles from './row-list.module.css';

/** Things that lead to pages of their own, a row each. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface ListRowProps {
  /** The link, with what stands beside and, small, below it. */
  what: ReactNode;
  /** How far it is. */
  mark: ReactNode;
  when: ReactNode;
}

export function ListRow({ what, mark, when }: ListRowProps) {
  return (
    <li>
      <div className={styles.what}>{what}</div>
      {mark}
      <span className={styles.when}>{when}</span>
    </li>
  );
}
