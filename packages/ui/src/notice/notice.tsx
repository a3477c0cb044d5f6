import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A message set off from the text: `error` is the red aside, announced at once; `plain` informs. */
export function Notice({
  kind = 'plain',
  title,
  children,
}: {
  kind?: 'error' | 'plain';
  title?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <aside className={`${styles.notice} ${styles[kind]}`} role="note">
      <div role={kind === 'error' ? 'alert' : undefined}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </aside>
  );
}
