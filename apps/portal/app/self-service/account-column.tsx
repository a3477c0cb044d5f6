import type { ReactNode } from 'react';
import styles from './account-column.module.css';

/** The one narrow column of the pages around an account: a headline, what happens here, and one thing to do. */
export function AccountColumn({
  title,
  lead,
  isWide = false,
  children,
}: {
  title: string;
  lead?: string | undefined;
  /** For pages with more than one thing to do. */
  isWide?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`page ${styles.page}`}>
      <div className={isWide ? `${styles.column} ${styles.wide}` : styles.column}>
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}

/** Links under the form, each on a line of its own. */
export function AccountLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}

/** Words between two ways of doing the same thing, with a line on either side. */
export function Divider({ children }: { children: ReactNode }) {
  return <p className={styles.divider}>{children}</p>;
}
