import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

interface PlainTableProps {
  /** What the table is of, for those who do not see it. */
  label: string;
  /** Its head and its rows. */
  children: ReactNode;
}

/** A dense table; where the window is narrower it scrolls inside of itself, by the keyboard too. */
export function PlainTable({ label, children }: PlainTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
