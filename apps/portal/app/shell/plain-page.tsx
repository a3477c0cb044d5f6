import type { ReactNode } from 'react';
import styles from './plain-page.module.css';

/** A page of one column: a headline and what follows it. */
export function PlainPage({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={`page ${styles.page}`}>
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  );
}
